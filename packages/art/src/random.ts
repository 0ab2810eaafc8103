/** A seeded random generator. The same seed draws the same picture on every machine. */
export interface Random {
  /** Between `low` and `high`, both in the caller's unit. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<const Choices extends readonly [unknown, ...unknown[]]>(choices: Choices): Choices[number];
  /** True in this `share` of all draws (0 to 1). */
  chance(share: number): boolean;
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a, 32 bit, with a final mix so that seeds 1, 2, 3 … differ in every bit. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function makeRandom(seed: string | number): Random {
  let state = hash(String(seed));
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    chance: (share) => next() < share,
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
}

/** A picture's own id prefix of a letter and four characters, so that several pictures can share a page. */
export function idPrefix(identity: string): string {
  return `c${(hash(identity) % 36 ** 4).toString(36)}`;
}
