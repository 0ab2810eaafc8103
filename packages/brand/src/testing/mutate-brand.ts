import fc from 'fast-check';
import { parseTree } from 'jsonc-parser';
import type { JsonValue } from '../json/json-value.ts';
import { parseSource } from '../json/parse-source.ts';
import { valueAt } from '../json/pointer.ts';
import type { Problem } from '../json/problem.ts';
import { brandFile } from './brand-file.ts';
import { picture } from './brand-folder.ts';
import type { Content } from './scratch-folder.ts';

const whole = {
  ...brandFile(),
  extends: '_base',
  engine: '>=0',
  merchantCode: 'ACME',
  hosts: ['acme.example'],
  languages: { default: 'pt', supported: ['pt', 'en'] },
  theme: {
    seeds: { primary: '#ff6600', accent: 'oklch(0.6 0.2 20)' },
    modes: ['light'],
    shape: { radius: 'round' },
    fonts: { text: { family: 'system-ui' } },
  },
  layout: { header: 'flush' },
  hero: { art: { light: 'assets/logo.svg' }, link: '/promotions' },
  assets: { logo: { light: 'assets/logo.svg', alt: 'Acme' }, icon: 'assets/logo.svg' },
  footer: { vendors: ['PG'], links: [{ titleKey: 'common.help', to: '/help' }] },
  social: { youtube: 'https://youtube.example/acme' },
  features: { recent: false },
  environments: { production: { hosts: ['www.acme.example'], gateway: { baseUrl: 'https://gateway.example' } } },
};

/** A valid brand file that uses `mutationFiles`. */
export const wholeText = JSON.stringify(whole, null, 2);

/** The surroundings of the mutated file: a parent, a picture, and files that are not valid assets. */
export const mutationFiles: Record<string, Content> = {
  'acme/assets/logo.svg': picture,
  'acme/assets/script.svg': picture.replace('<path', '<script>1</script><path'),
  'acme/assets/text.png': 'no picture',
  'acme/assets/link.svg': { link: '/etc/hosts' },
  '_base/brand.json': { schemaVersion: 2, extends: '_top', theme: { density: 'airy' } },
  '_top/brand.json': { schemaVersion: 2, layout: { lobby: 'grid' } },
  '_loop/brand.json': { schemaVersion: 2, extends: 'acme' },
  '_broken/brand.json': '{ "schemaVersion": 2, ',
  '_old/brand.json': { schemaVersion: 1 },
};

const wrongTypes = [
  'null',
  '""',
  '"x"',
  '-1',
  '1e999',
  '{}',
  '[]',
  '[null]',
  'true',
  '"__proto__"',
  '{"a":{"b":1}}',
  '"http://x"',
  '"\\u0000"',
  '"#fff"',
];
const wrongParents = ['"_loop"', '"_broken"', '"_old"', '"acme"', '"_nothing"', '"../_base"', '1', '9'];
const wrongRanges = ['"^99"', '"not a range"'];
const wrongFiles = [
  '"../x.svg"',
  '"/etc/hosts"',
  '"assets/../../x.svg"',
  '"assets/link.svg"',
  '"assets/script.svg"',
  '"assets/text.png"',
  '"assets"',
  '"C:\\\\x.svg"',
];
const values = [
  ...wrongTypes,
  ...wrongParents,
  ...wrongRanges,
  ...wrongFiles,
  `"${'x'.repeat(500)}"`,
  `"${'é😀'.repeat(20_000)}"`,
  `[${Array.from({ length: 300 }, (_, index) => `"h${index}.example"`).join(',')}]`,
  '['.repeat(39) + ']'.repeat(39),
  `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`,
  '['.repeat(5000),
];
const keys = [
  '"__proto__"',
  '"constructor"',
  '"prototype"',
  '"toString"',
  '"hasOwnProperty"',
  '""',
  '"a/b~c"',
  '"code"',
  '"hosts"',
  '"theme"',
];
const signs = [',', ':', '{', '}', '[', ']', '/*', '//', '*/', '\r', '\n', '\t', '\u2028', '\uFEFF', '\\', '"', '\ud800'];

/** The start and end of each word. */
const spans = [...wholeText.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|\b[\w.-]+\b/g)].map((match) => ({
  start: match.index,
  end: match.index + match[0].length,
}));

const blind = fc.record({
  index: fc.nat(spans.length - 1),
  content: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...values) },
    fc.constantFrom(...keys),
    fc.constantFrom(...keys.map((key) => `,${key}:1`)),
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom(...signs),
  ),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'insert', 'cut', 'twice'),
});

/** Values that only a rule refuses, in the right place. Random changes rarely produce them. */
const aimed = fc.constantFrom(
  ...[
    { word: '"_base"', contents: wrongParents },
    { word: '">=0"', contents: wrongRanges },
    { word: '"assets/logo.svg"', contents: wrongFiles },
  ].flatMap(({ word, contents }) => {
    const index = spans.findIndex(({ start, end }) => wholeText.slice(start, end) === word);
    return contents.map((content) => ({ index, content, kind: 'replace' }));
  }),
);

const change = fc.oneof({ weight: 9, arbitrary: blind }, aimed);

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** The bytes of a brand file with up to three mistakes, with any byte-order mark, line ending and encoding. */
export const mutatedBrand: fc.Arbitrary<Uint8Array> = fc
  .record({
    changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    isMarked: fc.boolean(),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    rawByte: fc.oneof(
      { weight: 19, arbitrary: fc.constant(null) },
      fc.tuple(fc.nat(wholeText.length), fc.integer({ min: 0x80, max: 0xff })),
    ),
  })
  .map(({ changes, isMarked, end, rawByte }) => {
    const text = mutate(changes).replaceAll('\n', end);
    const bytes = Buffer.from((isMarked ? '\uFEFF' : '') + text);
    if (rawByte === null) return bytes;
    return Buffer.concat([bytes.subarray(0, rawByte[0]), Buffer.from([rawByte[1]]), bytes.subarray(rawByte[0])]);
  });

function mutate(changes: readonly Change[]): string {
  return [...changes]
    .sort((one, other) => other.index - one.index)
    .reduce((mutated, { index, content, kind }) => {
      const { start, end } = spans[index] ?? { start: 0, end: 0 };
      if (kind === 'cut') return mutated.slice(0, start);
      if (kind === 'twice') return mutated.slice(0, end) + mutated.slice(start);
      return mutated.slice(0, start) + content + mutated.slice(kind === 'replace' ? end : start);
    }, wholeText);
}

/** Why a problem does not fit a file with these bytes. Null if its place and pointer are in the file. */
export function misplaced(problem: Problem, bytes: Uint8Array): string | null {
  const { line, column, pointer, message, hint, rule, frame } = problem;
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const lines = text.split(/\r\n?|\n/);
  if (line > lines.length || column > (lines[line - 1]?.length ?? 0) + 1) return `${rule} stands at ${line}:${column}, outside of the file`;
  if (message === '' || hint === '' || (frame === '' && text !== '' && rule !== 'json-size')) return `${rule} says too little`;
  return pointer === '' || resolves(text, pointer) ? null : `${rule} points at ${pointer}, which is not there`;
}

function resolves(text: string, pointer: string): boolean {
  // The file still contains the key that a parser must not accept.
  if (pointer.includes('__proto__')) return parseTree(text) !== undefined;
  return valueAt((parseSource('brand.json', text).source.value ?? null) as JsonValue, pointer) !== undefined;
}
