// `npm run new-feature -- <name>`: a feature of the portal with its anatomy, which passes `npm run check` at once.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './steps.ts';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run new-feature -- <name>, lower case with dashes, for example: npm run new-feature -- points-mall');
  process.exit(2);
}
const folder = path.join(root, 'packages/portal/src/features', name);
if (existsSync(folder)) {
  console.error(`packages/portal/src/features/${name} exists already; choose another name`);
  process.exit(2);
}

const camel = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);

const files: Record<string, string> = {
  [`${name}.slice.ts`]: `import { createSlice } from '@reduxjs/toolkit';

interface ${pascal}State {
  visits: number;
}

const initialState: ${pascal}State = { visits: 0 };

export const ${camel}Slice = createSlice({
  name: '${camel}',
  initialState,
  reducers: {
    pageVisited: (state) => {
      state.visits += 1;
    },
  },
});

export const { pageVisited } = ${camel}Slice.actions;
`,
  [`${name}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { pageVisited, ${camel}Slice } from './${name}.slice.ts';

describe('${name}', () => {
  it('counts the visits of its page', () => {
    expect(${camel}Slice.reducer(undefined, pageVisited()).visits).toBe(1);
  });
});
`,
  [`${name}.en.json`]: `${JSON.stringify({ page: { title: pascal } }, null, 2)}\n`,
  [`${name}.pt.json`]: `${JSON.stringify({ page: { title: pascal } }, null, 2)}\n`,
};

await mkdir(path.join(folder, 'pages'), { recursive: true });
for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content);
await writeFile(
  path.join(folder, 'pages', `${pascal}Page.tsx`),
  `import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../shared/store.ts';
import { pageVisited } from '../${name}.slice.ts';

export function ${pascal}Page() {
  const { t } = useTranslation('${camel}');
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(pageVisited());
  }, [dispatch]);
  return <h1>{t('page.title')}</h1>;
}
`,
);
console.log(
  `packages/portal/src/features/${name} is there. Give it a row in packages/portal/src/app/routing/routes.tsx, then: npm run check`,
);
