import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import type { DeskIssueRow } from '@livery/contract/control/shapes';
import { issueStates } from '@livery/contract/lotteries';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { momentText } from '#shared/instants.ts';
import { ListPager } from '#shared/list/ListPager.tsx';
import { ListTools } from '#shared/list/ListTools.tsx';
import { StateFilter } from '#shared/list/StateFilter.tsx';
import { useList } from '#shared/list/use-list.ts';
import { moneyText } from '#shared/money-text.ts';
import { issueAddress } from '../addresses.ts';
import * as styles from '../Lottery.css.ts';
import { lotteryTexts } from '../lottery.texts.ts';
import { issueTones } from '../state-tones.ts';
import { FileDialog } from './FileDialog.tsx';

const texts = lotteryTexts.issues;
const pollEvery = 10_000;

/** The issues of a lottery, latest first. */
export function IssuesPart({ game, isOutside }: { game: number; isOutside: boolean }) {
  const { merchant } = useDesk();
  const list = useList('lotteryIssues', { game: 'text', state: ['', ...issueStates], number: 'text' }, { pollEvery });
  const [isReading, setReading] = useState(false);
  const money = (amount: number) => moneyText(amount, merchant.currency);
  const columns: Column<DeskIssueRow>[] = [
    { id: 'number', label: texts.columns.number, isTitle: true, cell: ({ number }) => number },
    {
      id: 'state',
      label: texts.columns.state,
      cell: ({ state, isWaiting }) => (
        <span className={styles.badges}>
          <Badge tone={issueTones[state]}>{lotteryTexts.states[state]}</Badge>
          {isWaiting && <Badge tone="negative">{texts.waits}</Badge>}
        </span>
      ),
    },
    { id: 'closes', label: texts.columns.closes, cell: ({ closesAt }) => momentText(closesAt) },
    {
      id: 'numbers',
      label: texts.columns.numbers,
      cell: ({ numbers }) => <span className={styles.inline}>{shortOf(numbers)}</span>,
    },
    { id: 'tickets', label: texts.columns.tickets, align: 'end', cell: ({ tickets }) => String(tickets) },
    { id: 'stake', label: texts.columns.stake, align: 'end', cell: ({ stake }) => money(stake) },
    { id: 'payout', label: texts.columns.payout, align: 'end', cell: ({ payout }) => money(payout) },
  ];
  return (
    <>
      <ListTools texts={texts} value={list.filters.number} onSearch={(number) => list.filter({ number })}>
        <StateFilter label={texts.state} names={texts.stateNames} value={list.filters.state} onChange={(state) => list.filter({ state })} />
        {isOutside && (
          <Button size="small" onClick={() => setReading(true)}>
            {texts.file}
          </Button>
        )}
      </ListTools>
      <AnsweredTable
        answer={list.answer}
        rows={list.answer.value?.items ?? null}
        rowKey={({ id }) => String(id)}
        columns={columns}
        texts={{ ...texts, empty: list.filters.state === '' && list.filters.number === '' ? texts.empty : texts.emptyFor }}
        rowLink={({ id }, props) => <Link {...props} to={issueAddress(game, id)} />}
        after={<ListPager list={list} texts={texts} />}
        loadingRows={8}
      />
      <FileDialog game={game} open={isReading} onClose={() => setReading(false)} onRead={list.answer.reload} />
    </>
  );
}

/** A list of prizes is long, so only the issue's own page shows all of it. */
function shortOf(numbers: readonly string[] | null): string {
  if (numbers === null) return lotteryTexts.none;
  return numbers.length > 10 ? `${numbers.slice(0, 4).join(' ')} …` : numbers.join(' ');
}
