import { codeOf, type Failure } from './api-failure.ts';

/** An answer that has not been validated: nothing is known about `value` yet. */
export type RawEnvelope = { success: true; value: unknown } | { success: false; value: Record<string, unknown> | null };

/** Every answer is `{success, value, message}` (specification, section 7). Null if this one is not. */
export function envelopeOf(text: unknown): RawEnvelope | null {
  const parsed = parse(text);
  if (!isRecord(parsed) || typeof parsed['success'] !== 'boolean' || !('value' in parsed)) return null;
  if (parsed['success']) return { success: true, value: parsed['value'] };
  return { success: false, value: isRecord(parsed['value']) ? parsed['value'] : null };
}

export function failureOfEnvelope(
  envelope: { success: false; value: Record<string, unknown> | null },
  sent: { response: { status: number }; requestId: string },
): Failure {
  const { code, requestId, fields, retryAfter, ...rest } = envelope.value ?? {};
  return {
    code: codeOf(code),
    status: sent.response.status,
    requestId: typeof requestId === 'string' ? requestId : sent.requestId,
    ...(isTexts(fields) ? { fields } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
    ...(Object.keys(rest).length > 0 ? { value: rest } : {}),
  };
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
