import type { ConfirmationWay } from '@livery/contract/envelope';
import { ApiFailure } from './api-failure.ts';

/** Asks the member to prove their identity. False if they cancel. */
export type Confirm = (ways: ConfirmationWay[]) => Promise<boolean>;

/** Makes a call that may need a confirmation, and repeats it once after that. */
export async function confirmed<Result>(send: () => Promise<Result>, confirm: Confirm): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.failure.code !== 'CONFIRMATION_REQUIRED') throw error;
    if (!(await confirm(waysOf(error.failure.value?.['ways'])))) throw error;
    return send();
  }
}

function waysOf(told: unknown): ConfirmationWay[] {
  const ways: unknown[] = Array.isArray(told) ? told : [];
  return ways.filter((way): way is ConfirmationWay => way === 'password' || way === 'code');
}
