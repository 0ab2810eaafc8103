import { useState } from 'react';
import { ControlError } from '#api/control-error.ts';
import { describeRefusal } from './refusals.texts.ts';
import { useTell } from './Toasts.tsx';

export interface Act {
  readonly isBusy: boolean;
  /**
   * Runs an action and reports its success, perhaps with its result. It reports a refusal too, unless `fields` shows
   * the fields that the refusal names. Returns true on success.
   */
  readonly act: <Value>(
    work: () => Promise<Value>,
    done: string | ((value: Value) => string),
    fields?: (pointers: readonly string[], reasons: Readonly<Record<string, string>>) => void,
  ) => Promise<boolean>;
}

/** @param onRefused called instead of showing a message on the page, which a dialog would cover */
export function useAct(onRefused?: (refusal: ControlError | null) => void): Act {
  const tell = useTell();
  const [isBusy, setBusy] = useState(false);
  const act: Act['act'] = async (work, done, fields) => {
    setBusy(true);
    onRefused?.(null);
    try {
      const value = await work();
      tell({ tone: 'positive', text: typeof done === 'string' ? done : done(value) });
      return true;
    } catch (error) {
      const refusal = error instanceof ControlError ? error : new ControlError('MALFORMED_ANSWER');
      if (fields !== undefined && refusal.fields.length > 0) fields(refusal.fields, refusal.reasons);
      else if (onRefused === undefined) tell({ tone: 'negative', text: describeRefusal(refusal) });
      else onRefused(refusal);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
