import type { BannerOptions } from '@livery/art/banner';

/** The motif of each banner's picture. The page shows the text beside it. */
export const bannerArt: Readonly<Record<number, Omit<BannerOptions, 'seed'>>> = {
  101: { family: 'market', palette: 0 },
  102: { family: 'turtle', palette: 1 },
  103: { family: 'football', palette: 3 },
  104: { family: 'table', palette: 2 },
  105: { family: 'space', palette: 10 },
  111: { family: 'temple', palette: 4 },
  112: { family: 'wheel', palette: 6 },
  113: { family: 'cards', palette: 8 },
  114: { family: 'reels', palette: 5 },
  115: { family: 'treasure', palette: 9 },
};
