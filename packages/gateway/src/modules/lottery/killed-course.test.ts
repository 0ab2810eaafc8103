import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { DeathStep } from '../../../test/lottery/death-gate.ts';
import { runLotteriesAt } from '../../../test/lottery/lottery-world.ts';
import { sellIssue, type Course } from '../../../test/lottery/sold-issue.ts';
import { createTestDatabase } from '../../../test/postgres/test-database.ts';
import { createTestGateway } from '../../../test/test-gateway.ts';

const testTimeout = 240_000;
const template = await createTestDatabase();
afterAll(() => template.drop());
const { sold, tickets, onCopy, runToTheEnd, stateOf, instantOf, arm } = await sellIssue(template.url);

let undisturbed: Awaited<ReturnType<Course['end']>>;
await onCopy(async ({ gateway, end }) => {
  await runToTheEnd(gateway);
  undisturbed = await end();
});

/** Each step with the state that its lost transaction leaves the issue in. */
const steps = [
  ['closing', 'open'],
  ['closed', 'open'],
  ['drawn', 'closed'],
  ['verified', 'closed'],
  ['judged', 'verified'],
  ['lottery_ticket', 'judged'],
  ['paid', 'judged'],
  ['lottery_chase', 'paid'],
  ['final', 'paid'],
] as const satisfies readonly (readonly [DeathStep, string])[];

type Kill = (course: Course, step: DeathStep) => Promise<void>;

const loseConnection: Kill = async ({ gateway, gate }, step) => {
  const dies = expect(runLotteriesAt(gateway.platform, instantOf(step))).rejects.toThrow(/terminat/);
  await gate.terminate(await gate.reached());
  await dies;
};

/**
 * A new gateway each time. Its backend is killed, too, because it would still finish a statement without an explicit
 * transaction.
 */
const loseProcess: Kill = async ({ gate, url }, step) => {
  const script = fileURLToPath(new URL('../../../test/lottery/lottery-victim.ts', import.meta.url));
  const victim = spawn(process.execPath, ['--conditions=livery-source', script, url, String(instantOf(step))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => victim.once('exit', (_code, signal) => resolve(signal)));
  const backend = await gate.reached();
  victim.kill('SIGKILL');
  expect(await gone).toBe('SIGKILL');
  await gate.terminate(backend);
};

it('an undisturbed run draws once, pays every ticket, stops winning slips, and finishes', () => {
  const { issue, draw, tickets: ended, chases } = undisturbed;
  expect(issue).toMatchObject([{ state: 'final' }]);
  expect(draw).toHaveLength(1);
  const states = ended.map((ticket) => (ticket as { state: string }).state);
  expect(states.filter((state) => state === 'won')).toHaveLength(tickets / 10 + 2);
  expect(states.filter((state) => state === 'stopped')).toHaveLength(4);
  expect(states).not.toContain('open');
  expect(chases).toMatchObject([{ stopped: true }, { stopped: true }]);
});

const startsAGateway: readonly DeathStep[] = ['drawn', 'lottery_ticket', 'lottery_chase', 'final'];

it.each([
  ['its connection in every step of the course', steps, loseConnection],
  // A gateway takes seconds to start.
  ['its life in a step of the course, four times', steps.filter(([step]) => startsAGateway.includes(step)), loseProcess],
] as const)(
  'an issue whose gateway loses %s ends as if nothing had happened',
  async (_what, among, kill) => {
    await onCopy(async (course) => {
      for (const [step, state] of among) {
        await arm(course.gate, step);
        await kill(course, step);
        await course.gate.open();
        expect(await stateOf(course.gateway), step).toBe(state);
      }
      await runToTheEnd(course.gateway);
      expect(await course.end()).toEqual(undisturbed);
    });
  },
  testTimeout,
);

it.each(['drawn', 'lottery_ticket', 'lottery_chase'] as const)(
  'two gateways draw once and pay each ticket once when one pauses at the step %s',
  async (step) => {
    await onCopy(async ({ gateway, gate, url, end }) => {
      const other = await createTestGateway({ databaseUrl: url });
      try {
        await arm(gate, step);
        const first = runLotteriesAt(gateway.platform, sold.draw);
        const backend = await gate.reached();
        const second = runLotteriesAt(other.platform, sold.draw);
        await Promise.race([second, gate.untilBlockedBy(backend)]);
        await gate.open();
        await Promise.all([first, second]);
      } finally {
        await other.close();
      }
      await runToTheEnd(gateway);
      expect(await end()).toEqual(undisturbed);
    });
  },
  testTimeout,
);
