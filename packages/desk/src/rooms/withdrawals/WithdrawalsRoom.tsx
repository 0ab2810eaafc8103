import { LinkTabs } from '@livery/ui/Tabs';
import type { ControlQueryOf } from '@livery/contract/control/shapes';
import { Link } from 'react-router-dom';
import { useDesk } from '#shared/desk-context.ts';
import { ListPanels } from '#shared/list/ListPanels.tsx';
import { ListTools } from '#shared/list/ListTools.tsx';
import { useList } from '#shared/list/use-list.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';
import * as styles from './WithdrawalsRoom.css.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

type Part = ControlQueryOf<'withdrawals'>['part'];
const parts = ['queue', 'cases', 'paid', 'closed'] as const satisfies readonly Part[];
const filters = { part: parts, account: 'text' } as const;

/** Milliseconds between two polls of data that members, providers or colleagues change. */
const pollEvery = 5_000;

/** Withdrawals to review and pay, and failed ones, longest waiting first. */
export function WithdrawalsRoom() {
  const { merchant } = useDesk();
  const list = useList('withdrawals', filters, { pollEvery });
  const { account } = list.filters;
  const part = list.filters.part as Part;
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <LinkTabs
        label={texts.partsLabel}
        items={parts.map((id) => ({ id, label: texts.parts[id], href: list.addressOf({ part: id }) }))}
        current={part}
        render={({ href, ...props }) => <Link {...props} to={href} />}
      />
      <div className={styles.tools}>
        <ListTools texts={texts} value={account} onSearch={(wanted) => list.filter({ account: wanted })} />
      </div>
      <ListPanels
        list={list}
        texts={texts}
        empty={account === '' ? texts.empty[part] : texts.emptyFor(account)}
        itemKey={({ withdrawalId }) => String(withdrawalId)}
      >
        {(withdrawal) => <WithdrawalPanel withdrawal={withdrawal} onDone={list.answer.reload} />}
      </ListPanels>
    </RoomFrame>
  );
}
