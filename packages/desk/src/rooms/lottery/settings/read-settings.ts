import type { DeskLottery } from '@livery/contract/control/shapes';
import { amountField, readMoney } from '#shared/money-text.ts';
import { readWhole } from '#shared/forms/whole-number.ts';

export type Settings = DeskLottery['settings'];

/** Whole numbers with their bounds. */
export const numberBounds = {
  every: [20, 86_400],
  closing: [0, 86_400],
  pause: [1, 86_400],
  beaconTimeout: [1, 604_800],
  correction: [0, 2_592_000],
  prizeGroup: [1_700, 2_000],
} as const satisfies Partial<Record<keyof Settings, readonly [number, number]>>;

export const amountNames = ['minStake', 'maxStake', 'maxTicket', 'maxWin', 'cap', 'outcomeCap'] as const;

type NumberName = keyof typeof numberBounds;
type AmountName = (typeof amountNames)[number];

/** Typed numbers and amounts. Everything else is selected. */
export type Draft = Record<NumberName | AmountName, string> & Pick<Settings, 'source' | 'flags'>;

export const numberNames = Object.keys(numberBounds) as NumberName[];

export function draftOf(settings: Settings, unit: string): Draft {
  const numbers = Object.fromEntries(numberNames.map((name) => [name, String(settings[name])]));
  const amounts = Object.fromEntries(amountNames.map((name) => [name, amountField(settings[name], unit)]));
  return { source: settings.source, flags: settings.flags, ...numbers, ...amounts } as Draft;
}

/** The typed settings, and the invalid fields. */
export function readSettings(draft: Draft, unit: string): { settings: Settings | null; wrong: readonly (NumberName | AmountName)[] } {
  const read: Record<string, number> = {};
  const wrong: (NumberName | AmountName)[] = [];
  for (const name of numberNames) {
    const [from, to] = numberBounds[name];
    const number = readWhole(draft[name], from, to);
    if (number === null) wrong.push(name);
    else read[name] = number;
  }
  for (const name of amountNames) {
    const amount = readMoney(draft[name], unit);
    if (amount === null) wrong.push(name);
    else read[name] = amount;
  }
  if (wrong.length > 0) return { settings: null, wrong };
  return { settings: { source: draft.source, flags: draft.flags, ...read } as Settings, wrong };
}
