import { chmodSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brandFile } from '@livery/brand/testing/brand-file';
import { controlPath } from '@livery/contract/control/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openControl, type AskControl } from '../../gateway/control-calls.ts';
import { Project, type Running } from '../../testing/project.ts';

const day = 24 * 3_600_000;

describe('livery gateway settle', { timeout: 120_000 }, () => {
  let project: Project;
  let gateway: Running;
  let port = '';
  let ask: AskControl;
  const settle = (...args: string[]) => project.run(['gateway', 'settle', '--port', port, '--data', 'data', ...args]);

  beforeAll(async () => {
    project = new Project({
      'brands/acme/brand.json': brandFile('acme'),
      'brands/nova/brand.json': brandFile('nova'),
      'away/control-secret': 'another one\n',
    });
    // As root, PostgreSQL runs under another user, who needs access.
    chmodSync(project.root, 0o755);
    gateway = project.start(['gateway', '--port', '0', '--data', 'data', '--json']);
    let printed = '';
    gateway.child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await gateway.says('\n}\n');
    ({ port } = new URL((JSON.parse(printed) as { url: string }).url));
    ask = await openControl(project.root, { port: Number(port), data: 'data' });
  }, 120_000);
  afterAll(async () => {
    gateway.child.kill('SIGINT');
    await gateway.ended;
    project[Symbol.dispose]();
  });

  it('shows what running windows would pay, and writes nothing', async () => {
    const { code, stdout, stderr } = await settle('--dry-run');
    expect([code, stderr]).toEqual([0, expect.stringContaining('Nothing was written.')]);
    expect(stdout).toMatch(/^acme {2}Daily wages {2}\d{4}-\d\d-\d\d, under way$/m);
    expect(stdout).toMatch(/^ *agent +paid by +due +before +difference$/m);
    expect(stdout).toMatch(/^ *agent41 +agent +[\d,]+\.\d\d +new$/m);
    const { merchants } = JSON.parse((await settle('--dry-run', '--merchant', 'nova', '--json')).stdout) as {
      merchants: { brand: string; windows: { kind: string; lines: unknown[] }[] }[];
    };
    expect(merchants.map(({ brand }) => brand)).toEqual(['nova']);
    expect(merchants[0]?.windows).toContainEqual(expect.objectContaining({ kind: 'daily', lines: [expect.anything(), expect.anything()] }));
    const [known] = (await ask('health', {}, null)).merchants;
    const { windows } = await ask('settlementWindows', {}, known?.code ?? '');
    // The gateway settles finished windows by itself.
    expect(windows.filter(({ lines, to }) => lines > 0 && Date.parse(to) > Date.now())).toEqual([]);
  });

  it('settles what is due once, and explains its lines', async () => {
    await ask('shiftClock', { offset: day + 3_600_000 }, null);
    // The gateway may already have settled by itself, so the output has its own test.
    expect((await settle()).code).toBe(0);
    const again = await settle();
    expect([again.code, again.stdout, again.stderr]).toEqual([0, '', expect.stringContaining('Nothing is due.')]);

    const [known] = (await ask('health', {}, null)).merchants;
    const merchant = known?.code ?? '';
    const { windows } = await ask('settlementWindows', {}, merchant);
    const { lines } = await ask('settlementLines', { window: windows.find(({ state }) => state === 'paid')?.id ?? 0 }, merchant);
    const { id } = lines.find(({ account }) => account === 'agent41') ?? { id: 0 };
    const told = await settle('--explain', String(id));
    expect(told.stdout).toMatch(new RegExp(`^Line ${id} of agent41, paid by agent: [\\d,.]+ [A-Z]{3} due, paid$`, 'm'));
    expect(told.stdout).toMatch(/^Amount due {2}not below 0 .*\d\.\d\d$/m);
    expect(told.stdout).toMatch(/^└─ Line plus negative balance/m);
    const json = JSON.parse((await settle('--explain', String(id), '--json')).stdout) as {
      line: unknown;
      explanation: { steps: unknown[] };
    };
    expect(json.line).toMatchObject({ id, account: 'agent41' });
    expect(json.explanation.steps).toContainEqual(expect.objectContaining({ name: 'turnover', of: [] }));
  });

  it.each([
    [['--explain', '999999'], 1, 'No line has the number 999999.'],
    [['--merchant', 'beta'], 2, 'Write one of: acme, nova.'],
    [['--data', 'away'], 3, 'refuses the secret in'],
    [['--data', 'nowhere'], 3, 'There is no file'],
    [['--port', '1'], 3, 'Nothing answers at http://127.0.0.1:1.'],
    [['--explain', 'x'], 2, 'A line has a number.'],
    [['--explain', '1', '--dry-run'], 2, 'An explanation changes nothing.'],
  ])('refuses %j with exit code %i and says why', async (args, code, words) => {
    const outcome = await settle(...args);
    expect([outcome.code, outcome.stderr]).toEqual([code, expect.stringContaining(words)]);
  });

  it('reports a server without control calls', async () => {
    await using server = await serve(() => null);
    const outcome = await settle('--port', server.port);
    expect([outcome.code, outcome.stderr]).toEqual([3, expect.stringContaining('has no control calls')]);
  });

  describe('running it', () => {
    const window = { id: 1, kind: 'daily', period: 'daily', from: '2026-07-01T03:00:00.000Z', to: '2026-07-02T03:00:00.000Z' };
    const health = { merchants: [{ code: 'ACME', brand: 'acme', name: 'Acme', currency: 'BRL' }], now: '2026-07-02T03:20:00.000Z' };
    const runOf = (...windows: object[]) =>
      serve((path) => (path === controlPath('health') ? health : { currency: 'BRL', timeZone: 'America/Sao_Paulo', windows }));
    const calculated = { ...window, was: 'closing', calculated: 2, payments: 0, amount: 0, isBusy: false };

    it('prints the new states of windows, the amounts paid and the remaining work', async () => {
      const hour = { kind: 'hourly', period: 'hourly', from: '2026-07-02T02:00:00.000Z' };
      await using server = await runOf(
        { ...calculated, state: 'paid', payments: 2, amount: 2_700_000 },
        { ...calculated, ...hour, state: 'review' },
        { ...calculated, was: 'open', state: 'open', calculated: 0, isBusy: true },
      );
      const { code, stdout, stderr } = await settle('--port', server.port);
      expect([code, stdout.split('\n')]).toEqual([
        0,
        [
          'acme  Daily wages    2026-07-01                 closing → paid          2 lines  27,000.00 BRL paid',
          'acme  Hourly salary  2026-07-01 23:00 to 24:00  closing → under review  2 lines',
          'acme  Daily wages    2026-07-01                 another run has it',
          '',
        ],
      ]);
      expect(stderr).toContain('1 period under review: two people approve at the desk.');
      expect(stderr).toContain('Run it again once the other run is done.');
    });

    it('is refused while another run holds all windows', async () => {
      await using server = await runOf({ ...calculated, state: 'closing', calculated: 0, isBusy: true });
      const { code, stderr } = await settle('--port', server.port);
      expect([code, stderr]).toEqual([1, expect.stringContaining('Another run is at work.')]);
    });
  });
});

/** A server that answers control calls with these values, and 404 without one. */
async function serve(answer: (path: string) => object | null): Promise<{ readonly port: string } & AsyncDisposable> {
  const server = createServer(({ url = '' }, response) => {
    const value = answer(url);
    response.writeHead(value === null ? 404 : 200).end(JSON.stringify(value === null ? {} : { success: true, value, message: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: String((server.address() as AddressInfo).port),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

it('needs its name, since its flags alone do not start a gateway', async () => {
  using project = new Project();
  for (const args of [['--dry-run'], ['--explain', '1'], ['--merchant', 'acme']]) {
    const { code, stderr } = await project.run(['gateway', ...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${args[0]} belongs to livery gateway settle.`)]);
  }
});
