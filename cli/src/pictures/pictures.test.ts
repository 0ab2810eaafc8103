import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project, type Outcome } from '../testing/project.ts';

interface Look {
  code: string;
  status: string;
  pictures: { shot: string; status: string; ratio: number; before: string | null; after: string | null }[];
}

interface Printed {
  base: string;
  page: string;
  brands: Look[];
}

/** Light mode only, which saves one screenshot of everything. */
const light = (code: string, primary: string): object => brandFile(code, { theme: { seeds: { primary }, modes: ['light'] } });

let project: Project;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-C', project.root, ...args], { encoding: 'utf8' });
const edit = (code: string, primary: string): void =>
  writeFileSync(path.join(project.root, 'brands', code, 'brand.json'), JSON.stringify(light(code, primary)));
const accepted = (): string => readFileSync(path.join(project.root, 'brands/acme/accepted.json'), 'utf8');
const printed = ({ stdout }: Outcome): Printed => JSON.parse(stdout) as Printed;
const statuses = ({ brands }: Printed): string[] => brands.map(({ code, status }) => `${code} ${status}`);

beforeAll(async () => {
  project = new Project({
    '.gitignore': '.livery/\n',
    'brands/acme/brand.json': light('acme', '#ff6600'),
    'brands/beta/brand.json': light('beta', '#0066ff'),
  });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  await project.bringCore();
}, 120_000);

afterAll(() => project[Symbol.dispose]());

