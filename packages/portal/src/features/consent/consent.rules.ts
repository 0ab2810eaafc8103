import { purposes, purposesVersion, type Purpose } from './purposes.data.ts';

/** How long an answer is valid before the visitor is asked again. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

/** The stored answer: purposes, their version and the time. */
export function writeAnswer(granted: readonly Purpose[], now: number): string {
  return JSON.stringify({ version: purposesVersion, at: new Date(now).toISOString(), granted });
}

/** The purposes in the stored answer. Null without a valid one. */
export function standingAnswer(text: string | null, now: number): Purpose[] | null {
  const { version, at, granted } = readObject(text);
  const age = now - Date.parse(String(at));
  if (version !== purposesVersion || !Array.isArray(granted) || !(age >= 0 && age < lifetime)) return null;
  return purposes.filter((purpose) => granted.includes(purpose));
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The origin of the referring site. Its path could identify the visitor. */
export function referrerOf(referrer: string, ownOrigin: string): string | null {
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : null;
  return origin === null || origin === ownOrigin || !/^https?:/.test(origin) ? null : origin;
}
