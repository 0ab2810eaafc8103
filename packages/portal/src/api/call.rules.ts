import type { AxiosResponse } from 'axios';
import type { Effect, Route } from '@livery/contract/routes';
import type { FailureCode } from './api-failure.ts';
import { envelopeOf } from './read-envelope.ts';

const second = 1000;
const retries = 2;
const firstDelay = 250;
const longestDelay = 4 * second;
const passingStatuses: readonly number[] = [502, 503, 504];

const timeouts: Readonly<Record<Effect, number>> = { read: 10 * second, write: 15 * second, money: 30 * second };

/** The timeout of a call, in milliseconds. */
export function timeoutOf({ effect }: Route): number {
  return timeouts[effect];
}

/** The request body. axios sets a form's content type. */
export function bodyOf({ encoding }: Route, body: unknown): unknown {
  return encoding === 'form' ? new URLSearchParams(body as Record<string, string>) : body;
}

/**
 * Milliseconds until the next try, or null for none. Only reads are retried, and only after a temporary failure. Full
 * jitter keeps many clients from returning at once. `Retry-After` wins unless it is too long.
 */
export function retryDelay(
  route: Route,
  outcome: FailureCode | AxiosResponse<unknown>,
  attempt: number,
  random: () => number,
): number | null {
  if (route.effect !== 'read' || attempt >= retries) return null;
  if (typeof outcome === 'string') return outcome === 'NETWORK' ? jitter(attempt, random) : null;
  if (!passingStatuses.includes(outcome.status) || isMaintenance(outcome)) return null;
  const asked = secondsOf(outcome.headers['retry-after']);
  if (asked === null) return jitter(attempt, random);
  return asked * second <= longestDelay ? asked * second : null;
}

function jitter(attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(firstDelay * 2 ** attempt * 2, longestDelay));
}

/** A closed site says so itself, and asking again would only delay that message. */
function isMaintenance(response: AxiosResponse<unknown>): boolean {
  const envelope = envelopeOf(response.data);
  return envelope?.success === false && envelope.value?.code === 'MAINTENANCE';
}

function secondsOf(header: unknown): number | null {
  const seconds = Number(header);
  return typeof header === 'string' && header !== '' && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
