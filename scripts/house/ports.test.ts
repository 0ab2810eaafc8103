import { firstPorts, offsets } from '@livery/sandbox/ports';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { readTexts } from './source-files.ts';

const manuals = readTexts(root, '{README,docs/**/*}.md');
const mentions = [...manuals].flatMap(([file, text]) =>
  [...text.matchAll(/port (\d+)\s+\(`PORT` \+ (\d+)\)/g)].map(([, port, offset]) => ({ file, port: Number(port), offset: Number(offset) })),
);

it('the README lists every port', () => {
  const listed = [...(manuals.get('README.md') ?? '').matchAll(/^- ([\w-]+): port (\d+)/gm)].map(([, part, port]) => [part, Number(port)]);
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const houses = Object.entries(offsets).map(([part, offset]) => [kebab(part), firstPorts.start + offset]);
  expect(listed).toEqual([['sites', firstPorts.start], ...houses]);
});

it('the manuals give the same ports as the code', () => {
  const known: readonly number[] = Object.values(offsets);
  const wrong = mentions.filter(({ port, offset }) => !known.includes(offset) || port !== firstPorts.start + offset);
  expect(mentions.map(({ file }) => file)).toEqual(expect.arrayContaining(['docs/gateway.md', 'docs/vendors.md']));
  expect(wrong).toEqual([]);
});
