import { unzipSync } from 'fflate';
import type { Archive } from '@livery/contract/shapes';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { sitDown } from '../../../test/games/played.ts';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { findMember } from '../member/member.repo.ts';
import { archiveSweeps } from './archives.sweeps.ts';
import { makeArchive } from './make-archive.job.ts';

const gateway = await openTestGateway();
const { owner, platform } = gateway;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const day = 86_400_000;

beforeEach(async () => {
  platform.clock.shiftTo(0);
  await gateway.control('reset');
});

const read = async (token: string) => (await gateway.call('archive', { token })).envelope.value as unknown as Archive;
const ask = (token: string, language = 'en') => gateway.call('requestArchive', { token, headers: { 'accept-language': language } });
const download = (token: string, part = 1) => gateway.call('archiveFile', { token, query: { part } }).catch(() => null);

async function idOf(account: string): Promise<number> {
  return (await findMember(platform.tenants.of(merchant.id), merchant.id, account))?.id ?? 0;
}

/** Runs the job enqueued for a member. */
async function make(account: string, files = platform.files): Promise<void> {
  const memberId = await idOf(account);
  const { id: archiveId } = await owner.selectFrom('archive').select('id').where('member_id', '=', memberId).executeTakeFirstOrThrow();
  await makeArchive.run({ payload: { memberId, archiveId }, merchant, platform: { ...platform, files }, now: platform.clock.now() });
}

/** The downloaded content by file name. */
async function contents(token: string, part = 1): Promise<ReadonlyMap<string, string>> {
  const response = await gateway.inject({
    method: 'GET',
    url: `/wps/x/member/archive/file?part=${part}`,
    headers: { merchant: 'ALPHA', authorization: `Bearer ${token}` },
  });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d(-\d)?\.zip"$/);
  return new Map(Object.entries(unzipSync(response.rawPayload)).map(([name, content]) => [name, Buffer.from(content).toString()]));
}

describe('an archive', () => {
  it('is made in the background, holds only the member’s own data, and is announced by a letter', async () => {
    const [lucas, marina] = [await gateway.logInConfirmed('lucas'), await gateway.logInConfirmed('marina')];
    expect(await read(lucas)).toEqual({ state: 'none', askedAt: null, until: null, nextAt: null, files: [] });
    await (
      await sitDown(gateway, lucas)
    )(100);
    await gateway.control('writeLetter', {
      account: 'marina',
      title: { en: 'Only for her', pt: 'Only for her' },
      body: { en: 'Private', pt: 'Private' },
      topic: 'news',
    });
    await ask(marina);
    expect((await ask(lucas)).envelope.value).toMatchObject({ state: 'preparing', files: [] });
    await make('lucas');
    expect(await read(lucas)).toMatchObject({ state: 'ready', files: [expect.any(Number)] });
    const files = await contents(lucas);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['account.csv', 'balances.csv', 'sessions.csv', 'movements.csv', 'bets.csv']));
    expect(files.get('account.csv')).toContain('"lucas","Lucas"');
    expect(files.get('bets.csv')?.trim().split('\r\n')).toHaveLength(2);
    expect(files.get('bets.csv')).toContain('1.00');
    const all = [...files.values()].join('\n');
    expect(all).not.toMatch(/argon2|Only for her|marina/i);
    const { envelope } = await gateway.call('letters', { token: lucas, query: { limit: 5, language: 'en' } });
    expect(envelope.value['items']).toMatchObject([{ title: 'Your data is ready', topic: 'account' }]);
  });

  it('is in the language it was requested in, formatted for spreadsheets', async () => {
    const token = await gateway.logInConfirmed('lucas');
    await ask(token, 'pt');
    await make('lucas');
    expect((await contents(token)).get('account.csv')).toContain('"Conta";"Apelido";"Desde";"Nível VIP"');
  });

  it('is readable only by its owner, and only once it is ready', async () => {
    const [lucas, marina] = [await gateway.logInConfirmed('lucas'), await gateway.logInConfirmed('marina')];
    await ask(lucas);
    expect((await download(lucas))?.status).toBe(404);
    await make('lucas');
    expect((await download(marina))?.status).toBe(404);
    expect((await download(lucas, 2))?.status).toBe(404);
    expect((await gateway.call('archiveFile', { query: { part: 1 } })).status).toBe(401);
  });

  it('can be requested once a day, and the next one replaces it', async () => {
    const token = await gateway.logInConfirmed('lucas');
    await ask(token);
    await make('lucas');
    expect((await ask(token)).envelope.value).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 86_400 });
    platform.clock.shiftTo(day + 60_000);
    const later = await gateway.logInConfirmed('lucas');
    const racing = await Promise.all([ask(later), ask(later), ask(later)]);
    expect(racing.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429, 429]);
    expect(await read(later)).toMatchObject({ state: 'preparing' });
    const { rows } = await sql`SELECT FROM stored_file WHERE content_type = 'application/zip'`.execute(owner);
    expect(rows).toEqual([]);
  });

  it('is deleted with its files after seven days', async () => {
    await ask(await gateway.logInConfirmed('lucas'));
    await make('lucas');
    const before = await sql`SELECT FROM stored_file WHERE content_type = 'application/zip'`.execute(owner);
    expect(before.rows).toHaveLength(1);
    platform.clock.shiftTo(7 * day + 60_000);
    const token = await gateway.logInConfirmed('lucas');
    expect(await read(token)).toMatchObject({ state: 'none', nextAt: null });
    expect((await download(token))?.status).toBe(404);
    await runSweeps(platform, archiveSweeps, platform.clock.now());
    const after = await sql`SELECT FROM stored_file WHERE content_type = 'application/zip'`.execute(owner);
    expect(after.rows).toEqual([]);
  });

  it('that failed says so, and can be requested again at once', async () => {
    const token = await gateway.logInConfirmed('lucas');
    await ask(token);
    const broken = { ...platform.files, put: async () => Promise.reject(new Error('no room')) };
    await expect(make('lucas', broken)).rejects.toThrow('no room');
    expect(await read(token)).toMatchObject({ state: 'failed', nextAt: null });
    expect((await ask(token)).status).toBe(200);
    await make('lucas');
    expect(await read(token)).toMatchObject({ state: 'ready' });
  });

  it('with a lot of data is split into files that a spreadsheet can open', async () => {
    const token = await gateway.logInConfirmed('lucas');
    await sql`INSERT INTO letter (merchant_id, member_id, topic, titles, bodies, sent_at)
      SELECT ${merchant.id}, ${await idOf('lucas')}, 'news', '{"en":"One","pt":"Um"}', '{"en":"=1+1","pt":"=1+1"}', now()
      FROM generate_series(1, 50001)`.execute(owner);
    await ask(token);
    await make('lucas');
    const files = await contents(token);
    expect(files.get('letters.csv')?.trim().split('\r\n')).toHaveLength(50_001);
    expect(files.get('letters-2.csv')?.trim().split('\r\n')).toHaveLength(2);
    expect(files.get('letters.csv'), 'what a spreadsheet would run is guarded').toContain("'=1+1");
  });

  it('is not available to trial accounts', async () => {
    expect((await ask(await gateway.logIn('trial'))).envelope.message).toBe('TRIAL_REFUSED');
  });
});
