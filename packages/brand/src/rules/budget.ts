import { inFile, type Rule } from './rule.ts';

/** What the brand adds to a visit stays within what it promised. */
export const budget: Rule = (context) => {
  const { brand, assets } = context;
  const files = new Map([...assets.values()].map(({ file, kind, inspection }) => [file, { kind, bytes: inspection.bytes ?? 0 }]));
  const weigh = (kinds: string[]) =>
    [...files.values()].filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const checks = [
    { pointer: '/budgets/brandKb', what: 'The assets', limit: brand.budgets.brandKb, kb: weigh(['image', 'font']) },
    { pointer: '/budgets/fontKb', what: 'The fonts', limit: brand.budgets.fontKb, kb: weigh(['font']) },
  ];
  return checks
    .filter(({ kb, limit }) => kb > limit)
    .map(({ pointer, what, limit, kb }) => ({
      rule: 'budget',
      pointer: inFile(context, pointer),
      message: `${what} weigh ${kb.toFixed(1)} kB, and the budget is ${limit} kB.`,
      hint: 'Subset the fonts and simplify the pictures, or raise the budget knowingly.',
    }));
};
