import type { Draw } from '../model/draw.ts';
import type { NumberSpace } from '../model/kind.ts';
import { ByteStream } from './byte-stream.ts';
import { sha256 } from './hex.ts';

/** The commitment that the house publishes before it accepts bets. It fixes the seed without revealing it. */
export async function commitmentOf(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  if (seed.length !== 32) throw new RangeError(`A seed has 32 bytes, not ${seed.length}.`);
  return sha256(seed);
}

/** Identifies the issue of a draw, so that one seed and round give different numbers for different issues. */
export function labelOf(lottery: string, issue: string): string {
  if (lottery.includes(':')) throw new RangeError('The code of a lottery has no colon.');
  return `${lottery}:${issue}`;
}

/**
 * The numbers from a seed, the randomness of a round (as hex) and the label of an issue. docs/lottery-draws.md
 * describes how, for readers without our code.
 */
export async function drawNumbers(space: NumberSpace, seed: Uint8Array<ArrayBuffer>, randomness: string, label: string): Promise<Draw> {
  if (!isDrawable(space)) throw new RangeError('Nothing is drawn from this space.');
  const stream = new ByteStream(seed, `${randomness}:${label}`);
  switch (space.by) {
    case 'digits':
      return drawDigits(stream, space.count);
    case 'distinct':
      return drawDistinct(stream, space.count, space.of);
    case 'prizes': {
      const prizes: number[] = [];
      for (const digits of space.digits) prizes.push((await drawDigits(stream, digits)).reduce((prize, digit) => prize * 10 + digit, 0));
      return prizes;
    }
  }
}

/** Whether numbers can be drawn from a space. It may come from a file that anybody wrote. */
export function isDrawable(space: NumberSpace): boolean {
  const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
  switch (space.by) {
    case 'digits':
      return isWithin(space.count, 20);
    case 'distinct':
      return isWithin(space.of, 256) && isWithin(space.count, space.of);
    case 'prizes':
      return Array.isArray(space.digits) && isWithin(space.digits.length, 100) && space.digits.every((digits) => isWithin(digits, 15));
    default:
      return false;
  }
}

async function drawDigits(stream: ByteStream, count: number): Promise<number[]> {
  const digits: number[] = [];
  while (digits.length < count) digits.push(await stream.below(10));
  return digits;
}

/** The first `count` places of a Fisher-Yates shuffle. */
async function drawDistinct(stream: ByteStream, count: number, of: number): Promise<number[]> {
  const balls = Array.from({ length: of }, (_, at) => at + 1);
  for (let place = 0; place < count; place++) {
    const from = place + (await stream.below(of - place));
    [balls[place], balls[from]] = [balls[from] as number, balls[place] as number];
  }
  return balls.slice(0, count);
}
