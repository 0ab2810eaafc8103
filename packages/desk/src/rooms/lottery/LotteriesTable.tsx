import { Badge } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import type { ControlValueOf, DeskLottery } from '@livery/contract/control/shapes';
import { Link } from 'react-router-dom';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { spanText } from '#shared/instants.ts';
import { moneyText } from '#shared/money-text.ts';
import type { Answer } from '#shared/use-answer.ts';
import { lotteryAddress } from './addresses.ts';
import * as styles from './Lottery.css.ts';
import { lotteryTexts } from './lottery.texts.ts';

const texts = lotteryTexts.lotteries;

const waitingOf = ({ waiting: { results, verdicts, faults } }: DeskLottery): number => results + verdicts + faults;

/** Every lottery, those with pending decisions first. */
export function LotteriesTable({ answer }: { answer: Answer<ControlValueOf<'lotteries'>> }) {
  const { merchant } = useDesk();
  const rows = answer.value?.items.toSorted((one, other) => waitingOf(other) - waitingOf(one)) ?? null;
  const columns: Column<DeskLottery>[] = [
    { id: 'name', label: texts.columns.name, isTitle: true, cell: ({ name }) => name },
    { id: 'kind', label: texts.columns.kind, cell: ({ kind }) => kind },
    { id: 'source', label: texts.columns.source, cell: ({ settings }) => texts.sources[settings.source] },
    { id: 'pace', label: texts.columns.pace, cell: ({ settings }) => spanText(settings.every * 1_000) },
    { id: 'waiting', label: texts.columns.waiting, cell: (lottery) => <Waiting lottery={lottery} /> },
    {
      id: 'owed',
      label: texts.columns.owed,
      align: 'end',
      cell: ({ owed }) => (owed === 0 ? lotteryTexts.none : moneyText(owed, merchant.currency)),
    },
  ];
  return (
    <AnsweredTable
      answer={answer}
      rows={rows}
      rowKey={({ game }) => String(game)}
      columns={columns}
      texts={texts}
      rowLink={({ game }, props) => <Link {...props} to={lotteryAddress(game)} />}
      loadingRows={5}
    />
  );
}

function Waiting({ lottery }: { lottery: DeskLottery }) {
  const { results, verdicts, faults } = lottery.waiting;
  if (waitingOf(lottery) === 0) return lotteryTexts.none;
  return (
    <span className={styles.badges}>
      {results > 0 && <Badge tone="warning">{texts.results(results)}</Badge>}
      {verdicts > 0 && <Badge tone="accent">{texts.verdicts(verdicts)}</Badge>}
      {faults > 0 && <Badge tone="negative">{texts.faults(faults)}</Badge>}
    </span>
  );
}
