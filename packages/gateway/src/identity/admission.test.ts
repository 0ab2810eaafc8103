import { routes, type Audience, type RouteName } from '@livery/contract/routes';
import { describe, expect, it } from 'vitest';
import { openTestGateway, type TestAnswer } from '../../test/test-gateway.ts';
import type { SessionScope } from './identity.schema.ts';
import { admit, isForMembers } from './admission.ts';

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
  ])('%s decides who is let in', (audience, visitor, ordinary, trial, agent) => {
    expect([null, 0, 4].map((type) => refusal(audience, type))).toEqual([visitor, ordinary, trial]);
    for (const type of [1, 2, 41, 42]) expect(refusal(audience, type), String(type)).toBe(agent);
  });

  it('keeps whoever has to change the password from everything but that', () => {
    const limited = { sessionScope: 'passwordChange' } as const;
    expect(refusal('member', 0, limited)).toBe('PASSWORD_CHANGE_REQUIRED');
    expect(refusal('member', 0, { ...limited, mayPrecedePasswordChange: true })).toBeNull();
    expect(refusal('anyone', 0, limited)).toBeNull();
    const open = names.filter((name) => routes[name].mayPrecedePasswordChange);
    expect(open).toEqual(['logout', 'confirmIdentity', 'sessionLife', 'keepSessionAlive', 'memberInfo', 'changePassword']);
  });

  it('keeps a trial account from games, lotteries, money and the member centre, whatever it sends [role-13]', async () => {
    const trial = await gateway.logIn('trial');
    const real = names.filter((name) => routes[name].audience === 'realMember');
    expect(real).toContain('launchGame');
    expect(await codesFor(real, trial)).toEqual(real.map(() => 'TRIAL_REFUSED'));
  });

  it('lets a trial account have what every member has', async () => {
    const trial = await gateway.logIn('trial');
    const others = names.filter((name) => routes[name].audience === 'member' && name !== 'logout' && !routes[name].isStream);
    for (const code of await codesFor(others, trial)) expect(['TRIAL_REFUSED', 'NOT_LOGGED_IN', 'FORBIDDEN']).not.toContain(code);
  });

  it('is members for exactly the calls that a visitor is sent to the login from', async () => {
    const refused = await Promise.all(names.map(async (name) => codeOf(await gateway.call(name)) === 'NOT_LOGGED_IN'));
    expect(names.filter((_, index) => refused[index])).toEqual(names.filter((name) => isForMembers(routes[name].audience)));
  });
});
