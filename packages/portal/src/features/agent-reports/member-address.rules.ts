import { useLocation } from 'react-router-dom';
import { numberParam } from '#shared/lists/list-address.ts';
import { accountParam } from '#shared/team/team-paths.ts';

/** The member whose bets the address shows. Null for the report. */
export function useMember(): number | null {
  return numberParam.read(new URLSearchParams(useLocation().search).get(accountParam));
}

/** A member's bets behind a row: same days and games. */
export function searchOfMember(search: string, member: number, state: 'open' | null): string {
  const report = new URLSearchParams(search);
  const bets = new URLSearchParams({ [accountParam]: String(member) });
  for (const name of ['period', 'game']) {
    const value = report.get(name);
    if (value !== null) bets.set(name, value);
  }
  if (state !== null) bets.set('betState', state);
  return `?${bets.toString()}`;
}
