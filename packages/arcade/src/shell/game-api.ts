import type { OpenAnswer, RotateAnswer } from './wire.ts';

/** `code` is the gateway's, or NETWORK when no answer came. */
export class GameError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** These errors leave the outcome unknown: nothing answered, or the answer came from something in between. */
const unanswered = new Set(['NETWORK', 'TIMEOUT', 'UNKNOWN', 'INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED']);

export function isUnanswered(error: unknown): boolean {
  return error instanceof GameError && unanswered.has(error.code);
}

const timeoutMs = 30_000;

/** @throws GameError */
export async function post<Value>(path: string, body: unknown): Promise<Value> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw new GameError('NETWORK');
  }
  const envelope: unknown = await answer.json().catch(() => null);
  if (isEnvelope(envelope)) {
    if (envelope.success) return envelope.value as Value;
    throw new GameError(envelope.value.code ?? 'UNKNOWN');
  }
  throw new GameError(answer.status >= 502 ? 'NETWORK' : 'UNKNOWN');
}

function isEnvelope(answer: unknown): answer is { success: true; value: object } | { success: false; value: { code?: string } } {
  if (typeof answer !== 'object' || answer === null || !('success' in answer) || !('value' in answer)) return false;
  return typeof answer.value === 'object' && answer.value !== null;
}

/** The calls of a sitting, the same for every game. */
export const openSession = (ticket: string): Promise<OpenAnswer> => post('/play/api/open', { ticket });
export const rotateSeed = (session: string, commitment: string): Promise<RotateAnswer> => post('/play/api/rotate', { session, commitment });

/** Tells the gateway that the player has left, without waiting for the answer. */
export function closeSession(session: string): void {
  navigator.sendBeacon('/play/api/close', new Blob([JSON.stringify({ session })], { type: 'application/json' }));
}
