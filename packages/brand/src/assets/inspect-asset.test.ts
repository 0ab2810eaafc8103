import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { embedded, jpeg, png, webp, woff2 } from '../testing/headers.ts';
import { inspectAsset } from './inspect-asset.ts';
import { inspectFont } from './inspect-font.ts';
import { brandFile } from '../testing/brand-file.ts';
import { BrandFolder, picture } from '../testing/brand-folder.ts';
import type { Content } from '../testing/scratch-folder.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

/** A shape, followed by groups that each contain the previous one twice. */
const doublings = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<g id="g${index + 1}"><use href="#g${index}"/><use href="#g${index}"/></g>`).join('');

async function refusalOf(content: Content | null, file = 'assets/logo.svg'): Promise<string | null> {
  using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', { assets: { logo: { light: file } } }) });
  if (content !== null) folder.writeBrands({ [`acme/${file}`]: content });
  const problems = await folder.problems();
  expect(problems.length).toBeLessThan(2);
  const [problem] = problems;
  if (problem === undefined) return null;
  expect(problem).toMatchObject({ rule: 'asset', line: 14, column: 16, pointer: '/assets/logo/light' });
  return problem.message;
}

describe('an asset', () => {
  it.each([
    ['is missing', null, 'does not exist'],
    ['is a text named .svg', 'hello', 'it is not an SVG'],
    ['is HTML named .svg', '<html></html>', 'it is not an SVG'],
    ['has a script', svg('<script>alert(1)</script>'), '<script>'],
    ['has a script in another case', svg('<SCRIPT/>'), '<SCRIPT>'],
    ['has foreign content', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hello</p></foreignObject>'), '<foreignObject>'],
    ['has an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
    ['has a handler', svg('<path d="M0 0" onclick="alert(1)"/>'), 'an event handler'],
    ['has a handler on its root', svg('', ' onload="alert(1)"'), 'an event handler'],
    ['leads outside', svg('<use href="https://evil.example/x.svg#a"/>'), 'outside itself'],
    ['leads to a script', svg('<use xlink:href="&#106;avascript:alert(1)"/>'), 'outside itself'],
    ['embeds an SVG', svg('<image href="data:image/svg+xml,%3Csvg%3E"/>'), 'outside itself'],
    ['fetches by style', svg('<style>@import/**/"//evil.example"</style>'), 'outside itself'],
    ['fetches by an attribute', svg('<path fill="url( https://evil.example )"/>'), 'outside itself'],
    ['hides a fetch behind a hexadecimal entity', svg('<path fill="ur&#x6C;(//evil.example)"/>'), 'outside itself'],
    ['hides a fetch behind a decimal entity', svg('<path fill="ur&#108;(//evil.example)"/>'), 'outside itself'],
    ['hides a fetch of its style behind an entity', svg('<style>a{fill:u&#x72;l(//evil.example)}</style>'), 'outside itself'],
    ['hides an escape behind an entity', svg('<path style="fill:u&#x5c;72l(//evil.example)"/>'), 'outside itself'],
    ['leads outside from its base', svg('<use href="#a"/>', ' xml:base="https://evil.example/x.svg"'), 'an xml:base'],
    ['hides a fetch behind an escape', svg('<path style="fill:u\\72l(//evil.example)"/>'), 'outside itself'],
    ['hides a fetch between comments in strings', svg('<style>a{x:"/*";fill:url(//evil.example);y:"*/"}</style>'), 'outside itself'],
    ['leads outside its own text by an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hosts">]>${picture}`, 'document type'],
    ['declares attributes', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${picture}`, 'a document type'],
    ['has a style sheet', `<?xml-stylesheet href="//evil.example"?>${picture}`, 'a processing instruction'],
    ['has a script behind a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), '<s:script>'],
    ['has a script behind a comment with a tag', svg('<!-- <g> --><script/>'), '<script>'],
    ['has a script whose tag ends on another line', svg('<script\n>alert(1)</script\n>'), '<script>'],
    ['has a handler behind a sign that ends a tag', svg('<path id=">" onclick="alert(1)"/>'), 'an event handler'],
    ['has a handler behind a quote in quotes', svg(`<path id='"' onclick='alert(1)' d='"'/>`), 'an event handler'],
    ['fetches by a style in CDATA', svg('<style><![CDATA[a{fill:url(//evil.example)}]]></style>'), 'outside itself'],
    ['puts an element into an entity', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`, '&x;'],
    ['puts a parameter into its document type', `<!DOCTYPE svg [<!ENTITY % x SYSTEM "//evil.example">%x;]>${picture}`, 'document type'],
    ['borrows entities from a comment', `<!--<!DOCTYPE svg [<!ENTITY x "a">]>-->${svg('<title>&x;</title>')}`, '&x;'],
    ['borrows them from a comment of its document type', `<!DOCTYPE svg [<!--<!ENTITY x "a">-->]>${svg('<title>&x;</title>')}`, '&x;'],
    [
      'says an entity twice, first with a fetch',
      `<!DOCTYPE svg [<!ENTITY x "url(//evil.example)"><!ENTITY x "red">]>${svg('<path fill="&x;"/>')}`,
      'outside itself',
    ],
    [
      'does not close',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>',
      'logo.svg:1:62 is not a safe SVG: it is not valid XML (missing end tag for element g)',
    ],
    ['closes another element than it opened', svg('<g><path d="M0 0"></g></path>'), 'missing end tag for element path'],
    [
      'closes its root by another name',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></g>',
      'missing end tag for element svg',
    ],
    ['has no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no viewBox'],
    ['claims to be a mile wide', '<svg xmlns="http://www.w3.org/2000/svg" width="9e9" viewBox="0 0 9 9"/>', 'wider or higher'],
    ['is too large', svg(' '.repeat(200_000)), 'larger than 200 kB'],
    ['is a link', { link: '/etc/hosts' }, 'a symbolic link'],
  ])('is refused when it %s [engine-14]', async (_name, content, message) => {
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

  it.each(['logo 100%.svg', 'logo#1.svg', 'logo?v=2.svg', 'logo (final) copy.svg', 'logo&co.svg', 'логотип.svg', '标志.svg', 'LOGO.SVG'])(
    'may be named %s',
    async (name) => {
      expect(await refusalOf(picture, `assets/${name}`)).toBeNull();
    },
  );

  it('is reported if its name has another Unicode form that looks the same', async () => {
    const name = 'ícone-açaí.svg';
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile('acme', { assets: { icon: `assets/${name.normalize('NFC')}` } }),
      [`acme/assets/${name.normalize('NFD')}`]: picture,
    });
    expect((await folder.problems()).map(({ message }) => message)).toEqual([expect.stringContaining('another Unicode form')]);
  });

  it('is refused inside a symlinked folder', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile('acme', { assets: { icon: 'assets/icon.svg' } }),
      'elsewhere/icon.svg': picture,
    });
    folder.writeBrands({ 'acme/assets': { link: `${folder.root}/brands/elsewhere` } });
    expect((await folder.problems())[0]?.message).toContain('a symbolic link');
  });

  it.each([
    ['is a text named .png', 'hello', 'assets/logo.png', 'is not a valid'],
    ['is a PNG named .webp', png(9, 9), 'assets/logo.webp', 'is not a valid'],
    ['is a WebP named .jpg', webp(9, 9), 'assets/logo.jpg', 'is not a valid'],
    ['ends in the middle of its header', png(9, 9).subarray(0, 20), 'assets/logo.png', 'is not a valid'],
    ['has no height', png(9, 0), 'assets/logo.png', 'is not a valid'],
    ['is of another kind', 'GIF89a', 'assets/logo.gif', 'not an SVG, PNG, WebP or JPEG'],
    ['floods the memory as PNG', png(20_000, 20_000), 'assets/logo.png', 'is 20000 × 20000 pixels large'],
    ['floods the memory as WebP', webp(16_384, 16_384), 'assets/logo.webp', 'is 16384 × 16384 pixels large'],
    ['floods the memory as JPEG', jpeg(60_000, 60_000), 'assets/logo.jpeg', 'is 60000 × 60000 pixels large'],
    ['floods it from inside a drawing', svg(`<image href="${embedded(png(30_000, 30_000))}"/>`), 'assets/logo.svg', '30000 × 30000 pixels'],
    ['embeds something other than a picture', svg('<image href="data:image/png;base64,AAAA"/>'), 'assets/logo.svg', 'not a picture'],
    ['unfolds by doublings', svg(doublings(14)), 'assets/logo.svg', 'unfold to too many'],
    ['unfolds into itself twice', svg('<g id="a"><use href="#a"/><use href="#a"/></g>'), 'assets/logo.svg', 'unfold to too many'],
    ['unfolds into itself', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), 'assets/logo.svg', 'unfold to too many'],
  ])('is refused when it %s [engine-14]', async (_name, content, file, message) => {
    expect(await refusalOf(content, file)).toContain(message);
  });

  it.each([
    ['PNG', png(64, 64), 'assets/logo.png'],
    ['WebP', webp(64, 64), 'assets/logo.webp'],
    ['JPEG', jpeg(64, 64), 'assets/logo.jpg'],
  ])('passes as a %s of a reasonable size', async (_name, content, file) => {
    expect(await refusalOf(content, file)).toBeNull();
  });

  it.each([
    ['an undeclared prefix', picture.replace('<path', '<use xlink:href="#a"/><path'), '1:61', 'the prefix of xlink:href'],
    ['a bare ampersand', svg('<title>Bell & Sons</title>'), '1:116', 'unterminated reference'],
    ['an entity of HTML', svg('<title>Bell&nbsp;Club</title>'), '1:113', '&nbsp;'],
    ['an attribute twice', svg('<path fill="red" fill="red"/>'), '1:129', 'fill'],
    ['two hyphens in a comment', svg('\n<!-- a -- b -->'), '2:8', '--'],
    ['a control character', svg('\n\n<title>a\u0001b</title>'), '3:9', 'invalid character'],
    ['a version of XML that does not exist', `<?xml version="1"?>${picture}`, '1:18', 'version'],
    ['a text behind its root', `${picture};`, '1:92', 'extra content'],
  ])('is refused with the position if it contains %s [engine-14]', async (_name, content, place, message) => {
    const refusal = await refusalOf(content);
    expect(refusal).toContain(`assets/logo.svg:${place} is not a safe SVG: it is not valid XML`);
    expect(refusal?.toLowerCase()).toContain(message.toLowerCase());
  });

  it('gets every reason reported at once, each with its position [engine-14]', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile('acme', { assets: { icon: 'assets/icon.svg' } }),
      'acme/assets/icon.svg': svg('\n<script/>\n<path onclick="x"/>\n<image href="https://example.com/a.png"/>'),
    });
    expect((await folder.problems()).map(({ message }) => message)).toEqual([
      'assets/icon.svg:2:1 is not a safe SVG: it has a <script> element.',
      'assets/icon.svg:3:1 is not a safe SVG: it has an event handler, onclick.',
      'assets/icon.svg:4:1 is not a safe SVG: it refers to something outside itself.',
    ]);
  });

  it.each([
    ['PNG', png(64, 64), 'assets/logo.png'],
    ['WebP', webp(64, 64), 'assets/logo.webp'],
    ['JPEG', jpeg(64, 64), 'assets/logo.jpg'],
  ])('is refused as a truncated %s [engine-14]', async (_name, content, file) => {
    expect(await refusalOf(content.subarray(0, -1), file)).toContain('is cut short');
  });

  it('passes with gradients, filters, styles and inner references', async () => {
    const inner =
      '<defs><linearGradient id="a"><stop/></linearGradient></defs><style>.b{fill:url(#a)}</style><use href="#a"/><path fill="url(\'#a\')" style="opacity:.5;stroke:url(&quot;#a&quot;)"/>';
    expect(await refusalOf(`<?xml version="1.0"?><!-- ours -->\n${svg(inner)}\n`)).toBeNull();
  });

  it.each([
    ['CDATA', '<title><![CDATA[<script>alert(1)</script>]]></title>'],
    ['a comment', '<!-- <script onload="alert(1)">url(//evil.example)</script> -->'],
    ['references to signs', '<title>&lt;script&gt;</title>'],
    ['a document type', '<title><![CDATA[<!DOCTYPE svg [<!ENTITY x SYSTEM "//evil.example">]>]]></title>'],
  ])('passes with text that looks like markup in %s', async (_name, inner) => {
    expect(await refusalOf(svg(inner))).toBeNull();
  });
});

