import type { KitStates } from '../kit/kit-states.ts';
import { LineChart } from './LineChart.tsx';

const texts = { tableLabel: 'Show the values', pointLabel: 'Day' };
const days = Array.from({ length: 31 }, (_, index) => `${index + 1} Oct`);
const wave = (index: number, shift: number) => Math.round(400 * Math.sin(index / 4 + shift) + 90 * Math.cos(index * 1.7) + 120);
const money = (value: number) => `R$ ${value.toLocaleString('en', { minimumFractionDigits: 2 })}`;
const short = (value: number) => value.toLocaleString('en', { notation: 'compact' });

export const kit: KitStates = {
  title: 'LineChart',
  states: {
    'one line': () => (
      <LineChart
        caption="Won and lost a day, in reais"
        points={days}
        series={[{ label: 'Result', values: days.map((_, index) => wave(index, 0)) }]}
        format={money}
        formatTick={short}
        {...texts}
      />
    ),
    'three lines': () => (
      <LineChart
        caption="Stakes a day by game type, in reais"
        points={days}
        series={[
          { label: 'Casino', values: days.map((_, index) => 700 + wave(index, 0)) },
          { label: 'Live', values: days.map((_, index) => 500 + wave(index, 1)) },
          { label: 'Sports', values: days.map((_, index) => 300 + wave(index, 2) / 2) },
        ]}
        format={money}
        formatTick={short}
        {...texts}
      />
    ),
    '20,000 points': () => (
      <LineChart
        caption="Balance after each round, in reais"
        points={Array.from({ length: 20_000 }, (_, index) => `Round ${index + 1}`)}
        series={[{ label: 'Balance', values: Array.from({ length: 20_000 }, (_, index) => 900 + wave(index / 300, 0) + (index % 37)) }]}
        format={money}
        formatTick={short}
        {...texts}
      />
    ),
    'one day': () => (
      <LineChart
        caption="Won and lost a day, in reais"
        points={['1 Oct']}
        series={[{ label: 'Result', values: [40] }]}
        format={money}
        {...texts}
      />
    ),
  },
};
