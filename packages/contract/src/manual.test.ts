import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generateManualFiles } from '../scripts/generate-manual.ts';
import { controlRoutes, type ControlRoute } from './control/routes.ts';
import { controlShapes, type ControlParts } from './control/shapes.ts';

const [file] = await generateManualFiles();
const manual = await readFile(new URL('../../../docs/gateway.md', import.meta.url), 'utf8');

it('has the current rows of the contract', () => {
  expect(file?.content).toBe(manual);
});

it('lists every control call', () => {
  for (const { method, path } of Object.values(controlRoutes)) expect(manual).toContain(`| ${method} \`${path}\` `);
});

it('describes a control call by its query if it reads, otherwise by its body', () => {
  const wrong = Object.entries<ControlRoute>(controlRoutes).filter(([name, { method }]) => {
    const parts: ControlParts = controlShapes[name as keyof typeof controlShapes];
    return method === 'GET' ? parts.body !== undefined : parts.query !== undefined;
  });
  expect(wrong).toEqual([]);
  const calls = Object.values<ControlRoute>(controlRoutes).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});
