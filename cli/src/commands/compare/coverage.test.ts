import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyRows } from '../../services/compare/coverage.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');
const [font = ''] = globSync('brands/*/assets/fonts/*.woff2', { cwd: repository }).toSorted();

interface Printed {
  languages: string[];
  translations: { language: string; keys: number; translated: number }[];
  keys: { key: string; missing: string[]; unlike: string[]; overrides: Record<string, string[]> }[];
  brands: { code: string; language: string; own: number; missing: number; gaps: { face: string; codePoint: string; neededBy: string }[] }[];
  failed: { code: string; problems: { rule: string; pointer: string }[] }[];
}

function projectWith(locales: Record<string, object>, changes: object = {}): Project {
  const files = Object.entries(locales).map(([language, texts]) => [`brands/acme/locales/${language}.json`, texts] as const);
  return new Project({ 'brands/acme/brand.json': brandFile('acme', changes), ...Object.fromEntries(files) });
}

async function coverageOf(project: Project): Promise<{ code: number | null; printed: Printed }> {
  const { code, stdout } = await project.run(['coverage', '--all', '--json']);
  return { code, printed: JSON.parse(stdout) as Printed };
}

describe('livery coverage', () => {
  it('shows every text by language, and the brands that reword it [engine-16]', async () => {
    using project = projectWith({ pt: { home: { hero: { title: 'Oi' } } } });
    const { code, printed } = await coverageOf(project);
    expect(code).toBe(0);
    expect(printed.languages).toEqual(['en', 'pt']);
    expect(printed.keys.find(({ key }) => key === 'home.hero.title')).toEqual({
      key: 'home.hero.title',
      missing: [],
      unlike: [],
      overrides: { acme: ['pt'] },
    });
    expect(printed.brands.map(({ language, own, missing }) => [language, own, missing])).toEqual([
      ['pt', 1, 0],
      ['en', 0, 0],
    ]);
    const told = await project.run(['coverage', 'acme', '--html', 'coverage.html']);
    expect(told.stdout).toMatch(/^brand +language +texts.*\nacme +pt +\d+ +1 /);
    expect(readFileSync(path.join(project.root, 'coverage.html'), 'utf8')).toContain('<code>home.hero.title</code>');
  });

  it.each([
    [{ de: 'Oi {{name}}', en: 'Hi {{name}}', pt: 'Oi {{nome}}' }, [], ['pt']],
    [{ de: '{{b}} {{a}}', en: '{{a}} {{b}}', pt: '{{a}} {{b}}' }, [], []],
    [{ de: 'Oi', en: 'Hi {{name}}' }, ['pt'], ['de', 'en']],
  ])('lists for the texts %o the languages that lack one or have other placeholders than most [engine-16]', (texts, missing, unlike) => {
    const languages = ['de', 'en', 'pt'];
    const catalogues = Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, { home: { hello: text } }]));
    expect(keyRows(catalogues, languages, [])).toEqual([{ key: 'home.hello', missing, unlike, overrides: {} }]);
  });

  it('names the characters that a brand’s font lacks, and which text needs them [engine-16]', async () => {
    const face = { family: 'Acme Sans', file: 'assets/fonts/acme.woff2', license: 'LicenseRef-Acme' };
    using project = projectWith(
      { pt: { home: { hero: { title: 'Sorte 漢 😀' } } } },
      { theme: { seeds: { primary: '#ff6600' }, fonts: { display: face } } },
    );
    cpSync(path.join(repository, font), path.join(project.root, 'brands/acme/assets/fonts/acme.woff2'), { recursive: true });
    const { code, printed } = await coverageOf(project);
    expect(code).toBe(1);
    const [pt, en] = printed.brands;
    expect(pt?.gaps.map(({ face: of, codePoint, neededBy }) => [of, codePoint, neededBy])).toEqual([
      ['display', 'U+6F22', 'home.hero.title'],
      ['display', 'U+1F600', 'home.hero.title'],
    ]);
    expect(en?.gaps).toEqual([]);
    expect((await project.run(['coverage', 'acme'])).stdout).toContain(
      '✗ acme pt: Acme Sans (display) has no 漢 U+6F22, which home.hero.title needs',
    );
  });

  it('says how far a language of the operator is, and names what it lacks', async () => {
    using project = projectWith({ es: { home: { hero: { text: 'Aquí' } } } }, { languages: { default: 'es', supported: ['es', 'en'] } });
    project.write({ 'languages/es/home.json': { hero: { title: 'Juega ya' } } });
    const { code, printed } = await coverageOf(project);
    expect(code).toBe(1);
    const [translation] = printed.translations;
    expect(translation).toMatchObject({ language: 'es', translated: 1 });
    const missingIn = (key: string) => printed.keys.find((row) => row.key === key)?.missing;
    expect([missingIn('home.hero.title'), missingIn('home.hero.text')]).toEqual([[], ['es']]);
    expect(printed.brands.map(({ language, missing }) => [language, missing])).toEqual([
      ['es', (translation?.keys ?? 0) - 2],
      ['en', 0],
    ]);
    const told = await project.run(['coverage', 'acme']);
    expect(told.stderr).toMatch(/languages\/es: 1 of \d+ texts translated, 0 %\./);
    expect(told.stdout).toMatch(/^ {2}\d+ more texts are missing: --json names them$/m);
  });

  it('refuses an override with other placeholders or for an unknown text [engine-15]', async () => {
    using project = projectWith({ pt: { home: { hero: { title: '{{nobody}}' } } }, en: { home: { nothing: 'x' } } });
    const { code, printed } = await coverageOf(project);
    expect(code).toBe(1);
    expect(printed.failed).toMatchObject([
      {
        code: 'acme',
        problems: [
          { rule: 'text-override', pointer: '/home/nothing' },
          { rule: 'text-override', pointer: '/home/hero/title' },
        ],
      },
    ]);
  });
});
