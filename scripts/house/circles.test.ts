import { describe, expect, it } from 'vitest';
import { findCircles } from './circles.ts';
import { importsOf, sourceFiles } from './source-files.ts';

/** Circles that exist today, each with its reason. One may shrink or go, but not grow. */
const known: readonly { why: string; files: readonly string[] }[] = [
  {
    why: 'A download is a call of the client.',
    files: ['packages/portal/src/api/client.ts', 'packages/portal/src/api/download.ts'],
  },
  {
    why: 'The runtime lists the features, and the shell, a feature among them, asks the runtime.',
    files: [
      'packages/portal/src/app/shell/LanguageSelect/LanguageSelect.tsx',
      'packages/portal/src/app/shell/SideMenu/SideExtras.tsx',
      'packages/portal/src/app/shell/SideMenu/SideMenuContent.tsx',
      'packages/portal/src/app/shell/SideMenu/SideMenuSheet.tsx',
      'packages/portal/src/app/start/features.ts',
      'packages/portal/src/app/start/runtime-context.tsx',
      'packages/portal/src/app/start/runtime.ts',
    ],
  },
  {
    why: 'The tabs take their types from the page that shows them.',
    files: [
      'packages/portal/src/features/points/components/PointHistory/HistoryFrame.tsx',
      'packages/portal/src/features/points/components/PointHistory/LedgerTab.tsx',
      'packages/portal/src/features/points/components/PointHistory/PointHistory.tsx',
      'packages/portal/src/features/points/components/PointHistory/RedemptionsTab.tsx',
    ],
  },
  {
    why: 'A job is handed the platform, and the platform holds the queue of jobs.',
    files: [
      'packages/gateway/src/jobs/job-queue.ts',
      'packages/gateway/src/jobs/job-registry.ts',
      'packages/gateway/src/jobs/job.ts',
      'packages/gateway/src/jobs/queue.repo.ts',
      'packages/gateway/src/ports/messages/deliver-message.ts',
      'packages/gateway/src/ports/messages/messages.ts',
      'packages/gateway/src/server/member-counts.ts',
      'packages/gateway/src/server/merchant-directory.ts',
      'packages/gateway/src/server/module.ts',
      'packages/gateway/src/server/platform.ts',
    ],
  },
  {
    why: 'The texts of rules are texts of help.',
    files: ['packages/gateway/src/modules/help/help.texts.ts', 'packages/gateway/src/modules/help/rules.texts.ts'],
  },
];

const files = sourceFiles();
const homes = [...new Set(files.map((file) => /^(?:packages\/[^/]+|[^/]+)\//.exec(file.path)?.[0] ?? ''))];

describe('the search for import cycles', () => {
  it.each(homes)('finds none in %s', (home) => {
    const isKnown = (circle: string[]) => known.some((exception) => circle.every((file) => exception.files.includes(file)));
    expect(findCircles(files, home).filter((circle) => !isKnown(circle))).toEqual([]);
  });

  it.each([
    ['types', "import type { B } from './b.ts';", "import type { A } from './a.ts';"],
    ['a later import', "export const b = () => import('./b.ts');", "import { a } from './a.ts';"],
    ['names from the root of the sources', "import '#room/b.ts';", "export { a } from '#room/a.ts';"],
    ['names without an ending', "import './b';", "import './a';"],
  ])('follows %s', (_kind, a, b) => {
    const home = 'packages/it/';
    const file = (name: string, text: string) => ({ path: `${home}src/room/${name}.ts`, imports: importsOf(text) });
    const apart = [file('c', "import { a } from './a.ts';"), file('d', "import './gone.ts';")];
    expect(findCircles([file('a', a), file('b', b), ...apart], home)).toEqual([[`${home}src/room/a.ts`, `${home}src/room/b.ts`]]);
    expect(findCircles([file('a', a), file('b', ''), ...apart], home)).toEqual([]);
  });

  it('reports a file that imports itself, and two joined cycles separately', () => {
    const file = (name: string, ...to: string[]) => ({ path: `it/${name}.ts`, imports: to.map((other) => `./${other}.ts`) });
    const all = [file('a', 'a', 'b'), file('b', 'c'), file('c', 'b', 'd'), file('d', 'e'), file('e', 'f'), file('f', 'd', 'e')];
    expect(findCircles(all, 'it/')).toEqual([['it/a.ts'], ['it/b.ts', 'it/c.ts'], ['it/d.ts', 'it/e.ts', 'it/f.ts']]);
  });
});
