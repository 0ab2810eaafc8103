import { afterEvent, type ActivityEvent, type ActivityState } from '@livery/contract/activity-states';
import type { Promotion } from '@livery/contract/shapes';

interface Activity {
  readonly enabled: boolean;
  readonly starts_at: Date;
  readonly over_at: Date | null;
  readonly way: Promotion['way'];
  readonly rule: Promotion['rule'];
}

/** A member's stored progress in an activity. */
export interface Part {
  readonly state: ActivityState;
  readonly period: string;
  readonly days: number;
}

/** Time and stakes since the stored state. */
export interface Standing {
  /** Minor units of stakes that count. */
  readonly staked: number;
  /** The issued reward's, if any. */
  readonly reward: 'none' | 'waiting' | 'claimed' | 'expired';
  /** As `periodOf` names it now. */
  readonly period: string;
  readonly now: Date;
}

/** A member's current state: the stored one, advanced by later time and play along the table of transitions. */
export function stateOf(activity: Activity, part: Part | null, { staked, reward, period, now }: Standing): ActivityState {
  const { way, rule, starts_at, over_at, enabled } = activity;
  let state: ActivityState = part?.state ?? 'comingSoon';
  const happen = (event: ActivityEvent): void => {
    state = afterEvent(state, event) ?? state;
  };
  const appears: ActivityEvent = way === 'claim' ? 'offer' : 'open';
  if (starts_at <= now && state === 'comingSoon') happen(appears);
  // A bonus earned on its day can still be claimed later.
  if (way === 'join' && staked >= rule.stake) happen('earn');
  if (way === 'sign' && (part?.days ?? 0) >= rule.days) happen('earn');
  if (way === 'join' && staked > 0) happen('progress');
  // A clock that was set back, here or on another gateway, never starts a period again.
  if (part !== null && part.period < period) happen(way === 'claim' ? 'offer' : 'renew');
  if (part?.state === 'issued' && reward === 'claimed') happen('claim');
  // An issued bonus waits, even if the activity has changed.
  const isOver = !enabled || (over_at !== null && over_at <= now);
  if (state === 'issued' ? reward === 'expired' : isOver) happen('close');
  return state;
}

/** A cadence's day or week in the merchant's calendar; a week is named by its Monday. Empty for a one-off. */
export function periodOf(cadence: Promotion['rule']['cadence'], timeZone: string, now: Date): string {
  if (cadence === 'once') return '';
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  if (cadence === 'daily') return today;
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const segmenter = new Intl.Segmenter();

/** Characters, counted as readers do. */
export function countGraphemes(text: string): number {
  return [...segmenter.segment(text)].length;
}
