import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { ticketStates, type TicketState } from '@livery/contract/lotteries';
import { useState } from 'react';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { momentText } from '#shared/instants.ts';
import { StateFilter } from '#shared/list/StateFilter.tsx';
import { moneyText } from '#shared/money-text.ts';
import { useAnswer } from '#shared/use-answer.ts';
import * as styles from '../Lottery.css.ts';
import { lotteryTexts } from '../lottery.texts.ts';
import { ticketTones } from '../state-tones.ts';

const texts = lotteryTexts.tickets;
const pageSize = 25;

type Ticket = ControlValueOf<'lotteryIssueTickets'>['items'][number];

/** The tickets of an issue, oldest first. */
export function TicketsTable({ issue }: { issue: number }) {
  const [{ state, after }, setPage] = useState<{ state: TicketState | null; after: string | null }>({ state: null, after: null });
  const filter = { ...(state === null ? {} : { state }), ...(after === null ? {} : { after }) };
  const answer = useAnswer('lotteryIssueTickets', { issue, limit: pageSize, ...filter });
  const next = answer.value?.next ?? null;
  const columns: Column<Ticket>[] = [
    {
      id: 'id',
      label: texts.columns.id,
      isTitle: true,
      cell: ({ id, copyOf }) => (copyOf === null ? String(id) : `${id} ${texts.copy(copyOf)}`),
    },
    { id: 'account', label: texts.columns.account, cell: ({ account }) => account },
    { id: 'play', label: texts.columns.play, cell: ({ play }) => play },
    { id: 'lines', label: texts.columns.lines, align: 'end', cell: ({ lines }) => String(lines) },
    { id: 'stake', label: texts.columns.stake, align: 'end', cell: ({ stake, unit }) => moneyText(stake, unit) },
    {
      id: 'group',
      label: texts.columns.group,
      align: 'end',
      cell: ({ prizeGroup, ownGroup }) => (prizeGroup === ownGroup ? String(prizeGroup) : texts.group(prizeGroup, ownGroup)),
    },
    { id: 'placed', label: texts.columns.placed, cell: ({ placedAt }) => momentText(placedAt) },
    {
      id: 'state',
      label: texts.columns.state,
      cell: (ticket) => <Badge tone={ticketTones[ticket.state]}>{lotteryTexts.ticketStates[ticket.state]}</Badge>,
    },
    {
      id: 'payout',
      label: texts.columns.payout,
      align: 'end',
      cell: ({ payout, unit }) => (payout === null ? lotteryTexts.none : moneyText(payout, unit)),
    },
  ];
  return (
    <section className={styles.stack} aria-label={texts.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{texts.title}</h3>
        <StateFilter
          label={texts.state}
          names={texts.stateNames}
          value={state ?? ''}
          onChange={(value) => setPage({ state: ticketStates.find((each) => each === value) ?? null, after: null })}
        />
      </div>
      <AnsweredTable
        answer={answer}
        rows={answer.value?.items ?? null}
        rowKey={({ id }) => String(id)}
        columns={columns}
        texts={texts}
        after={
          next === null && after === null ? undefined : (
            <Button size="small" variant="quiet" onClick={() => setPage({ state, after: next })}>
              {next === null ? texts.first : texts.more}
            </Button>
          )
        }
        loadingRows={3}
      />
    </section>
  );
}
