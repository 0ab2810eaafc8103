import type { CoverFamily } from './families/registry.ts';

/** The motif for a kind of promotion or draw. */
export const rewardArt = {
  stake: { family: 'dice', palette: 3 },
  checkIn: { family: 'balls', palette: 6 },
  gift: { family: 'treasure', palette: 0 },
  application: { family: 'trophy', palette: 2 },
  tickets: { family: 'market', palette: 5 },
  vip: { family: 'cards', palette: 7 },
  weekend: { family: 'space', palette: 1 },
  birthday: { family: 'shell', palette: 4 },
  season: { family: 'starfish', palette: 8 },
  wheel: { family: 'wheel', palette: 1 },
  egg: { family: 'eggs', palette: 3 },
  envelope: { family: 'envelopes', palette: 2 },
  raffle: { family: 'market', palette: 7 },
} as const satisfies Record<string, { family: CoverFamily; palette: number }>;

export type RewardArt = keyof typeof rewardArt;
