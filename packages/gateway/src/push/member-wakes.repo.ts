import type { QueryResult } from 'pg';
import type { Touched } from '#database/touched.ts';

/** Runs a statement on a connection of no tenant. */
export type Ask = (statement: string, values: readonly unknown[]) => Promise<QueryResult>;

/**
 * Notifies the other gateways that have an open page of a touched member. Returns the members with a page at this one.
 */
export async function wakeMembers(ask: Ask, { accounts, members }: Touched, gateway: string): Promise<readonly number[]> {
  const { rows } = await ask('SELECT wake_members($1, $2, $3) AS own', [[...accounts], [...members], gateway]);
  const [{ own } = { own: null }] = rows as { own: string[] | null }[];
  return (own ?? []).map(Number);
}
