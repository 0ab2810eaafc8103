import { flattenTexts, themeOf, toPointer, type ResolvedBrand } from '@livery/brand';
import { paletteModes, type ThemeCss } from '@livery/theme';

/** Every value of a brand by its pointer, lists as a whole, then its texts under `/texts/<language>/<key>`. */
export function valuesOf(brand: ResolvedBrand): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const visit = (value: unknown, segments: string[]): void => {
    const pointer = toPointer(segments);
    // Values of layers or the engine. The other fields of a resolved brand describe them.
    if (Object.hasOwn(brand.provenance, pointer)) values.set(pointer, value);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, child] of Object.entries(value)) visit(child, [...segments, key]);
  };
  const { provenance: _provenance, shadows: _shadows, texts, ...said } = brand;
  visit(said, []);
  for (const [language, namespaces] of Object.entries(texts))
    for (const [key, text] of flattenTexts(namespaces)) values.set(toPointer(['texts', language, key]), text);
  return values;
}

/** The derived palette of a brand in the modes that it offers, by `/theme/colours/<mode>/<role>`. */
export function coloursOf(brand: ResolvedBrand, { palettes }: ThemeCss = themeOf(brand)): Map<string, string> {
  return new Map(
    paletteModes(brand.theme.modes).flatMap((mode) =>
      Object.entries(palettes[mode]).map(([role, colour]) => [toPointer(['theme', 'colours', mode, role]), colour] as const),
    ),
  );
}
