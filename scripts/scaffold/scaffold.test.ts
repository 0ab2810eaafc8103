import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { readArguments } from './command.ts';
import { planFeature } from './feature.ts';
import { planModule } from './module.ts';
import { namesOf } from './names.ts';
import { addImport, fill, replaceAt } from './plan.ts';

const made: string[] = [];
/** A checkout with the files that the generators change and read. */
let bench = '';

async function makeBench(): Promise<void> {
  bench = await mkdtemp(path.join(os.tmpdir(), 'livery-bench-'));
  made.push(bench);
  const parts = ['packages/contract/src', 'packages/portal/src/app', 'packages/gateway/src/modules/modules.ts'];
  for (const part of parts) await cp(path.join(root, part), path.join(bench, part), { recursive: true });
}

afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

describe('a name', () => {
  it('is converted to every spelling that files need', () => {
    expect(namesOf('points-mall')).toEqual({
      name: 'points-mall',
      camel: 'pointsMall',
      Pascal: 'PointsMall',
      snake: 'points_mall',
      words: 'points mall',
      Words: 'Points mall',
    });
  });

  it.each(['', 'Points', 'points_mall', 'points--mall', '-points', 'points-', '9lives', 'points-9', '../points', 'class', 'p'.repeat(31)])(
    'is refused: %j',
    (name) => {
      expect(() => namesOf(name)).toThrow(/is not a valid name/);
    },
  );
});

describe('the arguments', () => {
  it('are one name and documented flags', () => {
    const read = (...args: string[]) => readArguments('new-feature -- <name>', ['row'], args);
    expect(read('shelf', '--row', 'memberSection', '--dry-run')).toMatchObject({
      name: 'shelf',
      isDryRun: true,
      values: { row: 'memberSection' },
    });
    expect(read('shelf').isDryRun).toBe(false);
    for (const wrong of [[], ['one', 'two'], ['one', '--rows', 'x'], ['one', '--row']])
      expect(() => read(...wrong)).toThrow(/Usage: npm run new-feature/);
  });
});

describe('a template', () => {
  it('keeps lines with matching flags and fills in all names, or reports a missing one', () => {
    expect(fill('a __one__ //?yes\nb //?no\nc //!no\nd //!yes', { one: '1' }, ['yes'])).toBe('a 1\nc');
    expect(() => fill('__other__', {}, [])).toThrow(/__other__/);
  });
});

describe('an anchor', () => {
  it('must match exactly once', () => {
    expect(replaceAt('a b', /b/, () => 'c')).toBe('a c');
    expect(() => replaceAt('a b', /x/, () => 'c')).toThrow(/0 places look like \/x\//);
    expect(() => replaceAt('b b', /b/, () => 'c')).toThrow(/2 places/);
  });

  it('for an import keeps folders in alphabetical order', () => {
    const [a, c] = ["import { a } from './m/a.ts';", "import { c } from './m/c.ts';"];
    const text = ["import { z } from '../z.ts';", a, c, '', 'code'].join('\n');
    for (const [name, at] of [
      ['0', 1],
      ['b', 2],
      ['d', 3],
    ] as const)
      expect(addImport(text, './m/', `import { ${name} } from './m/${name}.ts';`).split('\n')[at]).toContain(`./m/${name}.ts`);
    expect(() => addImport(text, './n/', "import { n } from './n/n.ts';")).toThrow(/no import from/);
  });
});

describe('a feature', () => {
  beforeEach(makeBench);

  it('is planned completely before a file is touched', async () => {
    const plan = await planFeature({ root: bench, name: 'points-mall', row: 'pointMall' });
    expect(plan.lines()).toContain('new     packages/portal/src/features/points-mall/pages/pointMall.page.tsx');
    expect(plan.lines()).toContain('changed packages/portal/src/app/language/text-keys.d.ts');
    expect(existsSync(path.join(bench, 'packages/portal/src/features'))).toBe(false);
    await plan.write();
    const keys = await readFile(path.join(bench, 'packages/portal/src/app/language/text-keys.d.ts'), 'utf8');
    expect(keys).toContain("'points-mall': typeof pointsMall;");
    expect(plan.lines().filter((line) => line.includes('.kit.tsx'))).toHaveLength(1);
    await expect(planFeature({ root: bench, name: 'points-mall' })).rejects.toThrow(/exists already/);
  });

  it('gets a page only for a route without one, and calls only what its visitors may read', async () => {
    const feature = (row: string, call?: string) => planFeature({ root: bench, name: 'shelf', row, call });
    await expect(feature('home')).rejects.toThrow(/waits for its page/);
    await expect(feature('nowhere')).rejects.toThrow(/waits for its page/);
    await expect(feature('pointMall', 'recentGames')).rejects.toThrow(/for members/);
    const { length } = (await feature('memberSection', 'recentGames')).lines();
    expect(length).toBeGreaterThan(10);
  });

  it('reads only lists', async () => {
    for (const call of ['balance', 'gameList', 'addFavourite', 'nothing'])
      await expect(planFeature({ root: bench, name: 'shelf', call })).rejects.toThrow(/these do: .*vendors/);
  });

  it('cannot share a name with another state slice or shared texts', async () => {
    await mkdir(path.join(bench, 'packages/portal/src/shared/forms'), { recursive: true });
    for (const name of ['viewer', 'common', 'forms']) await expect(planFeature({ root: bench, name })).rejects.toThrow(/another name/);
  });
});

describe('a module', () => {
  beforeEach(makeBench);

  it('cannot have a name or address that the contract already has', async () => {
    await expect(planModule({ root: bench, name: 'balance' })).rejects.toThrow(/another name/);
    await expect(planModule({ root: bench, name: 'keys' })).rejects.toThrow(/another name/);
    await expect(planModule({ root: bench, name: 'wallet' })).rejects.toThrow(/exists already/);
  });

  it('reports a missing anchor and writes nothing', async () => {
    const modules = path.join(bench, 'packages/gateway/src/modules/modules.ts');
    await writeFile(modules, (await readFile(modules, 'utf8')).replace('  controlModule,\n', ''));
    await expect(planModule({ root: bench, name: 'badges' })).rejects.toThrow(/modules\.ts: 0 places look like/);
    expect(existsSync(path.join(bench, 'packages/contract/src/shapes/badges.ts'))).toBe(false);
  });
});
