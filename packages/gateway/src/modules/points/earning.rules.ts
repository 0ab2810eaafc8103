import type { DueDay } from './earning.repo.ts';

export interface Credit {
  readonly due: DueDay;
  /** The day's new credit. */
  readonly credited: number;
}

export interface Settlement {
  readonly credits: readonly Credit[];
  readonly earned: number;
  /** The amount taken back. */
  readonly undone: number;
}

/** Daily points, and points taken back for days that lost stakes. Never takes more than the member has; the rest is owed. */
export function settle(days: readonly DueDay[], balance: number): Settlement {
  const gains = days.filter(({ worth, credited }) => worth > credited);
  const losses = days.filter(({ worth, credited }) => worth < credited);
  const earned = gains.reduce((sum, { worth, credited }) => sum + worth - credited, 0);
  let left = balance + earned;
  const taken = losses.map((due) => {
    const part = Math.min(left, due.credited - due.worth);
    left -= part;
    return { due, credited: due.credited - part };
  });
  return {
    credits: [...gains.map((due) => ({ due, credited: due.worth })), ...taken],
    earned,
    undone: taken.reduce((sum, { due, credited }) => sum + due.credited - credited, 0),
  };
}
