import type { OpenAnswer, RotateAnswer, SpinAnswer, SpinBody } from './slot-wire.ts';

/** `code` is the gateway's, or NETWORK when no answer came. */
export class SlotError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const timeoutMs = 30_000;

async function post<Value>(path: string, body: unknown): Promise<Value> {
  let answer: Response;
  try {
    answer = await fetch(`/slot/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw new SlotError('NETWORK');
  }
  const envelope: unknown = await answer.json().catch(() => null);
  if (isEnvelope(envelope)) {
    if (envelope.success) return envelope.value as Value;
    throw new SlotError(envelope.value.code ?? 'UNKNOWN');
  }
  throw new SlotError(answer.status >= 502 ? 'NETWORK' : 'UNKNOWN');
}

function isEnvelope(value: unknown): value is { success: true; value: unknown } | { success: false; value: { code?: string } } {
  return typeof value === 'object' && value !== null && 'success' in value && 'value' in value;
}

export const openSession = (ticket: string): Promise<OpenAnswer> => post('open', { ticket });
export const rotateSeed = (session: string, commitment: string): Promise<RotateAnswer> => post('rotate', { session, commitment });

/** Tells the gateway that the player has left; nothing waits for the answer. */
export function closeSession(session: string): void {
  navigator.sendBeacon('/slot/api/close', new Blob([JSON.stringify({ session })], { type: 'application/json' }));
}

/**
 * An answer that never came may be a round that was played: the same key is sent again, and the gateway answers with the
 * round that it stored, so that no stake is taken twice.
 */
export async function spin(body: SpinBody, onChecking: () => void): Promise<SpinAnswer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await post<SpinAnswer>('spin', body);
    } catch (error) {
      if (!(error instanceof SlotError) || error.code !== 'NETWORK' || attempt === 2) throw error;
      onChecking();
      await new Promise((resolve) => setTimeout(resolve, 600 * 2 ** attempt));
    }
  }
}
