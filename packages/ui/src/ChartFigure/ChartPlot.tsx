import type { ReactNode } from 'react';
import { depthOf } from './chart-scale.ts';
import * as styles from './ChartFigure.css.ts';

/** SVG units, stretched to the available room. Lines keep their width, and texts are outside the SVG. */
export const plotSize = 1000;

export interface ChartPlotProps {
  ticks: readonly number[];
  format: (value: number) => string;
  /** Labels below the drawing, from start to end. */
  labels: readonly string[];
  /** Whether every slot has a centred label. */
  isCentred?: boolean | undefined;
  children: ReactNode;
}

export function ChartPlot({ ticks, format, labels, isCentred = false, children }: ChartPlotProps) {
  return (
    <div className={styles.plot} aria-hidden="true">
      <div className={styles.scale}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick}>
            {format(tick)}
          </span>
        ))}
      </div>
      <svg className={styles.drawing} viewBox={`0 0 ${plotSize} ${plotSize}`} preserveAspectRatio="none">
        {ticks.map((tick) => (
          <path key={tick} className={styles.gridLine({ isZero: tick === 0 })} d={`M0 ${depthOf(tick, ticks) * plotSize}h${plotSize}`} />
        ))}
        {children}
      </svg>
      <div className={styles.points({ isCentred })}>
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
