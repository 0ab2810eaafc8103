import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { ArrowLeftIcon, MailIcon, SmartphoneIcon } from '@livery/ui/icons';
import { Switch } from '@livery/ui/Switch';
import type { InboxMessage } from '@livery/contract/control/shapes';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { ListPager } from '#shared/list/ListPager.tsx';
import { ListTools } from '#shared/list/ListTools.tsx';
import { useList, type List, type Page } from '#shared/list/use-list.ts';
import { RoomFrame } from '#shared/Room.tsx';
import * as styles from './InboxRoom.css.ts';
import { inboxTexts as texts } from './inbox.texts.ts';
import { MessageView } from './MessageView.tsx';

/** Milliseconds between two polls while following. */
const pollEvery = 2_000;

const filters = { receiver: 'text' } as const;

export function InboxRoom() {
  const { merchant } = useDesk();
  const [isFollowing, setFollowing] = useState(true);
  const list = useList('inbox', filters, { pollEvery: isFollowing ? pollEvery : undefined });
  const { receiver } = list.filters;
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <ListTools texts={texts} value={receiver} onSearch={(wanted) => list.filter({ receiver: wanted })}>
        <Switch label={texts.follow} checked={isFollowing} onChange={setFollowing} />
      </ListTools>
      <Answered answer={list.answer} loading={texts.loading}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sentence={receiver === '' ? texts.empty : texts.emptyFor(receiver)} />
          ) : (
            <Panes items={items} list={list} />
          )
        }
      </Answered>
    </RoomFrame>
  );
}

function Panes({ items, list }: { items: readonly InboxMessage[]; list: List<'receiver', Page<InboxMessage>> }) {
  const [address] = useSearchParams();
  const wanted = address.get('message');
  const page = { after: address.get('after') ?? '' };
  const chosen = items.find(({ id }) => String(id) === wanted);
  // If list and reader both fit, the newest message opens at once.
  const shown = chosen ?? items[0];
  return (
    <div className={styles.panes}>
      <div className={styles.listPane({ gives: chosen !== undefined })}>
        <ul className={styles.list} aria-label={texts.list}>
          {items.map((message) => (
            <li key={message.id}>
              <Entry
                message={message}
                to={list.addressOf({ ...page, message: String(message.id) })}
                isChosen={message === chosen}
                isOpen={message === shown}
              />
            </li>
          ))}
        </ul>
        <ListPager list={list} texts={texts} />
      </div>
      <div className={styles.reader({ isChosen: chosen !== undefined })}>
        <div className={styles.back}>
          <ButtonLink variant="quiet" icon={ArrowLeftIcon} render={(props) => <Link {...props} to={list.addressOf(page)} />}>
            {texts.backToList}
          </ButtonLink>
        </div>
        {shown !== undefined && <MessageView key={shown.id} message={shown} />}
      </div>
    </div>
  );
}

interface EntryProps {
  readonly message: InboxMessage;
  readonly to: string;
  readonly isChosen: boolean;
  /** The message beside the list, chosen or not. */
  readonly isOpen: boolean;
}

function Entry({ message, to, isChosen, isOpen }: EntryProps) {
  const { channel, receiver, subject, content, deliveredAt } = message;
  return (
    <Link className={styles.entry({ isOpen })} to={to} aria-current={isChosen || undefined}>
      <Icon icon={channel === 'sms' ? SmartphoneIcon : MailIcon} size="small" label={channel === 'sms' ? texts.sms : texts.mail} />
      <span className={styles.receiver}>{receiver}</span>
      <time className={styles.time} dateTime={deliveredAt}>
        {momentText(deliveredAt)}
      </time>
      <span className={styles.preview}>{channel === 'sms' ? content : subject}</span>
    </Link>
  );
}
