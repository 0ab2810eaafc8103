import { chmodSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';

const strong = 'gK3vQ9sLx0bTnW7pYd2fRm5hJc8aZe1u';
const away = 'postgres://livery_app:Zr8Lk2Vw@127.0.0.1:1/livery';
const right = ['--games-origin', 'https://games.acme.example', '--trusted-proxies', '127.0.0.1/32'];
const complete = { LIVERY_DATABASE_URL: away, LIVERY_KEY_SECRET: strong };

let project: Project;

beforeAll(() => {
  project = new Project({
    'brands/acme/brand.json': brandFile('acme', { hosts: ['acme.example'] }),
    'brands/hostless/brand.json': brandFile('hostless'),
    'brands/near/brand.json': brandFile('near', { hosts: ['near.example', 'near.localhost'] }),
    'brands/broken/brand.json': '{',
    'key-secret': `${strong}\n`,
    'no-secret': '\n',
  });
});

afterAll(() => project[Symbol.dispose]());

const run = (args: string[], environment: Record<string, string> = {}) =>
  project.run(['gateway', '--production', '--port', '0', ...args], { environment });

describe('livery gateway --production', () => {
  it('reports everything that is missing at once, and creates nothing', async () => {
    const { code, stdout, stderr } = await run([]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Not ready for production: 4 things are missing');
    for (const words of [
      '--games-origin is missing',
      '--trusted-proxies is missing',
      'No database is named',
      'LIVERY_KEY_SECRET is not set',
    ])
      expect(stderr).toContain(words);
    expect(readdirSync(project.root).toSorted()).toEqual(['brands', 'key-secret', 'no-secret']);
  });

  it.each<[string, string[], Record<string, string>]>([
    ['is not an https origin', ['--games-origin', 'http://games.acme.example'], {}],
    ['is not an https origin', ['--games-origin', 'https://games.localhost'], {}],
    ['is not an https origin', ['--games-origin', 'https://192.0.2.7'], {}],
    ['is not an https origin', ['--games-origin', 'https://games.acme.example/play'], {}],
    ['is a host of acme', ['--games-origin', 'https://acme.example'], {}],
    ['is not a network', ['--trusted-proxies', 'nginx'], {}],
    ['is not a network', ['--trusted-proxies', '10.0.0.0/33'], {}],
    ['is not a network', ['--trusted-proxies', '10.0.0.0/8,,'], {}],
    ['covers half of the internet', ['--trusted-proxies', '127.0.0.1,0.0.0.0/0'], {}],
    ['covers half of the internet', ['--trusted-proxies', '::/0'], {}],
    ['all visitors would share one limit', ['--trusted-proxies', 'none'], {}],
    ['LIVERY_BEACON_RELAYS is not an https address', [], { LIVERY_BEACON_RELAYS: 'http://drand.acme.example' }],
    ['LIVERY_DATABASE_URL is not the address of a PostgreSQL', [], { LIVERY_DATABASE_URL: 'mysql://a@b/c' }],
    ['holds a password, and every program', ['--database-url', away.replace('livery_app', 'other')], {}],
    ['is one of the first that an attacker tries', [], { LIVERY_DATABASE_URL: 'postgres://livery_app:livery_app@127.0.0.1:1/livery' }],
    ['is one of the first that an attacker tries', [], { LIVERY_DATABASE_URL: 'postgres://livery_app:APP-PASSWORD@127.0.0.1:1/livery' }],
    ['can be guessed', [], { LIVERY_KEY_SECRET: 'short' }],
    ['can be guessed', [], { LIVERY_KEY_SECRET: 'a'.repeat(40) }],
    ['can be guessed', [], { LIVERY_KEY_SECRET: `${strong},the-old-one` }],
    ['are both set', [], { LIVERY_KEY_SECRET_FILE: 'key-secret' }],
    ['is empty', [], { LIVERY_KEY_SECRET: '', LIVERY_KEY_SECRET_FILE: 'no-secret' }],
    ['does not exist', [], { LIVERY_KEY_SECRET: '', LIVERY_KEY_SECRET_FILE: 'nowhere' }],
    ['in production it has none', ['--data', 'data'], {}],
  ])('refuses weak or wrong settings: %s (%j %j)', async (words, args, environment) => {
    const { code, stdout, stderr } = await run([...right, ...args], { ...complete, ...environment });
    expect([code, stdout], stderr).toEqual([2, '']);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('Zr8Lk2Vw');
    expect(stderr).not.toContain(strong);
  });

  it('exits with 3 if only the database is wrong, and prints no password', async () => {
    const { code, stdout, stderr } = await run(right, complete);
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toContain('PostgreSQL at 127.0.0.1:1/livery cannot be used');
    expect(stderr).not.toContain('Zr8Lk2Vw');
  });

  it('reads secrets from files, and does not let NODE_ENV decide the mode', async () => {
    const files = { LIVERY_DATABASE_URL: away, LIVERY_KEY_SECRET_FILE: path.join(project.root, 'key-secret'), NODE_ENV: 'development' };
    expect(await run(right, files)).toMatchObject({ code: 3, stderr: expect.stringContaining('One thing is missing') });
    const trial = await project.run(['gateway', '--port', '0', '--database-url', away], { environment: { NODE_ENV: 'production' } });
    expect(trial.stderr).toMatch(/^For development: /);
  });

  it('skips brands that no public page can reach, and does not start if no others are left', async () => {
    using other = new Project({
      'brands/hostless/brand.json': brandFile('hostless'),
      'brands/near/brand.json': brandFile('near', { hosts: ['near.example', 'near.localhost'] }),
    });
    const { code, stderr } = await other.run(['gateway', '--production', ...right], { environment: complete });
    expect(code).toBe(3);
    expect(stderr).toMatch(/hostless, since it names no hosts.*; near, since near\.localhost is not a public name/);
  });
});

describe('the file of a secret', () => {
  it('triggers a warning if everyone can read it', async () => {
    const { readSecret } = await import('./secrets.ts');
    const file = path.join(project.root, 'key-secret');
    for (const [mode, count] of [
      [0o644, 1],
      [0o640, 0],
    ] as const) {
      chmodSync(file, mode);
      expect(readSecret('LIVERY_X', { LIVERY_X_FILE: file })).toMatchObject({ value: strong, problems: [], warnings: { length: count } });
    }
  });
});

describe('livery database, account, withdrawals and deposits', () => {
  it('require their own database address, and print no password', async () => {
    const cases: [string[], Record<string, string>, number, string][] = [
      [['database', 'migrate'], { LIVERY_DATABASE_URL: away }, 2, 'Set LIVERY_DATABASE_OWNER_URL'],
      [['database', 'migrate', '--database-owner-url', away], {}, 2, 'holds a password'],
      [['database', 'migrate', '--dry-run'], { LIVERY_DATABASE_OWNER_URL: away }, 3, 'cannot be used'],
      [['account', 'add', 'acme', 'maria'], {}, 2, 'Set LIVERY_DATABASE_URL'],
      [['account', 'add', 'acme', 'Maria!'], { LIVERY_DATABASE_URL: away }, 3, 'is no name of an account'],
      [['account', 'add', 'acme', 'maria'], { LIVERY_DATABASE_URL: away }, 3, 'The password has 0 characters'],
      [['withdrawals', 'list', 'acme'], {}, 2, 'Set LIVERY_DATABASE_URL'],
      [['withdrawals', 'list', 'acme'], { LIVERY_DATABASE_URL: away }, 3, 'cannot be used'],
      [['withdrawals', 'approve', 'acme', '4711'], { LIVERY_DATABASE_URL: away }, 2, 'Add --operator'],
      [['withdrawals', 'approve', 'acme'], { LIVERY_DATABASE_URL: away }, 2, 'The number of the withdrawal or deposit is missing'],
      [
        ['withdrawals', 'approve', 'acme', '4.5', '--operator', 'maria'],
        { LIVERY_DATABASE_URL: away },
        2,
        'is not the number of a withdrawal',
      ],
      [['withdrawals', 'reject', 'acme', '4711', '--operator', 'maria'], { LIVERY_DATABASE_URL: away }, 2, 'Add --reason'],
      [['deposits', 'refuse', 'acme', 'x', '--operator', 'maria'], { LIVERY_DATABASE_URL: away }, 2, 'Add --reason'],
    ];
    for (const [args, environment, code, words] of cases) {
      const outcome = await project.run(args, { environment });
      expect([outcome.code, outcome.stderr], args.join(' ')).toEqual([code, expect.stringContaining(words)]);
      expect(outcome.stderr).not.toContain('Zr8Lk2Vw');
    }
  });
});
