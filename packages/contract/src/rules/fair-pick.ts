/**
 * The message that determines a prize under the seed of its ticket. The player's own seed keeps the house from choosing
 * it.
 */
export function prizeMessage(ticketId: number, clientSeed: string): string {
  return `${ticketId}:${clientSeed}`;
}

/** The highest sum of weights, so that a pick is exact in a double. */
export const heaviestTable = 1_048_576;

/**
 * The index of the weight that a digest selects by its first four bytes as a share of the sum. The bias is below one in 4,000.
 *
 * @throws RangeError for invalid weights
 */
export function pickWeighted(digest: Uint8Array, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0) || sum < 1 || sum > heaviestTable)
    throw new RangeError(`No table of weights: ${weights.join(', ')}`);
  const [first = 0, second = 0, third = 0, fourth = 0] = digest;
  const place = Math.floor(((first * 2 ** 24 + second * 2 ** 16 + third * 2 ** 8 + fourth) * sum) / 2 ** 32);
  let passed = 0;
  for (const [index, weight] of weights.entries()) {
    passed += weight;
    if (place < passed) return index;
  }
  throw new RangeError('A digest falls on one of its weights');
}
