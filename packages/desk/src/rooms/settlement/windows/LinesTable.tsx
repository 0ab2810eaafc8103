import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { Column, Sort } from '@livery/ui/DataTable';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { LineState } from '@livery/contract/commission-states';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AnsweredTable } from '#shared/AnsweredTable.tsx';
import { useDesk } from '#shared/desk-context.ts';
import { ListTools } from '#shared/list/ListTools.tsx';
import { moneyText } from '#shared/money-text.ts';
import type { Answer } from '#shared/use-answer.ts';
import { lineAddress } from '../addresses.ts';
import { settlementTexts } from '../settlement.texts.ts';
import * as styles from '../Settlement.css.ts';
import { Change } from './Change.tsx';
import { marksOf, owedOf, sortLines, type LineSort, type Mark, type SettledLine, type SortKey } from './outliers.ts';

const texts = settlementTexts.window;

export const lineTones: Readonly<Record<LineState, BadgeProps['tone']>> = {
  calculated: 'neutral',
  held: 'warning',
  paid: 'positive',
  partPaid: 'warning',
  short: 'negative',
  ended: 'neutral',
};

/** The number of lines rendered at once. A window may have ten thousand. */
const pageSize = 100;
const unusualFirst: LineSort = { key: 'unusual', direction: 'descending' };

interface LinesTableProps {
  readonly windowId: number;
  readonly lines: Answer<ControlValueOf<'settlementLines'>>;
  readonly lineLimit: number;
}

/** A window's lines, with those that need attention first. */
export function LinesTable({ windowId, lines: answer, lineLimit }: LinesTableProps) {
  const { merchant } = useDesk();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(unusualFirst);
  const [shown, setShown] = useState(pageSize);
  const money = (amount: number) => moneyText(amount, merchant.currency);
  const lines = answer.value?.lines ?? null;
  const wanted = lines?.filter(({ account }) => account.includes(search.toLowerCase())) ?? null;
  const measure = { lineLimit, total: (lines ?? []).reduce((sum, { due }) => sum + due, 0) };
  const sorted = wanted === null ? null : sortLines(wanted, sort, measure);
  const rows = sorted?.slice(0, shown) ?? null;
  const hidden = (sorted?.length ?? 0) - (rows?.length ?? 0);
  const unusual = lines?.filter((line) => marksOf(line, measure).length > 0).length ?? 0;
  const total = (of: (line: SettledLine) => number) => money((wanted ?? []).reduce((sum, line) => sum + of(line), 0));

  const columns: Column<SettledLine>[] = [
    { id: 'account', label: texts.columns.account, sortKey: 'account', isTitle: true, cell: ({ account }) => account },
    { id: 'payer', label: texts.columns.payer, cell: ({ payer }) => payer ?? settlementTexts.house },
    { id: 'state', label: texts.columns.state, sortKey: 'unusual', cell: (line) => <Marks line={line} marks={marksOf(line, measure)} /> },
    {
      id: 'due',
      label: texts.columns.due,
      align: 'end',
      sortKey: 'due',
      cell: ({ due }) => money(due),
      total: total(({ due }) => due),
    },
    {
      id: 'change',
      label: texts.columns.change,
      align: 'end',
      sortKey: 'change',
      cell: ({ due, dueBefore }) => <Change now={due} before={dueBefore} unit={merchant.currency} />,
    },
    { id: 'paid', label: texts.columns.paid, align: 'end', cell: ({ paid }) => money(paid), total: total(({ paid }) => paid) },
    {
      id: 'owed',
      label: texts.columns.owed,
      align: 'end',
      sortKey: 'owed',
      cell: (line) => (owedOf(line) === 0 ? settlementTexts.none : money(owedOf(line))),
      total: total(owedOf),
    },
  ];

  return (
    <div>
      <ListTools texts={texts} value={search} onSearch={setSearch}>
        {unusual > 0 && <p className={styles.soft}>{texts.unusual(unusual)}</p>}
      </ListTools>
      <AnsweredTable
        answer={answer}
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={columns}
        texts={{ ...texts, empty: search === '' ? texts.empty : texts.emptyFor }}
        rowLink={({ id }, props) => <Link {...props} to={lineAddress(windowId, id)} />}
        sorting={{ current: sort, onSort: ({ key, direction }: Sort) => setSort({ key: key as SortKey, direction }) }}
        totalLabel={texts.sum(wanted?.length ?? 0)}
        after={
          hidden <= 0 ? undefined : (
            <Button size="small" variant="quiet" onClick={() => setShown(shown + pageSize)}>
              {texts.more(Math.min(hidden, pageSize))}
            </Button>
          )
        }
      />
    </div>
  );
}

function Marks({ line, marks }: { line: SettledLine; marks: readonly Mark[] }) {
  return (
    <span className={styles.badges}>
      {marks.includes('disputed') && <Badge tone="negative">{texts.marks.disputed}</Badge>}
      <Badge tone={lineTones[line.state]}>{settlementTexts.lineStates[line.state]}</Badge>
      {marks.includes('aboveLimit') && <Badge tone="accent">{texts.marks.aboveLimit}</Badge>}
      {marks.includes('changed') && <Badge tone="accent">{texts.marks.changed}</Badge>}
    </span>
  );
}
