import { beforeEach, describe, expect, it } from 'vitest';
import { recruitingWorld } from '../../../test/agents/recruiting-world.ts';
import { codeOf, registerWorld } from '../../../test/session/register-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { inviterLimit } from './registration.limits.ts';

const gateway = await openTestGateway();
const { owner } = gateway;
const { link } = recruitingWorld(gateway);
const { merchantId, memberOf, elsewhere, register, setRule } = registerWorld(gateway);
const agent = await gateway.logIn('agent2');
const day = 24 * 3_600_000;

beforeEach(async () => {
  await owner.deleteFrom('rate_count').execute();
  await gateway.control('shiftClock', { offset: 0 });
});

const ask = (code: string, kind: 'member' | 'agent', merchant = 'ALPHA') =>
  gateway.call('inviter', { query: { code, kind }, merchant, headers: elsewhere() });
const inviterOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).envelope.value;
const codeOfMember = async (account: string) => {
  const token = await gateway.logIn(account);
  return (await gateway.call('referral', { token })).envelope.value['code'] as string;
};
const rename = (account: string, nickname: string) =>
  owner.updateTable('member').set({ nickname }).where('username', '=', account).where('merchant_id', '=', merchantId).execute();
const nobody = { name: null };

describe('the inviter of a code', () => {
  it('is shown to visitors with a masked name, in any spelling of the code', async () => {
    await rename('marina', 'Marina');
    await rename('agent2', 'Rodrigo');
    const code = await codeOfMember('marina');
    const { code: linkCode } = await link(agent);
    expect(await inviterOf(code, 'member')).toEqual({ name: 'Ma***a' });
    expect(await inviterOf(` ${code.toLowerCase()} `, 'member')).toEqual({ name: 'Ma***a' });
    expect(await inviterOf(linkCode, 'agent')).toEqual({ name: 'Ro***o' });
    expect(await inviterOf('agent02', 'agent')).toEqual({ name: 'Ro***o' });
  });

  it('belongs to one merchant and one kind of invitation', async () => {
    const code = await codeOfMember('marina');
    expect(await inviterOf(code, 'member', 'BETA')).toEqual(nobody);
    expect(await inviterOf(code, 'agent')).toEqual(nobody);
    expect(await inviterOf('AGENT02', 'member')).toEqual(nobody);
  });

  it('is nobody for codes that are unknown, paused, full or expired, with equal answers', async () => {
    await setRule('humanVerification', { enabled: false });
    const paused = await link(agent);
    const full = await link(agent, { cap: 1 });
    const expiring = await link(agent, {
      expiresOn: new Date(gateway.platform.clock.now().getTime() + 2 * day).toISOString().slice(0, 10),
    });
    expect(await inviterOf(expiring.code, 'agent')).not.toEqual(nobody);
    const { id, note, expiresOn, cap } = paused;
    await gateway.call('changeInvitationLink', { token: agent, body: { id, note, expiresOn, cap, isPaused: true } });
    expect(codeOf(await register({ affiliateCode: full.code }))).toBe('done');
    await gateway.control('shiftClock', { offset: 4 * day });
    for (const code of ['NOBODYS1', paused.code, full.code, expiring.code]) {
      const { status, envelope } = await ask(code, 'agent');
      expect([status, envelope.value]).toEqual([200, nobody]);
    }
    expect(await inviterOf('NOBODYS1', 'member')).toEqual(nobody);
  });

  it('is nobody while the account is closed or the merchant offers no referrals', async () => {
    const code = await codeOfMember('lucas');
    const { id } = (await memberOf('lucas')) ?? { id: 0 };
    const setState = (state: 'active' | 'closed') => owner.updateTable('member').set({ state }).where('id', '=', id).execute();
    await setState('closed');
    expect(await inviterOf(code, 'member')).toEqual(nobody);
    await setState('active');
    await gateway.control('switchFlag', { modId: 'REFERRAL', enabled: false });
    expect(await inviterOf(code, 'member')).toEqual(nobody);
    await gateway.control('switchFlag', { modId: 'REFERRAL', enabled: true });
    expect(await inviterOf(code, 'member')).not.toEqual(nobody);
  });

  it('is not found by guessing, and its limit leaves registrations alone', async () => {
    const there = { 'x-forwarded-for': '203.0.113.7' };
    const guess = () => gateway.call('inviter', { query: { code: 'GUESSED1', kind: 'member' }, headers: there });
    const answers = [];
    for (let turn = 0; turn <= inviterLimit.uses; turn += 1) answers.push(codeOf(await guess()));
    expect(answers.filter((code) => code === 'done')).toHaveLength(inviterLimit.uses);
    expect(answers.at(-1)).toBe('RATE_LIMITED');
    expect(codeOf(await gateway.call('affiliate', { query: { affiliateCode: 'AGENT02' }, headers: there }))).toBe('done');
  });
});
