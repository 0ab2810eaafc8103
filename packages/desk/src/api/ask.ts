import { controlRequest } from '@livery/contract/control/request';
import type { ControlRouteName } from '@livery/contract/control/routes';
import type { ControlInputOf, ControlValueOf } from '@livery/contract/control/shapes';
import { ControlError, refusalIn } from './control-error.ts';

/** Makes a control call. */
export type Ask = <Name extends ControlRouteName>(
  name: Name,
  input: ControlInputOf<Name>,
  signal?: AbortSignal,
) => Promise<ControlValueOf<Name>>;

/** Calls the gateway for a merchant's code. Null for calls about the gateway as a whole. */
export type AskFor = (merchant: string | null) => Ask;

/** How long to wait for an answer, in milliseconds. */
const timeout = 15_000;

/** `onRefused` is called when the gateway no longer accepts the secret. */
export function makeAskFor(secret: string, onRefused: () => void): AskFor {
  return (merchant) => async (name, input, signal) => {
    const { path, ...request } = controlRequest(name, input, { secret, merchant });
    const waiting = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])]);
    const response = await fetch(path, { ...request, signal: waiting }).catch(() => {
      throw new ControlError('NETWORK');
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && isSuccess<ControlValueOf<typeof name>>(answer)) return answer.value;
    const refusal = refusalIn(answer);
    if (refusal.code === 'FORBIDDEN') onRefused();
    throw refusal;
  };
}

function isSuccess<Value>(answer: unknown): answer is { value: Value } {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true && 'value' in answer;
}
