import type { KitStates } from '../kit/kit-states.ts';
import { DonutChart } from './DonutChart.tsx';

const texts = {
  caption: 'Stakes of October by game type, in reais',
  tableLabel: 'Show the values',
  pointLabel: 'Game type',
  valueLabel: 'Stakes',
  shareLabel: 'Share',
  totalLabel: 'in all',
  format: (value: number) => `R$ ${value.toLocaleString('en')}`,
  formatShare: (share: number) => share.toLocaleString('en', { style: 'percent' }),
};
const types = ['Casino', 'Live', 'Sports', 'Fishing', 'Poker', 'Everything else'];

export const kit: KitStates = {
  title: 'DonutChart',
  states: {
    'six parts': () => (
      <DonutChart parts={types.map((label, index) => ({ label, value: Math.round(4200 / (index + 1) ** 1.2) }))} {...texts} />
    ),
    'one part': () => <DonutChart parts={[{ label: 'Casino', value: 4200 }]} {...texts} />,
    'nothing yet': () => <DonutChart parts={types.slice(0, 2).map((label) => ({ label, value: 0 }))} {...texts} />,
  },
};
