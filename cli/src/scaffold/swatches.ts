import { contrastRatio, defaultThemeSpec, deriveColours, type ColourRole } from '@livery/theme';

/** The most visible colours, and their backgrounds. */
const samples: readonly (readonly [name: string, foreground: ColourRole, background: ColourRole])[] = [
  ['Text', 'ink', 'ground'],
  ['Link', 'link', 'ground'],
  ['Action', 'onAction', 'action'],
  ['Accent', 'onAccent', 'accent'],
  ['Second', 'onSecond', 'second'],
  ['Band', 'onBand', 'band'],
];

/**
 * The palette derived from seeds: a row of blocks for light and one for dark, each with the contrast of its text. Without colour it is
 * written in words. Throws `TypeError` if a seed is not a colour.
 */
export function drawSwatches(seeds: { primary: string; accent?: string }, isColoured: boolean, columns: number): string {
  const width = columns < 76 ? 8 : 10;
  const { palettes } = deriveColours({ ...defaultThemeSpec, seeds });
  return (['light', 'dark'] as const)
    .flatMap((mode) => {
      const chips = samples.map(([name, foreground, background]) => {
        const [ink, ground] = [palettes[mode][foreground], palettes[mode][background]];
        // Rounded down, so that a ratio never looks better than it is.
        const ratio = `${(Math.floor(contrastRatio(ink, ground) * 10) / 10).toFixed(1)}:1`;
        return { name, ink, ground, ratio };
      });
      if (!isColoured)
        return [`${mode}: ${chips.map(({ name, ink, ground, ratio }) => `${name} ${ink} on ${ground} ${ratio}`).join(', ')}`];
      const row = (textOf: (chip: (typeof chips)[number]) => string) =>
        chips.map((chip) => paint(textOf(chip).padEnd(width - 1), chip.ink, chip.ground)).join('');
      return [`${mode.padEnd(7)}${row(({ name }) => name)}`, `${' '.repeat(7)}${row(({ ratio }) => ratio)}`, ''];
    })
    .join('\n')
    .trimEnd();
}

/** 24-bit colour, because terminal palettes have no names for brand colours. */
function paint(text: string, ink: string, ground: string): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');
  return `\u001b[38;2;${channels(ink)}m\u001b[48;2;${channels(ground)}m ${text}\u001b[39m\u001b[49m`;
}
