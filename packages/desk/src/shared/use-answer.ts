import { useCallback, useEffect, useState } from 'react';
import { ControlError } from '#api/control-error.ts';

export interface Answer<Value> {
  /** Null until the first one is there. */
  readonly value: Value | null;
  /** Why the last one is missing; a value that was there before stays. */
  readonly refusal: ControlError | null;
  readonly reload: () => void;
}

interface Heard<Value> {
  readonly ask: unknown;
  readonly value: Value | null;
  readonly refusal: ControlError | null;
}

/** Asks when `ask` is another one, when told to, and every `pollEvery` milliseconds while the page is in sight. */
export function useAnswer<Value>(ask: (signal: AbortSignal) => Promise<Value>, pollEvery?: number): Answer<Value> {
  const [heard, setHeard] = useState<Heard<Value>>({ ask, value: null, refusal: null });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (): Promise<void> => {
      try {
        const value = await ask(signal);
        if (!signal.aborted) setHeard({ ask, value, refusal: null });
      } catch (error) {
        const refusal = error instanceof ControlError ? error : new ControlError('MALFORMED_ANSWER');
        if (!signal.aborted) setHeard((before) => ({ ask, value: before.ask === ask ? before.value : null, refusal }));
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = async (): Promise<void> => {
      if (!document.hidden) await load();
      if (!signal.aborted && pollEvery !== undefined) timer = setTimeout(() => void follow(), pollEvery);
    };
    void load().then(() => {
      if (!signal.aborted && pollEvery !== undefined) timer = setTimeout(() => void follow(), pollEvery);
    });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [ask, pollEvery, round]);

  const reload = useCallback(() => {
    setHeard((before) => ({ ...before, refusal: null }));
    setRound((before) => before + 1);
  }, []);
  const isCurrent = heard.ask === ask;
  return { value: isCurrent ? heard.value : null, refusal: isCurrent ? heard.refusal : null, reload };
}
