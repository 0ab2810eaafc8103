import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesFolder } from '../project/own-package.ts';
import { sampleProject, sampleValues } from '../testing/error-samples.ts';
import { Project } from '../testing/project.ts';
import { explainedNames, readErrorPage } from './error-pages.ts';
import { errorNames, errorTable, writeReport, type ErrorName } from './error-table.ts';
import { exitCode } from './exit-codes.ts';

const folder = fileURLToPath(pagesFolder());
const word = Object.fromEntries(Object.entries(exitCode).map(([name, code]) => [code, name]));

it('docs/errors has a page for every error and every rule, and no others [engine-38]', () => {
  const pages = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));
  expect(pages.toSorted()).toEqual(explainedNames);
  expect(new Set(explainedNames).size).toBe(explainedNames.length);
});

it.each(explainedNames)('the page of %s explains the error, shows it and gives a remedy', (name) => {
  const page = readErrorPage(name);
  expect(page).toMatch(new RegExp(`^# ${name}\n\n\\S[^]*\n\`\`\`text\n[^]+\n\`\`\`\n\n\\*\\*To fix it\\.\\*\\* \\S`));
  expect(page.split('\n').length).toBeLessThan(30);
});

/** `vitest -u` writes the samples into the pages. */
describe('the sample on an error page', () => {
  let project: Project;
  beforeAll(() => {
    project = new Project(sampleProject);
  });
  afterAll(() => project[Symbol.dispose]());

  it.each(errorNames)('matches the output of livery for %s, and the page states its exit code', async (name) => {
    const page = readErrorPage(name);
    const [, before = '', line = '', after = ''] = /^([^]*?\n```text\n\$ (.*)\n)[^]*?(\n```\n[^]*)$/.exec(page) ?? [];
    const { code, text } = name in sampleValues ? render(name) : await run(project, name, line);
    const codes = [code ?? -1, ...otherCodes(name)];
    for (const each of codes)
      expect(page.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`${each} \\(${word[each]}\\)|code is ${each}\\b`, 'i'));
    await expect(before + text + after).toMatchFileSnapshot(path.join(folder, `${name}.md`));
  });
});

function render(name: ErrorName): { code: number; text: string } {
  const { report, exitCode: code } = writeReport(name, sampleValues[name] as never);
  return { code, text: `${report.title}: ${report.message}\n${report.hint}` };
}

async function run(project: Project, name: ErrorName, line: string): Promise<{ code: number | null; text: string }> {
  const words = [...line.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)].map(([each]) => each.replaceAll(/['"]/g, ''));
  const start = words.indexOf('livery');
  const environment = Object.fromEntries(words.slice(0, start).map((each) => each.split('=') as [string, string]));
  const { code, stderr } = await project.run(words.slice(start + 1), { environment });
  // Some commands print something before it.
  const report = stderr.slice(Math.max(0, stderr.indexOf(`${errorTable[name].title}: `))).replaceAll(project.root, '/srv/acme');
  const [, text = '', last = ''] = /^([^]*)\nMore: livery help (.*)\n$/.exec(report) ?? [];
  expect(last, stderr).toBe(name);
  return { code, text };
}

function otherCodes(name: ErrorName): number[] {
  const entry = errorTable[name];
  const codes = 'cases' in entry ? Object.values(entry.cases).map((words: { exitCode?: number }) => words.exitCode ?? entry.exitCode) : [];
  return [...new Set(codes)];
}
