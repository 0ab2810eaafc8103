import type { Failure } from '#api/api-failure.ts';

/**
 * Keys for calls that move money: what was asked for and not answered is asked for again by the same key, so that it is done once.
 * An answer, a refusal too, ends its key.
 */
export function makeMoneyKeys(makeKey: () => string = () => crypto.randomUUID()) {
  const open = new Map<string, string>();
  return {
    of(subject: string): string {
      const key = open.get(subject) ?? makeKey();
      open.set(subject, key);
      return key;
    },
    end(subject: string, failure?: Failure): void {
      const isAnswered = failure === undefined || (failure.status >= 400 && failure.status < 500);
      if (isAnswered) open.delete(subject);
    },
  };
}
