/** For journeys about what a brand decides: colours, layouts, texts, money. They run in every brand. */
export const everyBrand = '@brand';

/**
 * The brand that runs a file's other journeys. The file's name alone decides, so no other file and no order can change
 * it, and every brand gets its share.
 */
export function brandOf(file: string, brands: readonly string[]): string | undefined {
  let sum = 0;
  for (const letter of file) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0x1_00_00;
  return brands.toSorted()[sum % brands.length];
}

/** The journeys of a brand's project, as a pattern for Playwright's titles: project, file, groups, title, tags. */
export function shareOf(brand: string, brands: readonly string[], files: readonly string[]): RegExp {
  const own = files.filter((file) => brandOf(file, brands) === brand).map((file) => file.replaceAll('.', String.raw`\.`));
  return new RegExp([everyBrand, ...own.map((file) => `(?:^|[ /])${file} `)].join('|'));
}
