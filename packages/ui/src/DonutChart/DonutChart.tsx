import { useId } from 'react';
import { ChartFigure, type ChartTexts } from '../ChartFigure/ChartFigure.tsx';
import { donutSlices } from './donut-slices.ts';
import * as styles from './DonutChart.css.ts';

export interface DonutChartProps extends ChartTexts {
  /** At most six, largest first. Combine the rest. */
  parts: readonly { label: string; value: number }[];
  valueLabel: string;
  shareLabel: string;
  totalLabel: string;
  format: (value: number) => string;
  formatShare: (share: number) => string;
}

/** Textures on an 8 by 8 grid, so that colour is not the only difference. */
const textures = [
  ['solid', ''],
  ['stripes', 'M-2 2l4-4M0 8l8-8M6 10l4-4'],
  ['dots', 'M4 4h0'],
  ['dark', ''],
  ['lines', 'M0 4h8'],
  ['grid', 'M0 4h8M4 0v8'],
] as const;

export function DonutChart({ parts, valueLabel, shareLabel, totalLabel, format, formatShare, ...texts }: DonutChartProps) {
  const id = useId();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const slices = donutSlices(parts.map(({ value }) => value));
  const share = (value: number) => formatShare(total > 0 ? value / total : 0);
  const paint = (index: number) => `url(#${id}-${index % textures.length})`;
  return (
    <ChartFigure {...texts} columns={[valueLabel, shareLabel]} rows={parts.map(({ label, value }) => [label, format(value), share(value)])}>
      <div className={styles.chart}>
        <div className={styles.ring}>
          <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden="true">
            <defs>
              {textures.map(([texture, marks], index) => (
                <pattern key={texture} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
                  <rect className={styles.ground({ texture })} width="8" height="8" />
                  <path className={styles.mark({ texture })} d={marks} />
                </pattern>
              ))}
            </defs>
            {slices.map((path, index) => path !== null && <path key={index} className={styles.slice} d={path} fill={paint(index)} />)}
            {total === 0 && <circle className={styles.slice} cx="60" cy="60" r="47" fill="none" />}
          </svg>
          <div className={styles.middle}>
            <span className={styles.total}>{format(total)}</span>
            <span className={styles.totalLabel}>{totalLabel}</span>
          </div>
        </div>
        <ul className={styles.legend}>
          {parts.map(({ label, value }, index) => (
            <li key={label} className={styles.entry}>
              <svg className={styles.swatch} viewBox="0 0 24 24" aria-hidden="true">
                <rect className={styles.slice} x="1" y="1" width="22" height="22" fill={paint(index)} />
              </svg>
              {label}
              <span className={styles.value}>
                {format(value)}
                <span className={styles.share}>{share(value)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  );
}