it.each([
  ['picture.svg', 'image', Buffer.from(picture), 200],
  ['picture.png', 'image', png(9, 9), 1000],
  ['picture.webp', 'image', webp(9, 9), 500],
  ['picture.jpg', 'image', jpeg(9, 9), 500],
  ['picture.jpeg', 'image', jpeg(9, 9), 500],
  ['font.woff2', 'font', null, 500],
  ['licence.txt', 'text', Buffer.from('SIL'), 100],
] as const)('%s may not exceed the size limit of its kind [engine-14]', (file, kind, content, limit) => {
  using folder = new BrandFolder();
  const refusalAt = (bytes: number) => {
    const padding = Buffer.alloc(bytes - (content ?? []).length, ' ');
    folder.writeBrands({ [`acme/${file}`]: Buffer.concat([content ?? Buffer.alloc(0), padding]) });
    return inspectAsset(path.join(folder.root, 'brands/acme'), file, kind);
  };
  expect(refusalAt(limit * 1000 + 1)).toMatchObject({
    refusal: `is larger than ${limit} kB`,
    hint: expect.stringMatching(
      kind !== 'image' ? /^Make it/ : file.endsWith('.svg') ? /^Simplify/ : /^Export it at most 2000 pixels wide/,
    ),
  });
  const { refusal } = refusalAt(limit * 1000);
  if (content === null) expect(refusal).not.toContain('kB');
  else expect(refusal).toBeNull();
});

