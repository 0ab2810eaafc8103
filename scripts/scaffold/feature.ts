import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listCall, type ListCall } from './list-call.ts';
import { namesOf, Refusal, type Names } from './names.ts';
import { addImport, Plan, replaceAt } from './plan.ts';

export interface FeatureOptions {
  readonly root: string;
  readonly name: string;
  /**
   * The id of a row in the route table, whose page the feature becomes. Without one, only the kit shows the feature.
   */
  readonly row?: string | undefined;
  /** The call that the feature reads. */
  readonly call?: string | undefined;
}

const source = 'packages/portal/src';
const usualCall = 'vendors';
/** Parts of the state that belong to no feature. */
const taken = new Set(['viewer', 'site', 'preferences', 'dialogs', 'menus', 'messages', 'reads', 'common']);

/** A feature of the portal with all its parts. @throws Refusal */
export async function planFeature({ root, name, row, call = usualCall }: FeatureOptions): Promise<Plan> {
  const names = namesOf(name);
  const folder = `${source}/features/${name}`;
  for (const each of [folder, `${source}/shared/${name}`])
    if (existsSync(path.join(root, each))) throw new Refusal(`${each} exists already; choose another name`);
  if (taken.has(names.camel)) throw new Refusal(`"${names.camel}" is a part of the portal's state already; choose another name`);
  const list = listCall(call);
  if (row !== undefined) checkRow(root, row, list);

  const plan = new Plan(root);
  const values = { ...names, Title: names.Words, titleText: JSON.stringify(names.Words), ...valuesOf(list) };
  const flags = flagsOf(list);
  const add = (file: string, template: string): Promise<void> => plan.create(`${folder}/${file}`, `feature/${template}`, values, flags);
  for (const part of ['reads', 'reads.test', 'rules', 'rules.test']) await add(`${name}.${part}.ts`, `${part}.ts`);
  for (const language of ['en', 'pt']) await add(`${name}.${language}.json`, `texts.${language}.json`);
  await add('index.ts', 'index.ts');
  const part = `components/${names.Pascal}List/${names.Pascal}List`;
  await add(`${part}.tsx`, 'Part.tsx');
  await add(`${part}.css.ts`, 'Part.css.ts');
  await add(`${part}.kit.tsx`, 'Part.kit.tsx');
  if (row !== undefined) {
    await add(`pages/${row}.page.tsx`, 'page.tsx');
    await add(`pages/${names.Pascal}Page.tsx`, 'Page.tsx');
    await add(`pages/${names.Pascal}Page.css.ts`, 'Page.css.ts');
  }
  await plan.edit(`${source}/app/language/text-keys.d.ts`, (text) => typeTexts(text, names));
  return plan;
}

function valuesOf({ name, domain, query, path, id, idType, title, answer, entry }: ListCall): Record<string, string> {
  return {
    call: name,
    domain,
    query: query.filter((each) => each !== 'language').join(', '),
    path,
    id,
    idType,
    title,
    none: answer([]),
    one: answer([1]),
    two: answer([1, 2]),
    twice: answer([2, 1, 2]),
    first: entry(1),
    second: entry(2),
  };
}

function flagsOf({ isForMembers, query }: ListCall): string[] {
  return [
    ...(query.includes('language') ? ['language'] : []),
    ...(isForMembers ? ['members'] : []),
    ...(query.some((each) => each.includes('wireConstants')) ? ['constants'] : []),
  ];
}

/** @throws Refusal */
function checkRow(root: string, row: string, { name, isForMembers }: ListCall): void {
  const table = readFileSync(path.join(root, source, 'app/routing/routes.tsx'), 'utf8');
  const rows = [...table.matchAll(/\b(open|forMembers|forAgents)\('(\w+)', '\//g)].map(([, guard = '', id = '']) => ({ guard, id }));
  if (rows.length === 0) throw new Refusal('the route table has no row that looks like open(…), forMembers(…) or forAgents(…)');
  const pages = globSync(`${source}/{app,features/*}/pages/*.page.tsx`, { cwd: root }).map((file) => path.basename(file, '.page.tsx'));
  const free = [...new Set(rows.map(({ id }) => id))].filter((id) => !pages.includes(id));
  if (!free.includes(row))
    throw new Refusal(`--row ${row} is not a row of the route table that waits for its page; these are: ${free.join(', ')}`);
  if (isForMembers && rows.some(({ id, guard }) => id === row && guard === 'open'))
    throw new Refusal(`visitors may open the page of ${row}, and the call ${name} is for members`);
}

/** @throws Refusal */
function typeTexts(text: string, { name, camel }: Names): string {
  const typed = addImport(text, '#features/', `import type ${camel} from '#features/${name}/${name}.en.json';`);
  return replaceAt(typed, /( *)resources: \{\n([^}]*)\n *\};/, (_, indent, rows = '') => {
    const own = `${indent}  ${name === camel ? name : `'${name}'`}: typeof ${camel};`;
    const [shell, ...features] = [rows.split('\n').slice(0, 2).join('\n'), ...rows.split('\n').slice(2)];
    const key = (line: string): string => line.trim().replaceAll("'", '');
    const sorted = [...features, own].toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
    return `${indent}resources: {\n${[shell, ...sorted].join('\n')}\n${indent}};`;
  });
}
