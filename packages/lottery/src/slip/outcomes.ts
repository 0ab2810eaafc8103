import { outcomesOf, type Mask } from '../model/mask.ts';
import type { Play, Slot } from '../model/play.ts';
import { isDigit, isLetter, isSpace, type Scanner } from './scanner.ts';

interface Labels {
  readonly outcomes: ReadonlyMap<string, number>;
  /** Whether every label is one digit, so that digits may be written together. */
  readonly areDigits: boolean;
}

const known = new WeakMap<Slot, Labels>();

function labelsOf(slot: Slot): Labels {
  const found = known.get(slot);
  if (found !== undefined) return found;
  const labels = {
    outcomes: new Map(slot.labels.map((label, outcome) => [label, outcome])),
    areDigits: slot.labels.every((label) => isDigit(label)),
  };
  known.set(slot, labels);
  return labels;
}

export function hasBankers({ slots }: Play): boolean {
  return slots[1]?.code === 'bankers';
}

/** The outcome for a text: `7` is `07` where labels have two digits. */
export function outcomeOf(slot: Slot, text: string): number | undefined {
  const { outcomes } = labelsOf(slot);
  return outcomes.get(text) ?? (text.length === 1 && isDigit(text) ? outcomes.get(`0${text}`) : undefined);
}

/** Outcomes separated by commas or spaces. */
export function readOutcomes(scanner: Scanner, slot: Slot): Mask {
  let mask = 0n;
  const add = (text: string, from: number): void => {
    const outcome = outcomeOf(slot, text);
    if (outcome === undefined) throw scanner.fault('unknownOutcome', from);
    const bit = 1n << BigInt(outcome);
    if ((mask & bit) !== 0n) throw scanner.fault('duplicate', from);
    mask |= bit;
  };
  for (;;) {
    scanner.takeWhile((character) => isSpace(character) || character === ',');
    if (scanner.isDone) return mask;
    const from = scanner.at;
    const text = scanner.takeWhile((character) => isDigit(character) || isLetter(character) || character === '-').toLowerCase();
    if (text === '') throw scanner.fault('unexpected');
    if (labelsOf(slot).areDigits && text.length > 1) for (const digit of text) add(digit, from);
    else add(text, from);
  }
}

export function writeOutcomes(slot: Slot, mask: Mask): string {
  return outcomesOf(mask)
    .map((outcome) => slot.labels[outcome])
    .join(labelsOf(slot).areDigits ? '' : ',');
}
