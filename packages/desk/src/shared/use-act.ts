import { useState } from 'react';
import { ControlError } from '#api/control-error.ts';
import { describeRefusal } from './refusals.texts.ts';
import { useTell } from './Toasts.tsx';

export interface Act {
  readonly isBusy: boolean;
  /**
   * Does something and says so, perhaps by what came of it; what keeps it from being done is said too, unless the refusal names fields and `fields` shows them.
   * True when it is done.
   */
  readonly act: <Value>(
    work: () => Promise<Value>,
    done: string | ((value: Value) => string),
    fields?: (pointers: readonly string[], reasons: Readonly<Record<string, string>>) => void,
  ) => Promise<boolean>;
}

/** @param onRefused in place of a message on the page, which a dialog would cover */
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
