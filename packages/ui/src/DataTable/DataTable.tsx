import type { ReactElement, ReactNode } from 'react';
import type { AnchorProps } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { titleColumn, type Column, type Sort, type Sorting } from './data-table-columns.ts';
import * as styles from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { roles } from './table-roles.ts';

export type { Column, Sort, Sorting };

export interface DataTableProps<Row> {
  caption: string;
  /** Hides the caption visually, for tables whose heading already shows it. */
  captionHidden?: boolean | undefined;
  columns: readonly Column<Row>[];
  /** Null while the first rows are loading. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** Draws the title's text as a link that covers its row. */
  rowLink?: ((row: Row, props: AnchorProps) => ReactElement) | undefined;
  sorting?: Sorting | undefined;
  /** The title of the totals row. Without it there is no such row. */
  totalLabel?: string | undefined;
  /** The title of the row for amounts that are in the totals but in no other row. Without it there is no such row. */
  restLabel?: string | undefined;
  /** Announced while loading, with skeleton rows. */
  loading?: string | undefined;
  /** The number of skeleton rows; 5 by default. */
  loadingRows?: number | undefined;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Shown if loading failed. */
  failure?: ReactNode;
  /** Shown below the table: a pager, or a button for more rows. */
  after?: ReactNode;
  /** The width below which rows become cards: 36, 48 (the default) or 60 rem. A table with few short columns fits a phone. */
  cardsBelow?: 'narrow' | 'medium' | 'wide' | 'never' | undefined;
  /** Narrow rows are two lines in a list instead of cards: the title, and the columns with `endsLine`. */
  inLines?: boolean | undefined;
}

/**
 * A table that the server sorts and pages. On narrow screens its rows become cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows,
    sorting,
    totalLabel,
    restLabel,
    loading,
    empty,
    failure,
    after,
    cardsBelow = 'medium',
  } = props;
  const isLoading = loading !== undefined;
  const instead = failure ?? (rows?.length === 0 && !isLoading ? empty : undefined);
  return (
    <div className={styles.frame({ cardsBelow })} aria-busy={isLoading || undefined}>
      {isLoading && (
        <output>
          <VisuallyHidden>{loading}</VisuallyHidden>
        </output>
      )}
      {instead !== undefined ? (
        <div className={styles.instead}>{instead}</div>
      ) : (
        <table className={styles.table} {...roles.table}>
          <caption className={captionHidden ? styles.captionHidden : styles.caption}>{caption}</caption>
          <DataTableHead columns={columns} sorting={sorting} />
          <Body {...props} />
          {totalLabel !== undefined && rows !== null && <Totals columns={columns} label={totalLabel} restLabel={restLabel} />}
        </table>
      )}
      {after !== undefined && <div className={styles.after}>{after}</div>}
    </div>
  );
}

function Body<Row>({ columns, rows, rowKey, rowLink, loading, loadingRows = 5, inLines = false }: DataTableProps<Row>) {
  const title = titleColumn(columns);
  return (
    <tbody className={styles.body({ inLines })} {...roles.rowgroup}>
      {rows?.map((row) => (
        <tr key={rowKey(row)} className={styles.row({ leads: rowLink !== undefined, inLines })} {...roles.row}>
          {columns.map((column) => {
            const content = column.cell(row);
            if (column.id !== title) {
              return (
                <Cell key={column.id} column={column} inLines={inLines}>
                  {content}
                </Cell>
              );
            }
            return (
              <Cell key={column.id} column={column} isTitle inLines={inLines}>
                {rowLink === undefined ? content : rowLink(row, { className: styles.rowLink, children: content })}
              </Cell>
            );
          })}
        </tr>
      ))}
      {loading !== undefined &&
        Array.from({ length: loadingRows }, (_, index) => (
          <tr key={`loading-${index}`} className={styles.row({ inLines })} aria-hidden="true">
            {columns.map((column) => (
              <Cell key={column.id} column={column} isTitle={column.id === title} inLines={inLines}>
                <span className={styles.skeletonCell}>
                  <Skeleton width={column.align === 'end' ? 'half' : 'long'} />
                </span>
              </Cell>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  isTitle?: boolean;
  isTotal?: boolean;
  inLines?: boolean;
  children: ReactNode;
}

function Cell<Row>({ column, isTitle = false, isTotal = false, inLines = false, children }: CellProps<Row>) {
  const { label, align = 'start', hiddenOnCards = false, endsLine = false } = column;
  const isLeftOut = inLines ? !isTitle && !endsLine : hiddenOnCards;
  const className = styles.cell({ align, isTitle, isTotal, hiddenOnCards: isLeftOut, inLines });
  if (isTitle) {
    return (
      <th scope="row" className={className} {...roles.rowheader} data-label="" data-align={align}>
        {children}
      </th>
    );
  }
  return (
    <td className={className} {...roles.cell} data-label={label} data-align={align}>
      {children}
    </td>
  );
}

interface TotalsProps<Row> {
  columns: readonly Column<Row>[];
  label: string;
  restLabel: string | undefined;
}

function Totals<Row>({ columns, label, restLabel }: TotalsProps<Row>) {
  return (
    <tfoot className={styles.foot} {...roles.rowgroup}>
      {restLabel !== undefined && <TotalRow columns={columns} label={restLabel} of="rest" />}
      <TotalRow columns={columns} label={label} of="total" />
    </tfoot>
  );
}

function TotalRow<Row>({ columns, label, of }: { columns: readonly Column<Row>[]; label: string; of: 'rest' | 'total' }) {
  const title = titleColumn(columns);
  const isTotal = of === 'total';
  return (
    <tr className={styles.row({ isTotal })} {...roles.row}>
      {columns.map((column) => (
        <Cell
          key={column.id}
          column={{ ...column, hiddenOnCards: column.id !== title && column[of] === undefined }}
          isTitle={column.id === title}
          isTotal={isTotal}
        >
          {column.id === title ? label : column[of]}
        </Cell>
      ))}
    </tr>
  );
}
