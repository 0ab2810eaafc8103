import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { createScanner } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { migrateText } from './migrate-text.ts';
import { allMigrations } from './all-migrations.ts';
import { parseSource } from '../json/parse-source.ts';
import { withoutPointer } from '../json/pointer.ts';
import { schemaVersion } from '../layers/schema-version.ts';
import { brandFile } from '../testing/brand-file.ts';
import { BrandFolder, picture } from '../testing/brand-folder.ts';
import { validateBrand } from '../schema/validate-brand.ts';

const file = 'brands/acme/brand.json';
const fixture = (form: number) => readFileSync(path.join(import.meta.dirname, `fixtures/form-${form}.json`), 'utf8');

/** The picture fields of format 1. */
const picturePointers = ['/schemaVersion', '/hero/art', '/hero/artDark', '/assets/logo', '/assets/logoDark'];
const pictureFile = fc.option(fc.constantFrom('assets/a.svg', 'assets/b "c".svg', 'assets/ü.svg'));
const logo = fc.option(fc.record({ file: pictureFile, alt: fc.option(fc.constantFrom('Acme', 'Acme by night')) }, { requiredKeys: [] }));
const form1 = fc.record(
  {
    schemaVersion: fc.constant(1),
    code: fc.constant('acme'),
    identity: fc.record({ name: fc.constant('Acme'), ageMark: fc.constant(21) }, { requiredKeys: ['name'] }),
    theme: fc.constant({ seeds: { primary: '#ff6600' }, modes: ['light'] }),
    hero: fc.record(
      { titleKey: fc.constant('home.a'), art: pictureFile, artDark: pictureFile, link: fc.constant('/x') },
      { requiredKeys: [] },
    ),
    assets: fc.record({ logo, logoDark: logo, icon: fc.constant('assets/icon.svg') }, { requiredKeys: [] }),
  },
  { requiredKeys: ['schemaVersion', 'code', 'identity', 'theme'] },
);

