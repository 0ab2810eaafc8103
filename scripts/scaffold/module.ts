import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@livery/contract/routes';
import { namesOf, Refusal, type Names } from './names.ts';
import { addImport, Plan, replaceAt } from './plan.ts';

export interface ModuleOptions {
  readonly root: string;
  readonly name: string;
}

const contract = 'packages/contract/src';
const gateway = 'packages/gateway/src';

/** A module of the gateway with its table and its call, from the contract's row to the test. @throws Refusal */
export async function planModule({ root, name }: ModuleOptions): Promise<Plan> {
  const names = namesOf(name);
  const folder = `${gateway}/modules/${name}`;
  const address = `/wps/x/${name}`;
  for (const taken of [folder, ...globSync(`${contract}/shapes/**/${name}.ts`, { cwd: root })])
    if (existsSync(path.join(root, taken))) throw new Refusal(`${taken} exists already; choose another name`);
  if (Object.hasOwn(routes, names.camel) || Object.values(routes).some((each) => each.path === address))
    throw new Refusal(`the contract has ${names.camel} already; choose another name`);

  const plan = new Plan(root);
  const values = { ...names, table: `${names.snake}_entry` };
  const add = (file: string, template: string): Promise<void> => plan.create(file, `module/${template}.ts`, values);
  await add(`${contract}/shapes/${name}.ts`, 'shape');
  for (const part of ['schema', 'repo', 'present', 'service', 'routes', 'seed', 'test']) await add(`${folder}/${name}.${part}.ts`, part);

  await plan.edit(`${contract}/domains.ts`, (text) => addDomain(text, name));
  await plan.edit(`${contract}/routes.ts`, (text) => addRoute(text, names, address));
  await plan.edit(`${contract}/shapes/index.ts`, (text) =>
    replaceAt(
      addImport(text, './', `import { ${names.camel} } from './${name}.ts';`),
      /export const shapes = \{([^}]*?),?\s*\};/,
      (_, all) => `export const shapes = {${all}, ...${names.camel} };`,
    ),
  );
  await plan.edit(`${contract}/specification.test.ts`, (text) =>
    replaceAt(text, /(const ours: [^\n]* = \[\n(?: {2}.*\n)*)\];/, (_, rows) => {
      const reason = `the ${names.words} that a merchant shows its members, which no call is named for`;
      return `${rows}  ['GET ${address}, token', '${reason}'],\n];`;
    }),
  );
  await plan.edit(`${gateway}/modules/modules.ts`, (text) =>
    replaceAt(
      addImport(text, './', `import { ${names.camel}Module } from './${name}/${name}.routes.ts';`),
      /(const modules: [^\n]* = \[\n(?: {2}\w+,\n)*)( {2}controlModule,\n\];)/,
      (_, before, after) => `${before}  ${names.camel}Module,\n${after}`,
    ),
  );
  return plan;
}

/** @throws Refusal */
function addDomain(text: string, name: string): string {
  return replaceAt(text, /(export type Domain =[^;]*);/, (all, domains = '') =>
    domains.includes(`'${name}'`) ? all : `${domains} | '${name}';`,
  );
}

/** @throws Refusal */
function addRoute(text: string, { name, camel }: Names, address: string): string {
  return replaceAt(
    text,
    /\n\} as const satisfies Record<string, Route>;/,
    (end) => `\n\n  ${camel}: assumed('${name}', 'GET', '${address}', 'member'),${end}`,
  );
}
