import { useState, type ReactNode } from 'react';
import * as styles from './ChartFigure.css.ts';

/** The texts of every chart. */
export interface ChartTexts {
  /** What the chart shows, including what it counts and its unit. */
  caption: string;
  /** Opens the values as a table. */
  tableLabel: string;
  /** The heading of the table's first column: "Day". */
  pointLabel: string;
}

export interface ChartFigureProps extends ChartTexts {
  legend?: ReactNode;
  columns: readonly string[];
  /** One row per point: its name and formatted values. */
  rows: readonly (readonly [string, ...string[]])[];
  children: ReactNode;
}

/** A chart with its values as a table, for readers who cannot or do not want to read a chart. */
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