/** Writes a value as a person might: keys in any order, comments and line breaks between any two tokens. */
function write(value: JsonValue, between: () => string, order: (keys: string[]) => string[]): string {
  const gap = (text: string) => between() + text + between();
  if (Array.isArray(value)) return `[${value.map((entry) => gap(write(entry, between, order))).join(',') || between()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = order(Object.keys(value)).map((key) => `${gap(JSON.stringify(key))}:${gap(write(value[key] ?? null, between, order))}`);
  return `{${entries.join(',') || between()}}`;
}

function commentsIn(text: string): string[] {
  const scanner = createScanner(text, false);
  const comments: string[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const token = text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength());
    if (/^\/[/*]/.test(token)) comments.push(token.trim());
  }
  return comments.toSorted();
}

const valueOf = (text: string) => parseSource(file, text.replace(/^\uFEFF/, '')).source.value ?? null;
const unconcerned = (text: string) => {
  const rest = picturePointers.reduce(withoutPointer, valueOf(text) as JsonObject);
  // An object that contained only removed values counts as missing.
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => !isJsonObject(value) || Object.keys(value).length > 0));
};

describe('a file in an older form', () => {
  it('has one fixture per form, and each migrates to the next [engine-24]', () => {
    expect(allMigrations.map(({ from }) => from)).toEqual(Array.from({ length: schemaVersion - 1 }, (_, index) => index + 1));
    for (const { from, migrate } of allMigrations) expect(migrate(fixture(from)).text).toBe(fixture(from + 1));
    expect(migrateText(file, fixture(schemaVersion))).toMatchObject({ from: schemaVersion, text: fixture(schemaVersion), problems: [] });
  });

  it('passes the check once it is migrated, and not before [engine-24]', async () => {
    const pictures = ['hero', 'hero-dark', 'logo', 'logo-dark', 'icon'].map((name) => [`acme/assets/${name}.svg`, picture]);
    using folder = new BrandFolder().writeBrands({ ...Object.fromEntries(pictures), 'acme/brand.json': fixture(1) });
    const [old] = await folder.load();
    expect(old).toMatchObject({
      ok: false,
      problems: [{ rule: 'schema-version', line: 4, pointer: '/schemaVersion', hint: 'Migrate it: livery migrate acme' }],
    });
    folder.writeBrands({ 'acme/brand.json': migrateText(file, fixture(1)).text });
    const [forward] = await folder.load();
    expect(forward).toMatchObject({ ok: true, problems: [] });
    expect(forward?.brand?.assets.logo).toEqual({
      light: `${folder.root}/brands/acme/assets/logo.svg`,
      dark: `${folder.root}/brands/acme/assets/logo-dark.svg`,
      alt: 'Acme',
    });
  });

  it('keeps every comment, every other value, their order and the line endings [engine-24]', () => {
    const gap = fc.constantFrom('', ' ', '\n', '\n  ', '\t', ' /* a */ ', '/* b\n c */', ' // d\n', '// "art": 1,\n  ');
    fc.assert(
      fc.property(
        form1,
        fc.infiniteStream(gap),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('\n', '\r\n'),
        (value, gaps, turned, marked, end) => {
          const plain = write(
            value as unknown as JsonObject,
            () => gaps.next().value,
            (keys) => (turned ? keys.toReversed() : keys),
          );
          const text = (marked ? '\uFEFF' : '') + plain.replaceAll('\n', end);
          const { text: migrated, problems, from } = migrateText(file, text);
          expect([problems, from]).toEqual([[], 1]);
          expect(commentsIn(migrated)).toEqual(commentsIn(text));
          expect(JSON.stringify(unconcerned(migrated))).toBe(JSON.stringify(unconcerned(text)));
          expect(migrated.startsWith('\uFEFF')).toBe(marked);
          if (end === '\r\n') expect(migrated.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
          expect(validateBrand(valueOf(migrated), null).findings).toEqual([]);
          expect(migrateText(file, migrated)).toMatchObject({ from: 2, text: migrated });

          const { hero, assets } = valueOf(migrated) as { hero?: JsonObject; assets?: JsonObject };
          const said = (entries: Record<string, unknown>) =>
            Object.fromEntries(Object.entries(entries).filter(([, each]) => each !== undefined && each !== null));
          expect(said((hero?.['art'] ?? {}) as object as Record<string, unknown>)).toEqual(
            said({ light: value.hero?.art, dark: value.hero?.artDark }),
          );
          const { light, dark } = (assets?.['logo'] ?? {}) as Record<string, unknown>;
          expect(said({ light, dark })).toEqual(said({ light: value.assets?.logo?.file, dark: value.assets?.logoDark?.file }));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reports what a person should look at', () => {
    const assets = { logo: { file: 'a.svg', alt: 'Acme' }, logoDark: { file: 'b.svg', alt: 'Acme by night' } };
    const { text, notes } = migrateText(file, JSON.stringify({ ...brandFile('acme', { assets }), schemaVersion: 1 }));
    expect(JSON.parse(text)).toMatchObject({ schemaVersion: 2, assets: { logo: { light: 'a.svg', dark: 'b.svg', alt: 'Acme' } } });
    expect(notes).toEqual(['The logo by night was called "Acme by night"; it is now called "Acme" as by day.']);
  });

  it('leaves what form 1 refused for the check to report', () => {
    const text = JSON.stringify({
      ...brandFile('acme', { hero: { art: 7, artDark: 'b.svg' }, assets: { logoDark: { fiel: 'x' } } }),
      schemaVersion: 1,
    });
    expect(JSON.parse(migrateText(file, text).text)).toEqual({ ...(JSON.parse(text) as object), schemaVersion: 2 });
  });

  it.each([
    ['is not JSON', '{ "schemaVersion": 1, ', 'json-syntax'],
    ['says a key twice', '{ "schemaVersion": 1, "code": 1, "code": 2 }', 'json-duplicate-key'],
    ['says no form', '{}', 'schema-version'],
    ['is of a later form', '{ "schemaVersion": 9 }', 'schema-version'],
  ])('is left unchanged if it %s [engine-24]', (_what, text, rule) => {
    expect(migrateText(file, text)).toMatchObject({ text, problems: [{ rule, file }] });
  });
});
