import type { BrandFile } from '@livery/brand';

interface Look {
  /** Shown in the prompt. */
  what: string;
  layout: NonNullable<BrandFile['layout']>;
  theme: Omit<NonNullable<BrandFile['theme']>, 'seeds'>;
}

/** Looks to start from, so that two new brands differ in more than colour. */
export const looks = {
  airy: {
    what: 'round and calm, rails of tall tiles, the header in the middle',
    theme: {
      modes: ['light', 'dark'],
      shape: { radius: 'round', border: 'regular', elevation: 'soft' },
      density: 'airy',
      type: { ratio: 1.25, base: 16 },
      motion: 'calm',
      iconStroke: 2,
    },
    layout: {
      header: 'centred',
      lobby: 'rails',
      tile: 'portrait',
      navigation: 'chips',
      sideMenu: 'panel',
      hero: 'scene',
      notices: 'marquee',
      footer: 'wave',
    },
  },
  dense: {
    what: 'sharp and compact, a grid of squares, dark first',
    theme: {
      modes: ['dark', 'light'],
      shape: { radius: 'sharp', border: 'hairline', elevation: 'flat' },
      density: 'compact',
      type: { ratio: 1.333, base: 15 },
      motion: 'brisk',
      iconStroke: 1.5,
    },
    layout: {
      header: 'flush',
      lobby: 'grid',
      tile: 'square',
      navigation: 'tabs',
      sideMenu: 'rail',
      hero: 'type',
      notices: 'ticker',
      footer: 'columns',
    },
  },
  bold: {
    what: 'thick lines, lifted cards, rails of squares, offers as cards, brisk',
    theme: {
      modes: ['light', 'dark'],
      shape: { radius: 'soft', border: 'bold', elevation: 'lifted' },
      density: 'regular',
      type: { ratio: 1.2, base: 16 },
      motion: 'brisk',
      iconStroke: 2.25,
    },
    layout: {
      header: 'flush',
      lobby: 'rails',
      tile: 'square',
      navigation: 'chips',
      sideMenu: 'rail',
      hero: 'scene',
      promotions: 'cards',
      notices: 'ticker',
      footer: 'columns',
    },
  },
  night: {
    what: 'dark first, soft corners, a grid of tall tiles under tabs, offers as cards',
    theme: {
      modes: ['dark', 'light'],
      shape: { radius: 'soft', border: 'regular', elevation: 'soft' },
      density: 'regular',
      type: { ratio: 1.25, base: 16 },
      motion: 'calm',
      iconStroke: 1.75,
    },
    layout: {
      header: 'centred',
      lobby: 'grid',
      tile: 'portrait',
      navigation: 'tabs',
      sideMenu: 'panel',
      hero: 'scene',
      promotions: 'cards',
      notices: 'marquee',
      footer: 'wave',
    },
  },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof looks;

export const lookNames = Object.keys(looks) as LookName[];

/** The default look. */
export function defaultLook(code: string): LookName {
  return pick(lookNames, seedOf(code));
}

export function pick<Item>(items: readonly Item[], seed: number): Item {
  const item = items[seed % items.length];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}

/** A hash of the code (FNV-1a), so that the same code always gives the same brand. */
export function seedOf(code: string): number {
  let hash = 0x811c9dc5;
  for (const character of code) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash >>> 3;
}
