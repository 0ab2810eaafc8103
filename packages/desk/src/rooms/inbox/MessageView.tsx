import { CopyButton } from '@livery/ui/CopyButton';
import { Icon } from '@livery/ui/Icon';
import { CircleUserIcon } from '@livery/ui/icons';
import type { InboxMessage } from '@livery/contract/control/shapes';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import * as styles from './InboxRoom.css.ts';
import { inboxTexts as texts } from './inbox.texts.ts';
import { codeIn, partsOf } from './message-text.ts';

/** A message as its receiver sees it: a bubble on a phone, or a letter. */
export function MessageView({ message }: { message: InboxMessage }) {
  const code = codeIn(message.content);
  return (
    <article aria-label={texts.reader}>
      {message.channel === 'sms' ? <Telephone message={message} /> : <Letter message={message} />}
      {code !== null && (
        <p className={styles.copy}>
          <CopyButton variant="quiet" text={code} label={texts.copyCode(code)} copiedLabel={texts.copied} failedLabel={texts.copyFailed} />
        </p>
      )}
    </article>
  );
}

function Telephone({ message: { receiver, content, deliveredAt } }: { message: InboxMessage }) {
  const { merchant } = useDesk();
  return (
    <div className={styles.phone}>
      <p className={styles.sender}>
        <Icon icon={CircleUserIcon} size="large" />
        {merchant.name}
      </p>
      <div className={styles.talk}>
        <p className={styles.day}>{`${momentText(deliveredAt)}, ${receiver}`}</p>
        <p className={styles.bubble}>
          <Content content={content} />
        </p>
      </div>
    </div>
  );
}

function Letter({ message: { receiver, subject, content, deliveredAt } }: { message: InboxMessage }) {
  const { merchant } = useDesk();
  return (
    <div className={styles.letter}>
      <header className={styles.letterHead}>
        <h2 className={styles.subject}>{subject}</h2>
        <dl className={styles.lines}>
          <dt className={styles.term}>{texts.from}</dt>
          <dd className={styles.value}>{`${merchant.name}, ${momentText(deliveredAt)}`}</dd>
          <dt className={styles.term}>{texts.to}</dt>
          <dd className={styles.value}>{receiver}</dd>
        </dl>
      </header>
      <p className={styles.letterBody}>
        <Content content={content} />
      </p>
    </div>
  );
}

function Content({ content }: { content: string }) {
  return partsOf(content).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <a key={`${index} ${href}`} href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    ),
  );
}
