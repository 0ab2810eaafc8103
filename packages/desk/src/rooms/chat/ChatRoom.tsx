import { Badge } from '@livery/ui/Badge';
import { EmptyState } from '@livery/ui/EmptyState';
import { Link, useSearchParams } from 'react-router-dom';
import type { ChatRow } from '@livery/contract/control/shapes';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { exactText } from '#shared/instants.ts';
import * as parts from '#shared/panel.css.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { ChatPanel } from './ChatPanel.tsx';
import * as styles from './ChatRoom.css.ts';
import { chatTexts as texts } from './chat.texts.ts';

/** Milliseconds between two polls while somebody waits for an answer. */
const pollEvery = 2_000;

/** Visitors who wait for an answer, the open chat, and messages from visitors who did not wait. */
export function ChatRoom() {
  const { merchant } = useDesk();
  const [address] = useSearchParams();
  const chosen = Number(address.get('id')) || null;
  const answer = useAnswer('chats', {}, pollEvery);
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <div className={styles.layout}>
        <section className={parts.panel} aria-label={texts.chats}>
          <h2 className={styles.subtitle}>{texts.chats}</h2>
          <Answered answer={answer} loading={texts.loading}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState sentence={texts.none} />
              ) : (
                <ul className={styles.list}>
                  {items.map((chat) => (
                    <li key={chat.id}>
                      <ChatEntry chat={chat} isChosen={chat.id === chosen} />
                    </li>
                  ))}
                </ul>
              )
            }
          </Answered>
        </section>
        {chosen === null ? <EmptyState sentence={texts.choose} /> : <ChatPanel key={chosen} id={chosen} onDone={answer.reload} />}
      </div>
      {answer.value !== null && <Feedback />}
    </RoomFrame>
  );
}

function ChatEntry({ chat, isChosen }: { chat: ChatRow; isChosen: boolean }) {
  return (
    <Link className={styles.entry} to={`?id=${chat.id}`} aria-current={isChosen ? 'true' : undefined}>
      <span className={styles.name}>
        {texts.models[chat.model] ?? chat.model} · {texts.number(chat.id)}
      </span>
      {chat.isEnded ? (
        <Badge tone="neutral">{texts.ended}</Badge>
      ) : (
        chat.unread > 0 && <Badge tone="warning">{texts.unread(chat.unread)}</Badge>
      )}
      <span className={styles.detail}>
        {exactText(new Date(chat.at))}, {chat.language}
      </span>
    </Link>
  );
}

function Feedback() {
  const answer = useAnswer('feedback', {});
  return (
    <section className={parts.panel} aria-label={texts.feedback}>
      <h2 className={styles.subtitle}>{texts.feedback}</h2>
      <Answered answer={answer} loading={texts.loading}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sentence={texts.noFeedback} />
          ) : (
            <ul className={styles.list}>
              {items.map(({ id, content, contact, at }) => (
                <li key={id} className={styles.said}>
                  <p className={styles.words}>{content}</p>
                  <span className={styles.detail}>{[exactText(new Date(at)), contact].filter(Boolean).join(', ')}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}
