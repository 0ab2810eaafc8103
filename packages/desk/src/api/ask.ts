import { controlPath, controlRoutes, controlSecretHeader, type ControlRouteName } from '@livery/contract/control/routes';
import type { ControlInputOf, ControlValueOf } from '@livery/contract/control/shapes';
import { ControlError, refusalIn } from './control-error.ts';

/** Makes a control call. */
export type Ask = <Name extends ControlRouteName>(
  name: Name,
  input: ControlInputOf<Name>,
  signal?: AbortSignal,
) => Promise<ControlValueOf<Name>>;

/** The calls of one gateway for a merchant's code; null for calls about the gateway as a whole. */
export type AskFor = (merchant: string | null) => Ask;

/** Milliseconds that an answer may take. */
const timeout = 15_000;

/** `onRefused` is called when the gateway no longer takes the secret. */
export function makeAskFor(secret: string, onRefused: () => void): AskFor {
  return (merchant) => async (name, input, signal) => {
    const { method, isOfMerchant } = controlRoutes[name];
    const isRead = method === 'GET';
    const search = isRead ? String(new URLSearchParams(input as Record<string, string>)) : '';
    const request: RequestInit = {
      method,
      headers: {
        [controlSecretHeader]: secret,
        ...(isOfMerchant && merchant !== null ? { Merchant: merchant } : {}),
        ...(isRead ? {} : { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])]),
      ...(isRead ? {} : { body: JSON.stringify(input) }),
    };
    const response = await fetch(`${controlPath(name)}${search === '' ? '' : `?${search}`}`, request).catch(() => {
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
