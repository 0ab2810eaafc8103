const hour = 3_600_000;

/** How long a key seals, in milliseconds. */
export const keyLife = 30 * 24 * hour;
/** The lead time between a key's creation and first use, so that every gateway of a fleet has it. */
export const sealOverlap = hour;
/** How long a key that no longer seals can still open payloads. Then it is deleted. */
export const openAfter = 24 * hour;

interface KeyDates {
  /** When it replaces the previous key. */
  readonly sealsFrom: Date;
}

/**
 * The keys to publish: the current one first, then the coming ones. After the clock was set back, all keys may be in
 * the future. Then the first of them is used already, because every stored key can decrypt.
 *
 * @param keys in order of `sealsFrom`
 */
export function publishedKeys<Key extends KeyDates>(keys: readonly Key[], now: Date): readonly Key[] {
  return keys.slice(
    Math.max(
      0,
      keys.findLastIndex(({ sealsFrom }) => sealsFrom <= now),
    ),
  );
}

/** The keys that can still open payloads. The last one always can. */
export function openingKeys<Key extends KeyDates>(keys: readonly Key[], now: Date): readonly Key[] {
  return keys.filter((_key, index) => {
    const next = keys[index + 1];
    return next === undefined || now.getTime() < next.sealsFrom.getTime() + openAfter;
  });
}

/**
 * Whether the next key is due. A key further ahead than an overlap comes from a wrong clock and does not count. Twice
 * the overlap allows for clock differences within a fleet.
 */
export function isKeyDue(keys: readonly KeyDates[], now: Date): boolean {
  const [from, until] = [now.getTime() - keyLife + sealOverlap, now.getTime() + 2 * sealOverlap];
  return !keys.some(({ sealsFrom }) => sealsFrom.getTime() > from && sealsFrom.getTime() <= until);
}
