import { useLocation } from 'react-router-dom';
import { numberParam } from '#shared/lists/list-address.ts';
import { accountParam } from '#shared/team/team-paths.ts';

/** The member whose bets the address asks for; null for the report. */
export function useMember(): number | null {
  return numberParam.read(new URLSearchParams(useLocation().search).get(accountParam));
}

/** The bets of a member that make up the row: of the same days and the same games. */
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
