/** Tries what a brand decides: paint, layouts, texts, money. Such a journey runs in every brand. */
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

/** Which journeys a brand's project takes, over what Playwright calls a title: project, file, groups, title, tags. */
export function shareOf(brand: string, brands: readonly string[], files: readonly string[]): RegExp {
  const own = files.filter((file) => brandOf(file, brands) === brand).map((file) => file.replaceAll('.', String.raw`\.`));
  return new RegExp([everyBrand, ...own.map((file) => `(?:^|[ /])${file} `)].join('|'));
}
