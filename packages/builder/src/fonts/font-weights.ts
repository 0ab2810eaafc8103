import { toThemeSpec, type ResolvedBrand } from '@livery/brand';
import { deriveMeasures } from '@livery/theme';

export interface FontWeights {
  min: number;
  max: number;
}

/** The weights that pages set in a font file of a brand: headings have one, text the range of its face. */
export function weightsInUse(brand: ResolvedBrand, file: string): FontWeights {
  const { display, text } = brand.theme.fonts;
  const bounds = [
    ...(text.file === file ? text.weight.split(' ').map(Number) : []),
    ...(display.file === file ? [Number(deriveMeasures(toThemeSpec(brand)).get('font-display-weight'))] : []),
  ];
  return { min: Math.min(...bounds), max: Math.max(...bounds) };
}
