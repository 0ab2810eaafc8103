import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { addAccount } from './add-account.action.ts';
import { demoPassword } from './demo-accounts.seed.ts';

const gateway = await openTestGateway({ environment: 'production' });
const right = { merchantCode: 'ALPHA', account: 'maria', password: 'a-long-way-home', operator: 'ana@desk' };

describe('an account that an operator adds', () => {
  it('is created once with an empty balance, can log in at its merchant, and is in the audit log', async () => {
    await addAccount(gateway.databaseUrl, right);
    await expect(addAccount(gateway.databaseUrl, right)).rejects.toMatchObject({ message: 'ALPHA has an account maria already.' });
    const body = { username: 'maria', password: right.password, type: 'username' };
    const { envelope } = await gateway.call('login', { body });
    expect((await gateway.call('balance', { token: String(envelope.value['token']) })).envelope.value).toMatchObject({ balance: 0 });
    expect((await gateway.call('login', { body, merchant: 'BETA' })).status).toBe(401);
    const { rows } = await sql`SELECT actor, act, subject, details FROM audit_log`.execute(gateway.owner);
    expect(rows).toEqual([{ actor: 'operator:ana@desk', act: 'account.add', subject: 'maria', details: {} }]);
  });

  it.each([
    ['is no name', { account: 'Maria' }],
    ['is no name', { account: 'ma' }],
    ['is no name', { account: "x' OR 1=1" }],
    ['9 characters', { account: 'joana', password: '123456789' }],
    ['too easy', { account: 'joana', password: demoPassword }],
    ['too easy', { account: 'joana', password: 'Joana-joana-1' }],
    ['too easy', { account: 'joana', password: '1231231231' }],
    ['no merchant GAMMA', { account: 'joana', merchantCode: 'GAMMA' }],
  ])('is refused with a message: %s', async (words, change) => {
    await expect(addAccount(gateway.databaseUrl, { ...right, ...change })).rejects.toMatchObject({
      name: 'AccountRefused',
      message: expect.stringContaining(words),
    });
  });
});
