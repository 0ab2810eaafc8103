import { writeFile } from 'node:fs/promises';
import { routes } from '@livery/contract/routes';
import { shapes, type ServedRoute } from '@livery/contract/shapes';
import { writeGuard, type Shape } from './write-guard.ts';

export interface GeneratedFile {
  /** Below packages/portal. */
  path: string;
  content: string;
}

const folder = 'packages/portal/src/api/guards';
const note = '// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.';

/** The response guards: a file per domain, each with its types. The same shapes always give the same text. */
export async function generateGuardFiles(): Promise<GeneratedFile[]> {
  const names = (Object.keys(shapes) as ServedRoute[]).filter((name) => !routes[name].isFile).sort();
  const domains = [...new Set(names.map((name) => routes[name].domain))].sort();
  return domains.flatMap((domain) =>
    guardFiles(
      domain,
      names.filter((name) => routes[name].domain === domain),
    ),
  );
}

function guardFiles(domain: string, names: readonly ServedRoute[]): GeneratedFile[] {
  const { prelude, guards } = writeGuard(Object.fromEntries(names.map((name) => [name, plainSchema(valueOf(name))])));
  const entries = names.map((name) => `  ${name}: ${guards[name]},`).join('\n');
  const types = names.map((name) => `  ${name}: (value: unknown) => boolean;`).join('\n');
  return [
    { path: `${folder}/${domain}.gen.js`, content: `${note}\n${prelude}\n\nexport const guards = {\n${entries}\n};\n` },
    { path: `${folder}/${domain}.gen.d.ts`, content: `${note}\nexport declare const guards: {\n${types}\n};\n` },
  ];
}

function valueOf(name: ServedRoute): object {
  const shape = shapes[name];
  if (!('value' in shape)) throw new Error(`${name} answers nothing that could be guarded`);
  return shape.value;
}

/** TypeBox keeps its own marks in hidden properties. Only the JSON is the schema. */
function plainSchema(schema: object): Shape {
  return JSON.parse(JSON.stringify(schema)) as Shape;
}

if (import.meta.main) {
  for (const file of await generateGuardFiles()) await writeFile(new URL(`../${file.path}`, import.meta.url), file.content);
}