describe('a font', () => {
  const fonts = (font: object) =>
    brandFile('acme', { theme: { seeds: { primary: 'red' }, fonts: { text: { family: 'Acme', file: 'assets/acme.woff2', ...font } } } });
  const problemsOf = async (font: object, content: Content = woff2({})) => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': fonts(font),
      'acme/assets/acme.woff2': content,
      'acme/assets/OFL.txt': 'SIL',
    });
    return (await folder.problems()).map(({ rule, pointer, message }) => [rule, pointer, message]);
  };
  const withText = { license: 'OFL-1.1', licenseFile: 'assets/OFL.txt' };

  it.each([
    ['an OpenType font', Buffer.from('OTTO')],
    ['a signature without content', Buffer.from('wOF2')],
    ['a directory that runs over the end', woff2({}).subarray(0, 60)],
    ['a collection', Buffer.concat([Buffer.from('wOF2ttcf'), woff2({}).subarray(8)])],
  ])('must be WOFF2, not %s [engine-14]', async (_name, content) => {
    expect(await problemsOf(withText, content)).toMatchObject([
      ['asset', '/theme/fonts/text/file', expect.stringContaining('is not a valid')],
    ]);
  });

  it('needs a licence, and its text if the licence requires it [engine-11]', async () => {
    expect(await problemsOf({})).toMatchObject([['font-license', '/theme/fonts/text/file', expect.stringContaining('no licence')]]);
    expect(await problemsOf({ license: 'OFL-1.1' })).toMatchObject([
      ['font-license', '/theme/fonts/text/license', expect.stringContaining('its text')],
    ]);
    expect(await problemsOf(withText)).toEqual([]);
    expect(await problemsOf({ license: 'LicenseRef-Bought' })).toEqual([]);
    expect(await problemsOf({ ...withText, licenseFile: 'assets/none.txt' })).toMatchObject([
      ['asset', '/theme/fonts/text/licenseFile', expect.any(String)],
    ]);
  });

  it('may not be subset if its own flags forbid it [engine-11]', async () => {
    const forbids = woff2({ embedding: 0x0100 });
    expect(await problemsOf(withText, forbids)).toMatchObject([
      ['font-license', '/theme/fonts/text/file', expect.stringContaining('cut down')],
    ]);
    expect(await problemsOf({ ...withText, subset: false }, forbids)).toEqual([]);
  });

  it('is not accepted under a free licence if its own flags forbid embedding [engine-11]', async () => {
    const forbids = woff2({ embedding: 0x0002 });
    expect(await problemsOf(withText, forbids)).toMatchObject([
      ['font-license', '/theme/fonts/text/file', expect.stringContaining('not be embedded')],
    ]);
    expect(await problemsOf({ license: 'LicenseRef-Web' }, forbids)).toEqual([]);
  });

  it('reports its weight and its axes', () => {
    expect(inspectFont(woff2({ embedding: 8, weights: [200, 800] }))).toEqual({
      embedding: 8,
      weight: 400,
      axes: { wght: { min: 200, max: 800 } },
    });
  });

  it('counts towards the budgets, and the heaviest file is named [engine-29]', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': { ...fonts(withText), budgets: { fontKb: 100 } },
      'acme/assets/acme.woff2': Buffer.concat([woff2({}), Buffer.alloc(150_000)]),
      'acme/assets/OFL.txt': 'SIL',
    });
    expect(await folder.problems()).toMatchObject([
      {
        rule: 'budget',
        pointer: '/budgets/fontKb',
        message: expect.stringMatching(
          /^The fonts weigh 150\.\d kB, and the budget is 100 kB\. Most of it: assets\/acme\.woff2 150\.\d kB\.$/,
        ),
        hint: expect.stringContaining('budgets.fontKb'),
      },
    ]);
  });
});
