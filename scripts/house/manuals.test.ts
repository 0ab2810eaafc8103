import { existsSync } from 'node:fs';
import path from 'node:path';
import { manualNames } from '@livery/cli/manual-names';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { readTexts } from './source-files.ts';

const pages = readTexts(root, '{*.md,docs/**/*.md}');
const published = new Set([...manualNames.map((name) => `docs/${name}.md`), 'docs/openapi.json', 'docs/errors']);

/** The anchor that hosts of Markdown give a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (file: string): string[] =>
  [...(pages.get(file) ?? '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

const links = [...pages].flatMap(([file, text]) =>
  [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([link, target = '', anchor]) => ({
    file,
    link,
    target: target === '' ? file : path.posix.join(path.posix.dirname(file), target).replace(/\/$/, ''),
    anchor,
  })),
);

describe('manuals', () => {
  it('link to files and headings that exist', () => {
    expect(links.length).toBeGreaterThan(50);
    const broken = links.filter(
      ({ target, anchor }) =>
        !existsSync(path.join(root, target)) || (anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)),
    );
    expect(broken.map(({ file, link }) => `${file}: ${link}`)).toEqual([]);
  });

  it('published with the command link only to files in the package', () => {
    const dead = links.filter(({ file, target }) => published.has(file) && !published.has(target));
    expect(dead.map(({ file, link }) => `${file}: ${link}`)).toEqual([]);
  });

  it('mentioned by messages and error pages are published with the command', () => {
    const texts = [...readTexts(root, 'cli/src/**/*.ts'), ...readTexts(root, '{schemas,docs/errors}/*')].filter(
      ([file]) => !/\.test\.ts$|\/testing\//.test(file),
    );
    const named = texts.flatMap(([file, text]) =>
      [...text.matchAll(/\bdocs\/[a-z-]+\.md|livery help ([a-z-]+\.md)/g)].map(([whole, short]) => ({
        file,
        manual: short === undefined ? whole : `docs/${short}`,
      })),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ manual }) => !published.has(manual))).toEqual([]);
  });

  it('are listed in the index', () => {
    const inDocs = [...pages.keys()].filter((file) => /^docs\/[\w-]+\.md$/.test(file) && file !== 'docs/README.md');
    const listed = new Set(links.filter(({ file }) => file === 'docs/README.md').map(({ target }) => target));
    expect(inDocs.filter((file) => !listed.has(file))).toEqual([]);
  });
});
