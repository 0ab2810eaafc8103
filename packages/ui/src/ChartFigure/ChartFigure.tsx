import { useState, type ReactNode } from 'react';
import * as styles from './ChartFigure.css.ts';

/** What every chart says in words. */
export interface ChartTexts {
  /** What the chart shows, with what it counts and its unit. */
  caption: string;
  /** Opens the values as a table. */
  tableLabel: string;
  /** Heads the table's first column: "Day". */
  pointLabel: string;
}

export interface ChartFigureProps extends ChartTexts {
  legend?: ReactNode;
  columns: readonly string[];
  /** A row a point: its name, then its values as they are written. */
  rows: readonly (readonly [string, ...string[]])[];
  children: ReactNode;
}

/** A drawing with its values beside it as a table, for whoever cannot or will not read a drawing. */
export function ChartFigure({ caption, tableLabel, pointLabel, legend, columns, rows, children }: ChartFigureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {legend}
      {children}
      <details className={styles.values} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.toggle}>{tableLabel}</summary>
        {isOpen && (
          <table className={styles.table}>
            <thead className={styles.head}>
              <tr>
                <th scope="col" className={styles.cell}>
                  {pointLabel}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles.number}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values], index) => (
                <tr key={index}>
                  <th scope="row" className={styles.cell}>
                    {name}
                  </th>
                  {values.map((value, column) => (
                    <td key={column} className={styles.number}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </details>
    </figure>
  );
}
