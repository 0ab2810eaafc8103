import { permissions, type Role } from '@livery/contract/roles';
import { routes, type Audience, type RouteName } from '@livery/contract/routes';
import { describe, expect, it } from 'vitest';
import { openTestGateway, type TestAnswer } from '../../test/test-gateway.ts';
import type { SessionScope } from './identity.schema.ts';
import { admit } from './admission.ts';

const gateway = await openTestGateway();
const names = Object.keys(routes) as RouteName[];
const codeOf = ({ envelope }: TestAnswer): unknown => envelope.value['code'];
const codesFor = async (chosen: readonly RouteName[], token: string): Promise<unknown[]> =>
  Promise.all(chosen.map(async (name) => codeOf(await gateway.call(name, { token }))));

interface Bounds {
  mayPrecedePasswordChange?: boolean;
  sessionScope?: SessionScope;
}

function refusal(
  audience: Audience,
  type: number | null,
  { mayPrecedePasswordChange = false, sessionScope = 'full' }: Bounds = {},
): string | null {
  try {
    admit({ audience, mayPrecedePasswordChange }, type === null ? null : { type, sessionScope });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the audience of a call', () => {
  it.each<[Audience, ...(string | null)[]]>([
    // visitor, ordinary, trial, agents
    ['anyone', null, null, null, null],
    ['visitorOrMember', null, null, null, null],
    ['member', 'NOT_LOGGED_IN', null, null, null],
    ['realMember', 'NOT_LOGGED_IN', null, 'TRIAL_REFUSED', null],
    ['agent', 'NOT_LOGGED_IN', 'FORBIDDEN', 'TRIAL_REFUSED', null],
  ])('%s decides who is admitted', (audience, visitor, ordinary, trial, agent) => {
    expect([null, 0, 4].map((type) => refusal(audience, type))).toEqual([visitor, ordinary, trial]);
    for (const type of [1, 2, 41, 42]) expect(refusal(audience, type), String(type)).toBe(agent);
  });

  it('limits a member who must change the password to the calls that allow it', () => {
    const limited = { sessionScope: 'passwordChange' } as const;
    expect(refusal('member', 0, limited)).toBe('PASSWORD_CHANGE_REQUIRED');
    expect(refusal('member', 0, { ...limited, mayPrecedePasswordChange: true })).toBeNull();
    expect(refusal('anyone', 0, limited)).toBeNull();
    const open = names.filter((name) => routes[name].mayPrecedePasswordChange);
    expect(open).toEqual(['logout', 'confirmIdentity', 'sessionLife', 'keepSessionAlive', 'memberInfo', 'changePassword']);
  });

  it('keeps a trial account from games, lotteries, money and the member centre, with any input [role-13]', async () => {
    const trial = await gateway.logIn('trial');
    const real = names.filter((name) => routes[name].audience === 'realMember');
    expect(real).toContain('launchGame');
    expect(await codesFor(real, trial)).toEqual(real.map(() => 'TRIAL_REFUSED'));
  });

  it.each<[Role, string | null]>([
    ['visitor', null],
    ['trial', 'trial'],
    ['player', 'demo'],
    ['agent', 'agent'],
  ])('lets the role %s make exactly the calls that the permission matrix allows it [role-28]', async (role, account) => {
    const options = account === null ? {} : { token: await gateway.logIn(account) };
    for (const name of names) {
      const refusal = permissions[routes[name].audience][role];
      // An admitted caller would end the session, listen forever, or get a file instead of an envelope.
      if (refusal === null && (name === 'logout' || routes[name].isStream || routes[name].isFile)) continue;
      const code = codeOf(await gateway.call(name, options));
      if (refusal === null) expect(['NOT_LOGGED_IN', 'TRIAL_REFUSED', 'FORBIDDEN'], name).not.toContain(code);
      else expect(code, name).toBe(refusal);
    }
  });
});
