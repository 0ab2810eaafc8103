import { depthOf, labelledPoints, niceTicks } from '../ChartFigure/chart-scale.ts';
import { ChartFigure, type ChartTexts } from '../ChartFigure/ChartFigure.tsx';
import { ChartPlot, plotSize } from '../ChartFigure/ChartPlot.tsx';
import * as styles from './BarChart.css.ts';

export interface BarChartProps extends ChartTexts {
  bars: readonly { label: string; value: number }[];
  /** Heads the values. */
  valueLabel: string;
  format: (value: number) => string;
  /** Short form for the scale. */
  formatTick?: ((value: number) => string) | undefined;
}

/** The share of its slot that a bar fills. */
const fullness = 0.64;

/** Amounts side by side. Losses hang below the line, so that colour is not the only sign. */
export function BarChart({ bars, valueLabel, format, formatTick = format, ...texts }: BarChartProps) {
  const ticks = niceTicks(bars.map(({ value }) => value));
  const place = plotSize / bars.length;
  const zero = depthOf(0, ticks) * plotSize;
  const areAllNamed = bars.length <= 7;
  const named = areAllNamed ? bars.map((_, index) => index) : labelledPoints(bars.length);
  return (
    <ChartFigure {...texts} columns={[valueLabel]} rows={bars.map(({ label, value }) => [label, format(value)])}>
      <ChartPlot ticks={ticks} format={formatTick} labels={named.map((index) => bars[index]?.label ?? '')} isCentred={areAllNamed}>
        {bars.map(({ label, value }, index) => {
          const end = depthOf(value, ticks) * plotSize;
          return (
            <rect
              key={label}
              className={styles.bar({ sign: value < 0 ? 'below' : 'above' })}
              x={(index + (1 - fullness) / 2) * place}
              width={place * fullness}
              y={Math.min(zero, end)}
              height={Math.abs(zero - end)}
            />
          );
        })}
      </ChartPlot>
    </ChartFigure>
  );
}
