import type { AssetKind } from '../assets/inspect-asset.ts';
import type { Rule } from './rule.ts';

interface Budget {
  key: 'brandKb' | 'fontKb' | 'imageKb';
  what: string;
  kinds: AssetKind[];
  remedy: string;
}

const budgets: readonly Budget[] = [
  { key: 'brandKb', what: 'The assets', kinds: ['image', 'font'], remedy: 'Cut the fonts to fewer weights and simplify the pictures' },
  {
    key: 'fontKb',
    what: 'The fonts',
    kinds: ['font'],
    remedy: 'Take fewer weights or one family, and cut the files to the letters in use',
  },
  {
    key: 'imageKb',
    what: 'The pictures',
    kinds: ['image'],
    remedy: 'Simplify the drawings, and save photographs as WebP at the size they are shown',
  },
];

/** The brand's own files stay within its budget. A problem names the heaviest file. */
export const budget: Rule = ({ brand, assets }) => {
  const files = [
    ...new Map([...assets.values()].map(({ file, kind, inspection }) => [file, { file, kind, bytes: inspection.bytes ?? 0 }])).values(),
  ];
  return budgets.flatMap(({ key, what, kinds, remedy }) => {
    const counted = files.filter(({ kind }) => kinds.includes(kind)).toSorted((one, other) => other.bytes - one.bytes);
    const kb = counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const limit = brand.budgets[key];
    if (kb <= limit) return [];
    const heaviest = counted.slice(0, 3).map(({ file, bytes }) => `${file} ${(bytes / 1000).toFixed(1)} kB`);
    return [
      {
        rule: 'budget',
        pointer: `/budgets/${key}`,
        message: `${what} weigh ${kb.toFixed(1)} kB, and the budget is ${limit} kB. Most of it: ${heaviest.join(', ')}.`,
        hint: `${remedy}, or raise budgets.${key} if that is what you want.`,
      },
    ];
  });
};
