import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrandRoot, type BrandRoot } from './brand-folder.fixture.ts';
import { startDev, type DevServer } from './dev-server.ts';
import type { DevUpdate } from './dev-update.ts';

let folder: BrandRoot;
let dev: DevServer;
let told: (update: DevUpdate) => void = () => undefined;

/** The first update after an edit that fits. */
function updateAfter(edit: () => void, fits: (update: DevUpdate) => boolean): Promise<DevUpdate> {
  return new Promise((resolve) => {
    told = (update) => fits(update) && resolve(update);
    edit();
  });
}

const page = async (): Promise<string> => (await fetch(`http://127.0.0.1:${dev.port}/`, { headers: { Accept: 'text/html' } })).text();
const themeOf = (html: string): string | undefined => /<style id="livery-theme">(.*?)<\/style>/s.exec(html)?.[1];
const identity = (name: string): Record<string, unknown> => ({ identity: { name } });

beforeAll(async () => {
  folder = openBrandRoot();
  folder.writeBrand('alfa');
  dev = await startDev({ root: folder.root, port: 0, onUpdate: (update) => told(update) });
});

afterAll(async () => {
  await dev.close();
  folder.remove();
});

describe('startDev', () => {
  it('serves the brand from its sources', async () => {
    const html = await page();
    expect(html).toContain('"name":"Alfa"');
    expect(html).toContain('src="/src/main.tsx"');
    const logo = /"logo":\{"url":"([^"]*)"/.exec(html)?.[1] ?? '';
    expect((await fetch(`http://127.0.0.1:${dev.port}${logo}`)).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('tells open pages of an edited brand file, its theme with it', async () => {
    const before = themeOf(await page());
    const { state, problems } = await updateAfter(
      () => folder.writeBrand('alfa', { theme: { seeds: { primary: 'crimson' } } }),
      () => true,
    );
    expect(problems).toEqual([]);
    expect(state?.theme).toContain('--action:');
    expect(state?.theme).not.toBe(before);
    expect(themeOf(await page())).toBe(state?.theme);
  });

  it('tells of an edited text', async () => {
    const edit = (): void => folder.write('brands/alfa/locales/pt.json', '{"common":{}}');
    expect((await updateAfter(edit, ({ state }) => state?.texts['pt'] !== undefined)).state?.texts['pt']).toEqual({ common: {} });
  });

  it('names what is wrong, keeps the last good state, and clears when it is mended', async () => {
    const broken = await updateAfter(
      () => folder.write('brands/alfa/brand.json', '{ "schemaVersion": 1, '),
      ({ problems }) => problems.length > 0,
    );
    expect(broken.state).toBeNull();
    expect(broken.problems[0]?.file).toBe('brands/alfa/brand.json');
    expect(await page()).toContain('"name":"Alfa"');
    const mended = await updateAfter(
      () => folder.writeBrand('alfa', identity('Aurora')),
      ({ problems }) => problems.length === 0,
    );
    expect(mended.state?.brand.identity.name).toBe('Aurora');
  });
});
