import type { ReactElement, ReactNode } from 'react';
import type { AnchorProps } from '../Button/Button.tsx';

export interface Column<Row> {
  id: string;
  /** The column's title. On a card it precedes the value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers to the end. */
  align?: 'start' | 'end' | undefined;
  /** The server's sort key of this column. */
  sortKey?: string | undefined;
  /** Names the row: the title of its card and the row's link. The first column by default. */
  isTitle?: boolean | undefined;
  hiddenOnCards?: boolean | undefined;
  /**
   * Shows this column at the end of a two-line row: the first such column beside the title, the second below it. Other
   * columns are hidden there.
   */
  endsLine?: boolean | undefined;
  /** The column's cell in the totals row. */
  total?: ReactNode;
  /** The column's cell in the row above the totals, for amounts in no other row. */
  rest?: ReactNode;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface Sorting {
  current: Sort | null;
  onSort: (sort: Sort) => void;
  /** Renders the control as a link, if the order is part of the address. */
  link?: ((sort: Sort, props: AnchorProps) => ReactElement) | undefined;
}

/** The order after a press on a column: the newest or largest first, then reversed. */
export function nextSort(current: Sort | null, key: string): Sort {
  return { key, direction: current?.key === key && current.direction === 'descending' ? 'ascending' : 'descending' };
}

export function titleColumn<Row>(columns: readonly Column<Row>[]): string | undefined {
  return (columns.find(({ isTitle }) => isTitle === true) ?? columns[0])?.id;
}
