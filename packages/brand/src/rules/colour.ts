import { defaultThemeSpec, deriveColours } from '@livery/theme';
import type { Rule } from './rule.ts';

/** A seed is a valid colour. */
export const colour: Rule = ({ brand, theme }) => {
  if (theme !== null) return [];
  const wrong = Object.entries(brand.theme.seeds).filter(([, value]) => value !== null && !isColour(value));
  if (wrong.length === 0)
    return [
      {
        rule: 'theme',
        pointer: '/theme',
        message: 'No theme can be derived from these values.',
        hint: 'Compare them with the examples in schemas/brand.schema.json.',
      },
    ];
  return wrong.map(([name, value]) => ({
    rule: 'colour',
    pointer: `/theme/seeds/${name}`,
    message: `${JSON.stringify(value)} is not a valid colour.`,
    hint: 'Write a CSS colour such as "#ff6600" or "oklch(0.7 0.15 60)".',
  }));
};

function isColour(text: string): boolean {
  try {
    deriveColours({ ...defaultThemeSpec, seeds: { primary: text } });
    return true;
  } catch {
    return false;
  }
}
