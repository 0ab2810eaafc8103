import type { KitStates } from '../kit/kit-states.ts';
import { BarChart } from './BarChart.tsx';

const texts = { tableLabel: 'Show the values', pointLabel: 'Day', valueLabel: 'Result' };
const money = (value: number) => `R$ ${value.toLocaleString('en', { minimumFractionDigits: 2 })}`;
const short = (value: number) => value.toLocaleString('en', { notation: 'compact' });
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const results = [120, -40, 0, 260, -310, 90, 415];

export const kit: KitStates = {
  title: 'BarChart',
  states: {
    'a week': () => (
      <BarChart
        caption="Won and lost this week, in reais"
        bars={week.map((label, index) => ({ label, value: results[index] ?? 0 }))}
        format={money}
        formatTick={short}
        {...texts}
      />
    ),
    'a month': () => (
      <BarChart
        caption="Deposits in October, in reais"
        bars={Array.from({ length: 31 }, (_, index) => ({ label: `${index + 1} Oct`, value: ((index * 37) % 11) * 50 }))}
        format={money}
        formatTick={short}
        {...texts}
      />
    ),
    'nothing yet': () => (
      <BarChart
        caption="Won and lost this week, in reais"
        bars={week.map((label) => ({ label, value: 0 }))}
        format={money}
        formatTick={short}
        {...texts}
      />
    ),
  },
};
