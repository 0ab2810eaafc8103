import { ButtonLink } from '@livery/ui/Button';
import { CursorPager } from '@livery/ui/CursorPager';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { ArrowLeftIcon, MailIcon, SmartphoneIcon } from '@livery/ui/icons';
import { SearchField } from '@livery/ui/SearchField';
import { Switch } from '@livery/ui/Switch';
import type { ControlPage, InboxMessage } from '@livery/contract/control';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from './InboxRoom.css.ts';
import { inboxTexts as texts } from './inbox.texts.ts';
import { MessageView } from './MessageView.tsx';

/** Milliseconds between two looks while following. */
const pollEvery = 2_000;

export function InboxRoom() {
  const { client, merchant } = useDesk();
  const [address, setAddress] = useSearchParams();
  const receiver = address.get('receiver') ?? '';
  const after = address.get('after') ?? '';
  const [typed, setTyped] = useState(receiver);
  const [isFollowing, setFollowing] = useState(true);
  const ask = useCallback(
    (signal: AbortSignal) => client.inbox(merchant.code, { receiver, after }, signal),
    [client, merchant, receiver, after],
  );
  const answer = useAnswer(ask, isFollowing && after === '' ? pollEvery : undefined);
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            clearLabel={texts.clear}
            value={typed}
            onChange={setTyped}
            onSearch={(wanted) => setAddress(wanted.trim() === '' ? {} : { receiver: wanted.trim() })}
          />
        </div>
        <Switch label={texts.follow} checked={isFollowing} onChange={setFollowing} />
      </div>
      <Answered answer={answer} loading={texts.loading}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState sentence={receiver === '' ? texts.empty : texts.emptyFor(receiver)} />
          ) : (
            <Panes page={page} address={address} />
          )
        }
      </Answered>
    </RoomFrame>
  );
}

function Panes({ page: { items, next }, address }: { page: ControlPage<InboxMessage>; address: URLSearchParams }) {
  const wanted = address.get('message');
  const chosen = items.find(({ id }) => String(id) === wanted);
  // Where both have room the newest is open from the start.
  const shown = chosen ?? items[0];
  return (
    <div className={styles.panes}>
      <div className={styles.listPane({ gives: chosen !== undefined })}>
        <ul className={styles.list} aria-label={texts.list}>
          {items.map((message) => (
            <li key={message.id}>
              <Entry
                message={message}
                to={addressWith(address, { message: String(message.id) })}
                isChosen={message === chosen}
                isOpen={message === shown}
              />
            </li>
          ))}
        </ul>
        <CursorPager
          label={texts.pages}
          previous={{
            label: texts.newest,
            link: address.has('after') ? (props) => <Link {...props} to={addressWith(address, {})} /> : null,
            none: texts.isNewest,
          }}
          next={{
            label: texts.older,
            link: next === null ? null : (props) => <Link {...props} to={addressWith(address, { after: next })} />,
            none: texts.isOldest,
          }}
        />
      </div>
      <div className={styles.reader({ isChosen: chosen !== undefined })}>
        <div className={styles.back}>
          <ButtonLink
            variant="quiet"
            icon={ArrowLeftIcon}
            render={(props) => <Link {...props} to={addressWith(address, pageOf(address))} />}
          >
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
  /** Open beside the list, chosen or not. */
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

function pageOf(address: URLSearchParams): { after?: string } {
  const after = address.get('after');
  return after === null ? {} : { after };
}

/** The address of this room with its receiver, and what is named; a message stays on its page. */
function addressWith(address: URLSearchParams, named: { after?: string; message?: string }): string {
  const receiver = address.get('receiver');
  const kept = { ...(receiver === null ? {} : { receiver }), ...(named.message === undefined ? {} : pageOf(address)), ...named };
  return `?${new URLSearchParams(kept)}`;
}
