import type { ReactElement, ReactNode } from 'react';
import type { AnchorProps } from '../Button/Button.tsx';

export interface Column<Row> {
  id: string;
  /** Heads the column; on a card it stands before the value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end' | undefined;
  /** What the server sorts by when this column is chosen. */
  sortKey?: string | undefined;
  /** Names the row: heads its card and carries the row's link. The first column unless one says so. */
  isTitle?: boolean | undefined;
  hiddenOnCards?: boolean | undefined;
  /** Show this column at the end of a two-line row: the first beside the title, the second below it. Other columns are hidden there. */
  endsLine?: boolean | undefined;
  /** In the row of totals. */
  total?: ReactNode;
  /** In the row above the totals, of what no row has. */
  rest?: ReactNode;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface Sorting {
  current: Sort | null;
  onSort: (sort: Sort) => void;
  /** Draws the control as a link, where the order is part of the address. */
  link?: ((sort: Sort, props: AnchorProps) => ReactElement) | undefined;
}

/** What a press on a column sorts by: the newest or largest first, then the other way round. */
export function nextSort(current: Sort | null, key: string): Sort {
  return { key, direction: current?.key === key && current.direction === 'descending' ? 'ascending' : 'descending' };
}

export function titleColumn<Row>(columns: readonly Column<Row>[]): string | undefined {
  return (columns.find(({ isTitle }) => isTitle === true) ?? columns[0])?.id;
}
