import { createAction } from '@reduxjs/toolkit';
import type { BodyOf, ServedRoute } from '@livery/contract/shapes';

/** The calls of the contract that carry an idempotency key. */
export type MoneyCall = { [Name in ServedRoute]: BodyOf<Name> extends { idempotencyKey: string } ? Name : never }[ServedRoute];

type Wanted<Name extends MoneyCall> = Omit<BodyOf<Name>, 'idempotencyKey'>;

/** The command to move money through a call of the contract, with its body except for the key. */
export function moneyCommand<Name extends MoneyCall>(name: Name) {
  return createAction(`money/${name}`, (payload: Wanted<Name>) => ({ payload }));
}
