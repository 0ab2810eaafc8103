import { depthOf, drawnPoints, labelledPoints, niceTicks } from '../ChartFigure/chart-scale.ts';
import { ChartFigure, type ChartTexts } from '../ChartFigure/ChartFigure.tsx';
import { ChartPlot, plotSize } from '../ChartFigure/ChartPlot.tsx';
import * as styles from '../ChartFigure/ChartFigure.css.ts';

export interface LineSeries {
  label: string;
  /** One value per point. */
  values: readonly number[];
}

export interface LineChartProps extends ChartTexts {
  /** Names of the points, e.g. days. */
  points: readonly string[];
  /** At most three, because more lines cannot be told apart. */
  series: readonly [LineSeries, LineSeries?, LineSeries?];
  format: (value: number) => string;
  /** Short form for the scale. */
  formatTick?: ((value: number) => string) | undefined;
}

const orders = [0, 1, 2] as const;

export function LineChart({ points, series, format, formatTick = format, ...texts }: LineChartProps) {
  const lines = series.filter((each) => each !== undefined);
  const ticks = niceTicks(lines.flatMap(({ values }) => extremes(values)));
  return (
    <ChartFigure
      {...texts}
      legend={lines.length > 1 && <Legend labels={lines.map(({ label }) => label)} />}
      columns={lines.map(({ label }) => label)}
      rows={points.map((point, index) => [point, ...lines.map(({ values }) => format(values[index] ?? 0))])}
    >
      <ChartPlot ticks={ticks} format={formatTick} labels={labelledPoints(points.length).map((index) => points[index] ?? '')}>
        {lines.map(({ label, values }, index) => (
          <path key={label} className={styles.series({ order: orders[index] ?? 2 })} d={lineThrough(values, ticks)} />
        ))}
      </ChartPlot>
    </ChartFigure>
  );
}

function Legend({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={styles.legend}>
      {labels.map((label, index) => (
        <li key={label} className={styles.entry}>
          <svg className={styles.swatch} viewBox="0 0 32 16" aria-hidden="true">
            <path className={styles.series({ order: orders[index] ?? 2 })} d="M0 8h32" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

function lineThrough(values: readonly number[], ticks: readonly number[]): string {
  const place = (index: number) => (values.length === 1 ? 0 : (index / (values.length - 1)) * plotSize);
  const at = (index: number) => `${round(place(index))} ${round(depthOf(values[index] ?? 0, ticks) * plotSize)}`;
  // A single value becomes a horizontal line, because a point has no width.
  if (values.length === 1) return `M${at(0)}h${plotSize}`;
  return drawnPoints(values)
    .map((index, order) => `${order === 0 ? 'M' : 'L'}${at(index)}`)
    .join('');
}

/** Does not spread into `Math.min`, because a long series exceeds the argument limit. */
function extremes(values: readonly number[]): number[] {
  return [values.reduce((least, each) => Math.min(least, each), 0), values.reduce((most, each) => Math.max(most, each), 0)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
