import { Badge } from '@livery/ui/Badge';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import type { DeskIssue } from '@livery/contract/control/shapes';
import { Link } from 'react-router-dom';
import { Answered } from '#shared/Answered.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { Facts } from '#shared/facts/Facts.tsx';
import { momentText } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import { panel } from '#shared/panel.css.ts';
import { useAnswer } from '#shared/use-answer.ts';
import { lotteryAddress } from '../addresses.ts';
import { Balls } from '../Balls.tsx';
import { ExposureMap } from '../exposure/ExposureMap.tsx';
import * as styles from '../Lottery.css.ts';
import { lotteryTexts } from '../lottery.texts.ts';
import { issueTones, ticketTones } from '../state-tones.ts';
import { FaultsCard } from './FaultsCard.tsx';
import { History } from './History.tsx';
import { ResultCard } from './ResultCard.tsx';
import { TicketsTable } from './TicketsTable.tsx';

const texts = lotteryTexts.issue;
const pollEvery = 5_000;

/** One issue: progress, result, liability, tickets and manual actions. */
export function IssueView({ game, id }: { game: number; id: number }) {
  const answer = useAnswer('lotteryIssue', { issue: id }, pollEvery);
  return (
    <>
      <Link className={styles.back} to={lotteryAddress(game)}>
        {texts.back}
      </Link>
      <Answered answer={answer} loading={texts.loading}>
        {(issue) => (
          <div className={styles.stack}>
            <Head issue={issue} />
            {issue.issue.source === 'outside' && <ResultCard issue={issue} onActed={answer.reload} />}
            <div className={styles.sides}>
              <FaultsCard issue={issue} onActed={answer.reload} />
              <History events={issue.events} />
            </div>
            <ExposureMap issue={issue} />
            <TicketsTable issue={id} />
          </div>
        )}
      </Answered>
    </>
  );
}

function Head({ issue }: { issue: DeskIssue }) {
  const { merchant } = useDesk();
  const { number, state, source, opensAt, closesAt, drawsAt, numbers, tickets, stake, payout } = issue.issue;
  const money = (amount: number) => moneyText(amount, merchant.currency);
  const facts: (readonly [string, string])[] = [
    [texts.facts.opens, momentText(opensAt)],
    [texts.facts.closes, momentText(closesAt)],
    [texts.facts.draws, momentText(drawsAt)],
    [texts.facts.source, lotteryTexts.lotteries.sources[source]],
    [texts.facts.prizeGroup, String(issue.prizeGroup)],
    ...(issue.commitment === null ? [] : [[texts.facts.commitment, issue.commitment] as const]),
    ...(issue.round === null ? [] : [[texts.facts.round, String(issue.round)] as const]),
    ...(issue.drawnAt === null ? [] : [[texts.facts.drawn, momentText(issue.drawnAt)] as const]),
    ...(issue.paidAt === null ? [] : [[texts.facts.paid, momentText(issue.paidAt)] as const]),
    ...(issue.correctableUntil === null ? [] : [[texts.facts.correctable, momentText(issue.correctableUntil)] as const]),
    ...(issue.correction === null ? [] : [[texts.facts.correction, issue.correction] as const]),
  ];
  const figures = [
    [texts.figures.tickets, String(tickets)],
    [texts.figures.stake, money(stake)],
    [texts.figures.payout, money(payout)],
    ...(issue.owed === 0 ? [] : [[texts.figures.owed, money(issue.owed)]]),
  ];
  return (
    <section className={`${panel} ${styles.stack}`} aria-label={texts.title(number)}>
      <div className={styles.head}>
        <h2 className={styles.name}>{texts.title(number)}</h2>
        <Badge tone={issueTones[state]}>{lotteryTexts.states[state]}</Badge>
      </div>
      {numbers !== null && <Balls label={texts.result} numbers={numbers} />}
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.small}>{name}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.sides}>
        <Facts facts={facts} />
        <ByState rows={issue.tickets} />
      </div>
    </section>
  );
}

type StateRow = DeskIssue['tickets'][number];

function ByState({ rows }: { rows: readonly StateRow[] }) {
  const columns: Column<StateRow>[] = [
    {
      id: 'state',
      label: texts.columns.state,
      isTitle: true,
      cell: ({ state }) => <Badge tone={ticketTones[state]}>{lotteryTexts.ticketStates[state]}</Badge>,
    },
    { id: 'tickets', label: texts.columns.tickets, align: 'end', cell: ({ tickets }) => String(tickets) },
    { id: 'members', label: texts.columns.members, align: 'end', cell: ({ members }) => String(members) },
    { id: 'stake', label: texts.columns.stake, align: 'end', cell: ({ stake, unit }) => moneyText(stake, unit) },
    { id: 'payout', label: texts.columns.payout, align: 'end', cell: ({ payout, unit }) => moneyText(payout, unit) },
  ];
  return (
    <DataTable
      caption={texts.byState}
      captionHidden
      rows={rows}
      rowKey={({ unit, state }) => `${unit} ${state}`}
      columns={columns}
      empty={<EmptyState sentence={texts.noTickets} />}
    />
  );
}
