import { describe, expect, it } from 'vitest';
import { BrandFolder, brandFile, picture, type Content } from './test/brand-folder.ts';

const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

async function refusalOf(content: Content | null, file = 'assets/logo.svg'): Promise<string | null> {
  using folder = new BrandFolder().write({ 'acme/brand.json': brandFile({ assets: { logo: { file } } }) });
  if (content !== null) folder.write({ [`acme/${file}`]: content });
  const problems = await folder.problems();
  expect(problems.length).toBeLessThan(2);
  const [problem] = problems;
  if (problem === undefined) return null;
  expect(problem).toMatchObject({ rule: 'asset', line: 14, column: 15, pointer: '/assets/logo/file' });
  return problem.message;
}

describe('an asset', () => {
  it.each([
    ['is missing', null, 'does not exist'],
    ['is a text named .svg', 'hello', 'it is no SVG'],
    ['is HTML named .svg', '<html></html>', 'it is no SVG'],
    ['has a script', svg('<script>alert(1)</script>'), '<script>'],
    ['has a script in another case', svg('<SCRIPT/>'), '<SCRIPT>'],
    ['has foreign content', svg('<foreignObject/>'), '<foreignObject>'],
    ['has an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
    ['has a handler', svg('<path d="M0 0" onclick="alert(1)"/>'), 'an event handler'],
    ['has a handler on its root', svg('', ' onload="alert(1)"'), 'an event handler'],
    ['leads outside', svg('<use href="https://evil.example/x.svg#a"/>'), 'outside itself'],
    ['leads to a script', svg('<use xlink:href="&#106;avascript:alert(1)"/>'), 'outside itself'],
    ['embeds an SVG', svg('<image href="data:image/svg+xml,%3Csvg%3E"/>'), 'outside itself'],
    ['fetches by style', svg('<style>@import "//evil.example"</style>'), 'outside itself'],
    ['fetches by an attribute', svg('<path fill="url( &#x68;ttps://evil.example )"/>'), 'outside itself'],
    ['hides a fetch behind an escape', svg('<path style="fill:u\\72l(//evil.example)"/>'), 'escapes'],
    ['declares entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${picture}`, 'a document type'],
    ['has a style sheet', `<?xml-stylesheet href="//evil.example"?>${picture}`, 'a processing instruction'],
    ['does not close', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>', 'malformed'],
    ['has no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no viewBox'],
    ['is too large', svg(' '.repeat(200_000)), 'larger than 200 kB'],
    ['is a link', { link: '/etc/hosts' }, 'a symbolic link'],
  ])('is refused when it %s', async (_name, content, message) => {
    expect(await refusalOf(content)).toContain(message);
  });

  it.each([
    '../beta/logo.svg',
    '/etc/logo.svg',
    'assets/../../logo.svg',
    'assets\\logo.svg',
    'https://evil.example/logo.svg',
    'assets//logo.svg',
  ])('is refused at the path %s', async (file) => {
    expect(await refusalOf(null, file)).toContain('not a plain path inside');
  });

  it('is refused behind a folder that is a link', async () => {
    using folder = new BrandFolder().write({
      'acme/brand.json': brandFile({ assets: { icon: 'assets/icon.svg' } }),
      'elsewhere/icon.svg': picture,
    });
    folder.write({ 'acme/assets': { link: `${folder.root}/brands/elsewhere` } });
    expect((await folder.problems())[0]?.message).toContain('a symbolic link');
  });

  it('is refused when it is a text named .png, or of another kind', async () => {
    expect(await refusalOf('hello', 'assets/logo.png')).toContain('something else');
    expect(await refusalOf('GIF89a', 'assets/logo.gif')).toContain('not an SVG or a PNG');
  });

  it('passes with gradients, filters, styles and inner references', async () => {
    const inner =
      '<defs><linearGradient id="a"><stop/></linearGradient></defs><style>.b{fill:url(#a)}</style><use href="#a"/><path fill="url(\'#a\')" style="opacity:.5"/>';
    expect(await refusalOf(`<?xml version="1.0"?><!-- ours -->\n${svg(inner)}\n`)).toBeNull();
  });
});

describe('a font', () => {
  const fonts = (font: object) =>
    brandFile({ theme: { seeds: { primary: 'red' }, fonts: { text: { family: 'Acme', file: 'assets/acme.woff2', ...font } } } });

  it('is WOFF2 and has a licence', async () => {
    using folder = new BrandFolder().write({ 'acme/brand.json': fonts({}), 'acme/assets/acme.woff2': 'OTTO' });
    expect((await folder.problems()).map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['asset', '/theme/fonts/text/file'],
      ['font-license', '/theme/fonts/text/file'],
    ]);
  });

  it('counts against the budgets', async () => {
    using folder = new BrandFolder().write({
      'acme/brand.json': { ...fonts({ license: 'OFL-1.1' }), budgets: { fontKb: 100 } },
      'acme/assets/acme.woff2': `wOF2${' '.repeat(150_000)}`,
    });
    expect(await folder.problems()).toMatchObject([
      { rule: 'budget', pointer: '/budgets/fontKb', message: 'The fonts weigh 150.0 kB, and the budget is 100 kB.' },
    ]);
  });
});
