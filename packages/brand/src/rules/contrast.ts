import { inFile, type Rule } from './rule.ts';

const seedOf: Record<string, string> = {
  action: 'primary',
  onAction: 'primary',
  link: 'primary',
  linkHover: 'primary',
  accent: 'accent',
  onAccent: 'accent',
  second: 'second',
  onSecond: 'second',
  money: 'money',
  band: 'band',
  onBand: 'band',
  onBandSoft: 'band',
};

/** Every pair of colours that the engine promises can be read. */
export const contrast: Rule = (context) => {
  const { brand, theme } = context;
  return (theme?.conflicts ?? []).map(({ mode, foreground, backgrounds, required, reached }) => {
    const seed = seedOf[foreground] ?? '';
    const pointer = Object.entries(brand.theme.seeds).some(([name, value]) => name === seed && value !== null)
      ? `/theme/seeds/${seed}`
      : '/theme/seeds';
    const shown = (Math.floor(reached * 100) / 100).toFixed(2);
    return {
      rule: 'contrast',
      pointer: inFile(context, pointer),
      message: `In ${mode} mode ${foreground} cannot be read on ${backgrounds.join(', ')}: ${shown}:1, and ${brand.theme.contrast.level} asks for ${required}:1.`,
      hint: 'Choose a darker or lighter seed, or set theme.contrast.onConflict to "adjust".',
    };
  });
};
