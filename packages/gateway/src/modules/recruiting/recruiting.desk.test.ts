import { expect, it } from 'vitest';
import { rates, recruitingWorld } from '../../../test/recruiting-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { add, logInWith, memberOf, setTerms } = recruitingWorld(gateway);
const limits = { mayRecruitAgents: true, mostDirect: 5, levels: 3 };

it('the desk opens an agent of the first level, who chooses a password and adds accounts at once', async () => {
  const opened = await gateway.control('openAgent', {
    account: 'Chefe7',
    nickname: 'Chefe',
    type: 2,
    rates: rates({ RNG: 9_000 }),
    limits,
  });
  const { password } = (opened.json() as { value: { password: string } }).value;
  expect(await memberOf('chefe7')).toMatchObject({ type: 2, parent_id: null, nickname: 'Chefe' });
  const token = String((await logInWith('chefe7', password)).envelope.value['token']);
  const own = { newPassword: 'Quiet-Mango-42', confirmNewPassword: 'Quiet-Mango-42' };
  await gateway.call('changePassword', { token, body: own });
  expect((await add(token, { rates: rates({ RNG: 9_000 }) })).status).toBe(200);
  const again = await gateway.control('openAgent', { account: 'CHEFE7', nickname: 'x', type: 1, rates: [], limits });
  expect((again.json() as { message: string }).message).toBe('USERNAME_TAKEN');
});

it('the desk sets an agent’s terms within those of its upline, and every change is written down', async () => {
  await setTerms('agent42', { rates: {}, limits: { mayRecruitAgents: false, mostDirect: 50, levels: 1 } });
  const beyond = await setTerms('agent2', { rates: { RNG: 6_001 }, limits });
  expect((beyond.json() as { value: unknown }).value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/rates/RNG': 'maximum' } });
  expect(
    (await setTerms('agent2', { rates: { RNG: 5_000, LIVE: 2_000 }, limits: { ...limits, levels: 4, mostDirect: 60 } })).statusCode,
  ).toBe(200);
  const { value } = (await gateway.control('agentTerms', { account: 'agent2' })).json() as { value: unknown };
  expect(value).toEqual({
    account: 'agent2',
    type: 2,
    upline: 'agent',
    rates: rates({ RNG: 5_000, LIVE: 2_000 }),
    limits: { ...limits, levels: 4, mostDirect: 60 },
  });
  const acts = await gateway.owner
    .selectFrom('audit_log')
    .select(['act', 'subject'])
    .where('act', 'in', ['agent.open', 'agent.terms'])
    .execute();
  expect(acts).toEqual([
    { act: 'agent.open', subject: 'chefe7' },
    { act: 'agent.terms', subject: 'agent42' },
    { act: 'agent.terms', subject: 'agent2' },
  ]);
});

it('the desk gives terms to agents alone', async () => {
  expect((await setTerms('lucas', { rates: {}, limits })).statusCode).toBe(404);
  expect((await gateway.control('agentTerms', { account: 'lucas' })).statusCode).toBe(404);
});
