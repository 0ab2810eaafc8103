import { describe, expect, it } from 'vitest';
import { claimsOf, weigh } from './claims.ts';

const skippedIn = (source: string): Record<string, boolean> =>
  Object.fromEntries(claimsOf('one.test.ts', source).map(({ id, isSkipped }) => [id, isSkipped]));

describe('the demands that a test file claims', () => {
  it('are the ids at the end of its titles, including tables and templates', () => {
    const source = `
      const rows = ['GET /games, no token [wire-games, wire-menu]'];
      it.each(rows)('%s', () => {});
      test(\`draws \${what} [home-01]\`, async ({ page }) => {});
      const id = list[some-id];
    `;
    expect(claimsOf('one.e2e.ts', source)).toEqual([
      { id: 'wire-games', isSkipped: false },
      { id: 'wire-menu', isSkipped: false },
      { id: 'home-01', isSkipped: false },
    ]);
  });

  it.each([
    "it.skip('… [home-01]', () => {});",
    "it.todo('… [home-01]');",
    "test.fixme('… [home-01]', async () => {});",
    "it.skip.each([1])('… [home-01]', () => {});",
    "describe.skip('a group', () => { describe('in it', () => { it('… [home-01]', () => {}); }); });",
    "test.describe.fixme('a group', () => { test('… [home-01]', async () => {}); });",
    "test('… [home-01]', async ({ page }) => { test.skip(); await page.goto('/'); });",
    "test.describe('a group', () => { test.fixme(); test('… [home-01]', async () => {}); });",
  ])('is not proven by a test that never runs: %s', (source) => {
    expect(skippedIn(source)).toEqual({ 'home-01': true });
  });

  it.each([
    "it.skipIf(isWindows)('… [home-01]', () => {});",
    "test('… [home-01]', async ({ isMobile }) => { test.skip(isMobile, 'a mouse is needed'); });",
  ])('depends on the run if a condition skips its test: %s', (source) => {
    expect(skippedIn(source)).toEqual({ 'home-01': false });
  });

  it('are kept apart by whether their tests are skipped', () => {
    const source = `
      describe('a group', () => {
        it.skip('… [home-01]', () => {});
        it('… [home-02]', () => { const rest = list.skip(1); });
      });
    `;
    expect(skippedIn(source)).toEqual({ 'home-01': true, 'home-02': false });
  });
});

describe('a demand', () => {
  const claims = [
    { file: 'one.test.ts', id: 'home-01', isSkipped: true },
    { file: 'one.test.ts', id: 'home-02', isSkipped: true },
    { file: 'home.e2e.ts', id: 'home-02', isSkipped: false },
    { file: 'home.e2e.ts', id: 'home-03', isSkipped: false },
  ];
  const judged = (ran: Record<string, string[]>) => {
    const { proved, idle } = weigh(claims, new Map(Object.entries(ran).map(([runner, ids]) => [runner, new Set(ids)])));
    return { proved: [...proved], idle: idle.map(({ file, id }) => `${file} ${id}`) };
  };

  it('is proven by one test that is not skipped', () => {
    expect(judged({})).toEqual({ proved: ['home-02', 'home-03'], idle: ['one.test.ts home-01'] });
  });

  it('is not proven by a test that did not run', () => {
    expect(judged({ playwright: ['home-02'] })).toEqual({ proved: ['home-02'], idle: ['one.test.ts home-01', 'home.e2e.ts home-03'] });
    expect(judged({ vitest: [] })).toEqual({ proved: ['home-02', 'home-03'], idle: ['one.test.ts home-01'] });
  });

  it('is weak if its only running claim is in the contract’s table', () => {
    const table = 'packages/contract/src/specification.test.ts';
    const claimed = (id: string, file: string, isSkipped = false) => ({ id, file, isSkipped });
    const { weak } = weigh(
      [
        claimed('wire-menu', table),
        claimed('wire-games', table),
        claimed('wire-games', 'games.test.ts'),
        claimed('wire-rooms', table),
        claimed('wire-rooms', 'rooms.test.ts', true),
      ],
      new Map(),
    );
    expect(weak).toEqual(['wire-menu', 'wire-rooms']);
  });
});
