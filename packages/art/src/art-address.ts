import type { CoverCrop } from './cover.ts';
import type { RewardArt } from './reward-art.ts';

/** Increase it with every change to a drawing, because browsers cache art for a year. */
const artVersion = 3;

/**
 * An upright drawing contains the title, so a cover has a language. A square one is shown above its game's name and has
 * none.
 */
export function coverAddress(nodeId: number, crop: CoverCrop, language: string): string {
  return `/art/cover/${nodeId}-${crop === 'portrait' ? 'p' : 's'}.svg?l=${language === 'pt' ? 'pt' : 'en'}&v=${artVersion}`;
}

/** Answers 404. */
export function brokenCoverAddress(nodeId: number): string {
  return `/art/cover/${nodeId}-lost.svg`;
}

/** `tone` is the ink's: `dark` for a light background. */
export function vendorMarkAddress(code: string, tone: 'dark' | 'light'): string {
  return `/art/vendor/${code}-${tone}.svg?v=${artVersion}`;
}

export function bannerAddress(id: number): string {
  return `/art/banner/${id}.svg?v=${artVersion}`;
}

export function rewardArtAddress(kind: RewardArt): string {
  return `/art/reward/${kind}.svg?v=${artVersion}`;
}

export function avatarAddress(seed: string): string {
  return `/art/avatar/${seed}.svg?v=${artVersion}`;
}

export function goodArtAddress(name: string): string {
  return `/art/good/${name}.svg?v=${artVersion}`;
}