/** Sequential, because each test starts from the result of the previous one. */
describe('pictures of the brands', { timeout: 600_000 }, () => {
  it('are taken of each key page, on desktop and phone, and accepted [engine-22]', async () => {
    const first = await project.run(['vdiff', '--all', '--json', '--accept']);
    const { brands } = printed(first);
    expect(statuses(printed(first))).toEqual(['acme new', 'beta new']);
    expect(brands[0]?.pictures.map(({ shot }) => shot)).toEqual(
      ['desktop', 'mobile'].flatMap((screen) => ['home', 'category', 'not-found'].map((page) => `${page}-light-${screen}`)),
    );
    expect(JSON.parse(accepted())).toMatchObject({ pictures: { shots: {} } });
  });

  it('are not retaken for an unchanged brand, which needs no browser [engine-22]', async () => {
    const blind = { environment: { CHROMIUM_PATH: path.join(project.root, 'none') } };
    const outcome = await project.run(['vdiff', '--all', '--json'], blind);
    expect(outcome.code).toBe(0);
    expect(statuses(printed(outcome))).toEqual(['acme unchanged', 'beta unchanged']);
    expect(statuses(printed(await project.run(['impact', '--all', '--base', 'HEAD', '--json'], blind)))).toEqual([
      'acme same',
      'beta same',
    ]);
    edit('acme', '#c2255c');
    const missing = { code: 3, stdout: '', stderr: expect.stringContaining('CHROMIUM_PATH names') as string };
    expect(await project.run(['vdiff', '--all'], blind)).toMatchObject(missing);
    const sites = path.join(project.root, '.livery/sites');
    rmSync(sites, { recursive: true });
    expect(await project.run(['impact', '--all', '--base', 'HEAD'], blind)).toMatchObject(missing);
    expect(existsSync(sites)).toBe(false);
  });

  it('are shown beside the accepted ones if a brand changed [engine-22]', async () => {
    const outcome = await project.run(['vdiff', '--changed', '--json', '--html', 'looks.html']);
    expect(outcome.code).toBe(1);
    const { brands } = printed(outcome);
    expect(statuses(printed(outcome))).toEqual(['acme changed']);
    const home = brands[0]?.pictures.find(({ shot }) => shot === 'home-light-desktop');
    expect(home).toMatchObject({ status: 'changed', before: expect.stringContaining('.livery/pictures/') });
    expect(home?.ratio).toBeGreaterThan(0);
    expect(home?.ratio).toBeLessThan(0.5);
    const page = readFileSync(path.join(project.root, 'looks.html'), 'utf8');
    expect(page.match(/<figcaption>(Before|After|Difference)<\/figcaption>/g)?.length).toBe(
      3 * (brands[0]?.pictures.filter(({ status }) => status === 'changed').length ?? 0),
    );
    expect(page).toContain('src="data:image/webp;base64,');
    const before = accepted();
    expect(statuses(printed(await project.run(['vdiff', 'acme', '--json', '--accept', '--dry-run'])))).toEqual(['acme changed']);
    expect(accepted()).toBe(before);
  });

  it('are listed as missing if accepted on another machine, with the command that shows the changes', async () => {
    const pictures = path.join(project.root, '.livery/pictures');
    const kept = path.join(project.root, '.livery/kept');
    const camera = (JSON.parse(accepted()) as { pictures: { camera: string; build: string } }).pictures;
    mkdirSync(kept);
    const lost = path.join(pictures, camera.camera, camera.build);
    renameSync(lost, path.join(kept, camera.build));
    const { code, stdout, stderr } = await project.run(['vdiff', 'acme', '--html', 'looks.html']);
    expect([code, stdout]).toEqual([1, expect.stringContaining('the accepted picture is not here')]);
    expect(stdout).not.toContain('100.00 %');
    expect(stderr).toContain('livery impact acme');
    expect(readFileSync(path.join(project.root, 'looks.html'), 'utf8')).toContain('livery impact draws both');
    renameSync(path.join(kept, camera.build), lost);
  });

  it('show which brands look different from a git ref, and leave the repository unchanged [engine-21]', async () => {
    const before = git('status', '--porcelain');
    const outcome = await project.run(['impact', '--all', '--base', 'HEAD', '--json', '--html', 'impact.html']);
    expect(outcome.code).toBe(1);
    expect(statuses(printed(outcome))).toEqual(['acme changed', 'beta same']);
    expect(printed(outcome).brands[0]?.pictures.some(({ status, before: then }) => status === 'changed' && then !== null)).toBe(true);
    expect(readFileSync(path.join(project.root, 'impact.html'), 'utf8')).toContain('<figcaption>Before</figcaption>');
    rmSync(path.join(project.root, 'impact.html'));
    expect(git('status', '--porcelain')).toBe(before);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    expect(await project.run(['impact', '--all', '--base', 'nope'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('git does not know "nope"'),
    });
  });

  it('leave no worktree behind when interrupted [engine-21]', async () => {
    const temporary = path.join(project.root, '.livery/temporary');
    mkdirSync(temporary);
    const running = project.start(['impact', '--all', '--base', 'HEAD'], { environment: { TMPDIR: temporary } });
    await running.says('building the brands as they were');
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(2);
    running.child.kill('SIGINT');
    expect(await running.ended).toMatchObject({ code: 130 });
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    expect(readdirSync(temporary).filter((name) => name.startsWith('livery-base-'))).toEqual([]);
  });

  it('appear on one page for every brand and key page, each linked to the full picture [engine-23]', async () => {
    const outcome = await project.run(['gallery', '--all', '--json', '--out', 'gallery']);
    expect(outcome.code).toBe(0);
    const page = readFileSync(path.join(project.root, 'gallery/index.html'), 'utf8');
    const links = [...page.matchAll(/<a href="(pictures\/[^"]+)"><img src="data:image\/webp;base64,/g)].map(([, link]) => link ?? '');
    expect(links).toHaveLength(12);
    expect(links.filter((link) => link.startsWith('pictures/beta/'))).toHaveLength(6);
    for (const link of links)
      expect(
        readFileSync(path.join(project.root, 'gallery', link))
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    expect(await project.run(['gallery', 'nope'])).toMatchObject({ code: 2 });
    expect(await project.run(['gallery', 'acme', '--out', 'gallery'])).toMatchObject({ code: 0 });
    expect(readdirSync(path.join(project.root, 'gallery/pictures'))).toEqual(['acme']);
    writeFileSync(path.join(project.root, 'gallery/pictures/notes.txt'), 'mine');
    expect(await project.run(['gallery', 'acme', '--out', 'gallery'])).toMatchObject({ code: 2 });
    expect(readdirSync(path.join(project.root, 'gallery/pictures'))).toEqual(['acme', 'notes.txt']);
  });
});
