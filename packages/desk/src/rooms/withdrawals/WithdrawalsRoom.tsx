import { CursorPager } from '@livery/ui/CursorPager';
import { EmptyState } from '@livery/ui/EmptyState';
import { SearchField } from '@livery/ui/SearchField';
import { LinkTabs } from '@livery/ui/Tabs';
import type { WithdrawalsQuery } from '@livery/contract/control-withdrawals';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';
import * as styles from './WithdrawalsRoom.css.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

type Part = WithdrawalsQuery['part'];

const parts: readonly Part[] = ['queue', 'cases', 'paid', 'closed'];

/** Milliseconds between two looks at what others move too: members, providers, colleagues. */
const pollEvery = 5_000;

/** What is to be looked at and paid, and what has gone wrong, the longest waiting first. */
export function WithdrawalsRoom() {
  const { client, merchant } = useDesk();
  const [address, setAddress] = useSearchParams();
  const part = parts.find((each) => each === address.get('part')) ?? 'queue';
  const [account, after] = ['account', 'after'].map((name) => address.get(name) ?? '') as [string, string];
  const [typed, setTyped] = useState(account);
  const ask = useCallback(
    (signal: AbortSignal) => client.withdrawals(merchant.code, { part, account, after }, signal),
    [client, merchant, part, account, after],
  );
  const answer = useAnswer(ask, part === 'queue' ? pollEvery : undefined);
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <div className={styles.tools}>
        <LinkTabs
          label={texts.partsLabel}
          items={parts.map((id) => ({ id, label: texts.parts[id], href: searchOf({ part: id, account }) }))}
          current={part}
          render={({ href, ...props }) => <Link {...props} to={href} />}
        />
        <div className={styles.search}>
          <SearchField
            label={texts.search}
            clearLabel={texts.clear}
            value={typed}
            onChange={setTyped}
            onSearch={(wanted) => setAddress(given({ part, account: wanted.trim() }))}
          />
        </div>
      </div>
      <Answered answer={answer} loading={texts.loading}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState sentence={account === '' ? texts.empty[part] : texts.emptyFor(account)} />
          ) : (
            <>
              <ul className={styles.list} aria-label={texts.list}>
                {items.map((withdrawal) => (
                  <li key={withdrawal.withdrawalId}>
                    <WithdrawalPanel withdrawal={withdrawal} onDone={answer.reload} />
                  </li>
                ))}
              </ul>
              <CursorPager
                label={texts.pages}
                previous={{
                  label: texts.first,
                  link: after === '' ? null : (props) => <Link {...props} to={searchOf({ part, account })} />,
                  none: texts.isFirst,
                }}
                next={{
                  label: texts.next,
                  link: next === null ? null : (props) => <Link {...props} to={searchOf({ part, account, after: next })} />,
                  none: texts.isLast,
                }}
              />
            </>
          )
        }
      </Answered>
    </RoomFrame>
  );
}

function searchOf(query: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams(given(query))}`;
}

/** Without what is empty. */
function given(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
