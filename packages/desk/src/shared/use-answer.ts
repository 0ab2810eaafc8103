import type { ControlRouteName } from '@livery/contract/control/routes';
import type { ControlInputOf, ControlValueOf } from '@livery/contract/control/shapes';
import { useCallback, useEffect, useState } from 'react';
import { ControlError } from '#api/control-error.ts';
import { useAsk } from './desk-context.ts';

export interface Answer<Value> {
  /** Null until the first answer. */
  readonly value: Value | null;
  /** Why the last call failed. The previous value stays. */
  readonly refusal: ControlError | null;
  readonly reload: () => void;
}

interface Heard<Value> {
  readonly ask: unknown;
  readonly value: Value | null;
  readonly refusal: ControlError | null;
}

/** The answer of a control call. Reads again for a new input, on `reload`, and every `pollEvery` milliseconds while visible. */
export function useAnswer<Name extends ControlRouteName>(
  name: Name,
  input: ControlInputOf<Name>,
  pollEvery?: number,
): Answer<ControlValueOf<Name>> {
  type Value = ControlValueOf<Name>;
  const call = useAsk();
  // Equal inputs make one request, although each render creates a new object.
  const question = JSON.stringify(input);
  const ask = useCallback(
    (signal: AbortSignal) => call(name, JSON.parse(question) as ControlInputOf<Name>, signal),
    [call, name, question],
  );
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
