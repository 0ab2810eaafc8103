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
    fields?: (pointers: readonly string[]) => void,
  ) => Promise<boolean>;
}

export function useAct(): Act {
  const tell = useTell();
  const [isBusy, setBusy] = useState(false);
  const act: Act['act'] = async (work, done, fields) => {
    setBusy(true);
    try {
      const value = await work();
      tell({ tone: 'positive', text: typeof done === 'string' ? done : done(value) });
      return true;
    } catch (error) {
      const refusal = error instanceof ControlError ? error : new ControlError('MALFORMED_ANSWER');
      if (fields !== undefined && refusal.fields.length > 0) fields(refusal.fields);
      else tell({ tone: 'negative', text: describeRefusal(refusal) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
