import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startPreview } from '@livery/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFiles } from '../testing/bundle.ts';
import { expectDocument } from '../testing/printed-documents.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';
import { allVerbs } from '../verbs/all-verbs.ts';
import { verbDocuments, type DocumentName } from './documents.ts';

const manual = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
const chapters = new Map(
  manual
    .split(/^### livery /m)
    .slice(1)
    .map((text) => {
      const blocks = [...text.matchAll(/```json\n([^]*?)```/g)].map(([, json = '']) => JSON.parse(json) as unknown);
      return [text.slice(0, text.indexOf('\n')), blocks];
    }),
);

describe('the documents of --json', () => {
  it('have a schema and a chapter for every verb [engine-38]', () => {
    const verbs = allVerbs.map(({ name }) => name).toSorted();
    expect(Object.keys(verbDocuments).toSorted()).toEqual(verbs);
    expect([...chapters.keys()].toSorted()).toEqual(verbs);
  });

  it.each([...chapters])('of livery %s match the schema in the manual [engine-38]', (verb, blocks) => {
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expectDocument(verb, block);
  });

  const fleet = allVerbs.filter(({ arguments: given = '' }) => given.includes('[brands...]')).map(({ name }) => name);
  it.each(fleet.filter((name) => !['dev', 'preview', 'migrate'].includes(name)))('of livery %s include brands and failed ones', (name) => {
    expect(verbDocuments[name as keyof typeof verbDocuments]).toMatchObject({ properties: { brands: {}, failed: {} } });
  });
});

/** The helper that runs commands checks each document against its schema. For `vdiff` and `impact` see pictures.test.ts. */
describe('the JSON output', { timeout: 120_000 }, () => {
  let project: Project;
  beforeAll(() => {
    project = new Project({
      'brands/acme/brand.json': brandFile('acme', { hosts: ['acme.example'], features: { favourites: true } }),
      'brands/beta/brand.json': brandFile('beta', { locales: 1 }),
      'brands/nova/brand.json': brandFile('nova', { identity: { name: 'Nova' } }),
      '.livery/core/5ea1/client/packages.json': [],
      ...bundleFiles('acme', '5ea1'),
    });
  });
  afterAll(() => project[Symbol.dispose]());

  const atOnce: [DocumentName, ...string[]][] = [
    ['new', 'gamma', '--dry-run'],
    ['check', '--all'],
    ['check', '--all', '--fix', '--dry-run'],
    ['build', '--all', '--dry-run'],
    ['texts', 'export', 'es'],
    ['gallery', '--all', '--dry-run'],
    ['explain', 'acme'],
    ['explain', 'acme', '/code'],
    ['diff', 'acme', 'nova'],
    ['coverage', '--all'],
    ['matrix', '--all'],
    ['drift', '--all'],
    ['host', 'nginx', 'acme'],
    ['sbom', 'acme'],
    ['tokens', 'export', 'acme'],
    ['migrate', '--all'],
    ['doctor'],
    ['completion', 'bash'],
    ['completion', '--brands'],
    ['lottery', 'prove', '--kind', 'LF'],
    ['help'],
    ['help', 'check'],
    ['help', 'PortBusy'],
    ['explain', 'beta'],
  ];
  it.each(atOnce.map((args) => [args.join(' '), args] as const))('of livery %s matches its schema [engine-38]', async (_line, args) => {
    const { stdout } = await project.run([...args, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1 });
  });

  it('of livery verify matches its schema [engine-38]', async () => {
    const outputs = [{ code: 'acme', dir: path.join(project.root, 'dist/acme'), hosts: ['acme.example'] }];
    const server = await startPreview({ outputs, port: 0 });
    const { stdout } = await project.run(['verify', `http://acme.localhost:${server.port}`, '--json']).finally(() => server.close());
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, brand: 'acme' });
  });

  it.each(['dev', 'preview'] as const)('of the server livery %s matches its schema [engine-38]', async (verb) => {
    await using server = serve(project, [verb, 'acme', '--port', '0']);
    expectDocument(verb, await server.document);
  });

  it('of livery gateway, database, account, withdrawals and deposits matches their schemas [engine-38]', async () => {
    // As root, PostgreSQL runs under another user, who needs access.
    chmodSync(project.root, 0o755);
    await using gateway = serve(project, ['gateway', '--port', '0', '--data', 'data']);
    const printed = await gateway.document;
    expectDocument('gateway', printed);
    const { port } = new URL((printed as { url: string }).url);
    const file = (name: string): string => readFileSync(path.join(project.root, 'data/postgres', name), 'utf8');
    const address = `postgres://postgres:${file('password')}@127.0.0.1:${file('data/postmaster.pid').split('\n')[3]}/livery`;
    const environment = { LIVERY_DATABASE_URL: address, LIVERY_DATABASE_OWNER_URL: address };
    for (const args of [
      ['database', 'migrate', '--dry-run'],
      ['database', 'audit'],
      ['withdrawals', 'list', 'acme'],
      ['deposits', 'list', 'acme'],
      ['gateway', 'settle', '--port', port, '--data', 'data'],
      ['gateway', 'settle', '--port', port, '--data', 'data', '--dry-run'],
    ]) {
      const { code, stdout, stderr } = await project.run([...args, '--json'], { environment });
      expect([code, JSON.parse(stdout)], stderr).toMatchObject([0, { version: 1 }]);
    }
    const added = await project.run(['account', 'add', 'acme', 'maria', '--json'], { environment, input: 'Rn4-violet-harbour' });
    expect(added.code, added.stderr).toBe(0);
  });
});

/** A server that has printed its document, and closes when the test is over. */
function serve(project: Project, args: string[]): { document: Promise<unknown> } & AsyncDisposable {
  const { child, ended, says } = project.start([...args, '--json']);
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return {
    document: says('\n}\n').then(() => JSON.parse(printed) as unknown),
    async [Symbol.asyncDispose]() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
