import { describe, expect, it } from 'vitest';
import { editJson } from './json/edit-json.ts';
import { listBrands, loadBrands } from './load-brands.ts';
import { brandFile } from './testing/brand-file.ts';
import { BrandFolder, picture, placeOf } from './testing/brand-folder.ts';
import { trailingCommas } from './json/trailing-comma.ts';

const acme = 'brands/acme/brand.json';

async function placesOf(content: string | Uint8Array | object, files: Record<string, object | string> = {}): Promise<string[]> {
  using folder = new BrandFolder().writeBrands({ 'acme/brand.json': content, ...files });
  return (await folder.problems()).map(placeOf);
}

describe('a brand file that is not JSON', () => {
  it.each([
    ['nothing', '', `json-syntax ${acme}:1:1 `],
    ['a word', 'hello', `json-syntax ${acme}:1:1 `],
    ['an open object', '{\n  "code": "acme"\n', `json-syntax ${acme}:3:1 `],
    ['single quotes', "{\r\n  'code': 1\r\n}", `json-syntax ${acme}:2:3 `],
    ['a list', '[1]', `schema-type ${acme}:1:1 `],
    ['deep nesting', '['.repeat(100_000), `json-depth ${acme}:1:41 `],
    ['too many bytes', ' '.repeat(600_000), `json-size ${acme}:1:1 `],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x0a, 0x22, 0xff, 0x22]), `json-encoding ${acme}:2:2 `],
  ])('is refused when it is %s', async (_name, content, expected) => {
    expect(await placesOf(content)).toEqual([expected]);
  });

  it('gets every trailing comma reported at its position, along with problems in the rest of the file', async () => {
    const text = JSON.stringify(brandFile('acme', { hosts: ['acme.example'], colour: 'red' }), null, 2);
    const slipped = text.replace('"acme.example"', '"acme.example", // the first\n').replace('"red"', '"red",');
    expect(await placesOf(slipped)).toEqual([
      `json-syntax ${acme}:13:19 `,
      `schema-unknown-key ${acme}:16:3 /colour`,
      `json-syntax ${acme}:16:18 `,
    ]);
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': slipped });
    expect((await folder.problems())[0]).toMatchObject({ hint: 'Remove the comma.', fix: { edits: [{ kind: 'remove-trailing-commas' }] } });
    expect(editJson(slipped, [{ kind: 'remove-trailing-commas', pointer: '' }])).toBe(
      text.replace('"acme.example"', '"acme.example" // the first\n'),
    );
  });

  it.each(['[,]', '{ "a": , }', '{ , }', '[1,,]', '["a,]"]'])('does not treat the commas of %s as trailing', (text) => {
    expect(trailingCommas(text)).toEqual([]);
  });

  it('reads a byte-order mark, CRLF and comments', async () => {
    const text = JSON.stringify(brandFile(), null, 2).replaceAll('\n', '\r\n');
    expect(await placesOf(`\uFEFF// ours\r\n${text}`)).toEqual([]);
  });
});

describe('a brand file with a wrong key', () => {
  it('gets a suggestion for the intended key', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile('acme', { identity: { name: 'Acme', legalNaem: 'Acme Ltd.' } }),
    });
    const [problem] = await folder.problems();
    expect(problem).toMatchObject({
      rule: 'schema-unknown-key',
      severity: 'error',
      line: 6,
      column: 5,
      pointer: '/identity/legalNaem',
      message: '"identity" has no "legalNaem". Did you mean "legalName"?',
      hint: 'Write "legalName", or remove the key.',
    });
    expect(problem?.frame).toContain('> 6 |     "legalNaem": "Acme Ltd."');
  });

  it('is refused if it contains a key twice', async () => {
    expect(
      await placesOf(
        '{\n "schemaVersion": 2,\n "code": "acme", "code": "acme",\n "identity": { "name": "A" },\n "theme": { "seeds": { "primary": "red" } }\n}',
      ),
    ).toEqual([`json-duplicate-key ${acme}:3:18 /code`]);
  });

  it('is refused if it ends inside a string, at a backslash', async () => {
    expect(await placesOf('{ "schemaVersion": 2, "code": "acme\\')).toContainEqual(expect.stringMatching(/^json-syntax /));
  });

  it('is refused if it contains a key of the prototype', async () => {
    const text =
      '{ "__proto__": { "ok": true }, "schemaVersion": 2, "code": "acme", "identity": { "name": "A", "constructor": {} }, "theme": { "seeds": { "primary": "red" } } }';
    expect(await placesOf(text)).toEqual([`json-key ${acme}:1:3 /__proto__`, `schema-unknown-key ${acme}:1:95 /identity/constructor`]);
  });

  it('gets every missing key reported', async () => {
    expect(await placesOf('{}')).toEqual(['schemaVersion', 'code', 'identity', 'theme'].map(() => `schema-missing-key ${acme}:1:1 `));
  });
});

describe('a brand file with a wrong value', () => {
  it.each([
    ['a number for a text', { identity: { name: 7 } }, `schema-type ${acme}:5:13 /identity/name`],
    ['a text for a list', { hosts: 'acme.example' }, `schema-type ${acme}:12:12 /hosts`],
    ['an unknown word', { layout: { header: 'centered' } }, `schema-enum ${acme}:13:15 /layout/header`],
    ['a number out of range', { theme: { seeds: { primary: 'red' }, type: { ratio: 3 } } }, `schema-range ${acme}:12:16 /theme/type/ratio`],
    ['a host with a scheme', { hosts: ['https://acme.example'] }, `schema-pattern ${acme}:13:5 /hosts/0`],
    ['an empty name', { identity: { name: '' } }, `schema-pattern ${acme}:5:13 /identity/name`],
    ['no colour', { theme: { seeds: { primary: 'orangered-ish' } } }, `colour ${acme}:9:18 /theme/seeds/primary`],
    ['a link without https', { license: { url: 'http://authority.example' } }, `https-link ${acme}:13:12 /license/url`],
    ['a link that runs', { social: { youtube: 'javascript:alert(1)' } }, `https-link ${acme}:13:16 /social/youtube`],
    [
      'a gateway without https',
      { environments: { production: { gateway: { baseUrl: 'http://g.example' } } } },
      `https-link ${acme}:15:20 /environments/production/gateway/baseUrl`,
    ],
    ['an unsupported default language', { languages: { default: 'fr', supported: ['pt'] } }, `language ${acme}:13:16 /languages/default`],
    [
      'a default mode that is not among its modes',
      { theme: { seeds: { primary: 'red' }, modes: ['light'], default: 'dark' } },
      `mode ${acme}:14:16 /theme/default`,
    ],
    ['no time zone', { format: { timeZone: 'Brasil/Rio' } }, `format ${acme}:13:17 /format/timeZone`],
    ...['+03:00', '-0300', '+03', '+00:00', '+14:30', '-23:59'].map((timeZone): [string, { format: { timeZone: string } }, string] => [
      `the offset ${timeZone} for a time zone`,
      { format: { timeZone } },
      `format ${acme}:13:17 /format/timeZone`,
    ]),
    ['a currency unknown to the reference gateway', { format: { currency: 'CLP' } }, `format ${acme}:13:17 /format/currency`],
    ['no currency', { format: { currency: 'XQZ' } }, `format ${acme}:13:17 /format/currency`],
    [
      'a family without its file',
      { theme: { seeds: { primary: 'red' }, fonts: { text: { family: 'Figtree' } } } },
      `font ${acme}:13:19 /theme/fonts/text/family`,
    ],
    ['a name that would move a terminal', { identity: { name: 'Ac\u001b[2Jme' } }, `format ${acme}:5:13 /identity/name`],
    [
      'a name that turns its page around',
      { identity: { name: 'Acme', legalName: 'Acme \u202e' } },
      `format ${acme}:6:18 /identity/legalName`,
    ],
    ['a name with half an emoji', { identity: { name: 'Acme \ud83c' } }, `format ${acme}:5:13 /identity/name`],
    ['a future form', { schemaVersion: 3, laterKey: true }, `schema-version ${acme}:2:20 /schemaVersion`],
  ])('is refused for %s', async (_name, changes, expected) => {
    expect(await placesOf(brandFile('acme', changes))).toEqual([expected]);
  });

  it('gets the expected and the actual type reported', async () => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', { hosts: 'acme.example' }) });
    expect(await folder.problems()).toMatchObject([{ message: '"hosts" must be an array, but is a string.' }]);
    folder.writeBrands({ 'acme/brand.json': '7' });
    expect(await folder.problems()).toMatchObject([{ message: 'A brand file must be an object, but is a number.' }]);
  });

  it('gets a remedy for a future schema version', async () => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', { schemaVersion: 9 }) });
    expect(await folder.problems()).toMatchObject([
      { message: 'schemaVersion is 9, but this engine supports 2.', hint: expect.stringContaining('Update') },
    ]);
  });

  it('is refused for unreadable seeds if the brand forbids moving them', async () => {
    const theme = { seeds: { primary: '#ffd200', money: '#fff7d6' }, contrast: { onConflict: 'fail' } };
    const places = await placesOf(brandFile('acme', { theme }));
    expect(places).toContain(`contrast ${acme}:10:16 /theme/seeds/money`);
  });

  it.each([
    ['host', []],
    ['subdomains', [`strict-transport ${acme}:13:24 /security/strictTransport`]],
    ['preload', [`strict-transport ${acme}:13:24 /security/strictTransport`]],
  ])('gets a warning only if https is enforced beyond its own hosts: %s', async (strictTransport, expected) => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', { security: { strictTransport } }) });
    const [report] = await folder.load();
    expect(report).toMatchObject({ ok: true });
    expect(report?.problems.map(placeOf)).toEqual(expected);
  });

  it('gets problems of the schema and of the rules reported at once', async () => {
    const file = brandFile('acme', { colour: 'red', license: { url: 'http://authority.example' }, identity: { name: 3 } });
    expect((await placesOf(file)).map((each) => each.split(' ')[0])).toEqual(['schema-type', 'schema-unknown-key', 'https-link']);
  });
});

describe('a code', () => {
  it.each(['../x', 'a', 'a'.repeat(33), 'ACME', '-acme', 'ac me', 'acmé', ''])('is refused when it is %j', async (code) => {
    expect(await placesOf(brandFile(code))).toEqual([`brand-code ${acme}:3:11 /code`]);
  });

  it.each(['__proto__', '__defineGetter__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '_Base'])(
    'is refused by name if its folder is %s, while a brand beside it passes',
    async (name) => {
      using folder = new BrandFolder().writeBrands({ [`${name}/brand.json`]: brandFile(name), 'acme/brand.json': brandFile() });
      expect(await listBrands(folder.root)).toEqual([name, 'acme'].toSorted());
      const reports = await loadBrands({ root: folder.root });
      expect(new Map(reports.map(({ code, ok }) => [code, ok]))).toEqual(
        new Map([
          [name, false],
          ['acme', true],
        ]),
      );
      const [problem] = reports.find(({ code }) => code === name)?.problems ?? [];
      expect(problem).toMatchObject({ rule: 'brand-code', file: `brands/${name}/brand.json`, pointer: '/code' });
    },
  );

  it.each(['games', 'gateway', 'control', 'www'])('is refused if it is the reserved word %s', async (code) => {
    using folder = new BrandFolder().writeBrands({ [`${code}/brand.json`]: brandFile(code) });
    const [report] = await folder.load();
    expect(report?.problems.map(placeOf)).toEqual([`brand-code brands/${code}/brand.json:3:11 /code`]);
  });

  it('must match the name of its folder', async () => {
    expect(await placesOf(brandFile('other'))).toEqual([`brand-code ${acme}:3:11 /code`]);
  });
});

describe('a secret', () => {
  it.each([
    ['under a telling name', { apiKey: 'q8Zr2LwX9vTn4KbP' }, '/apiKey'],
    [
      'of a known shape under a known name',
      { identity: { name: 'Acme', taxId: `${'sk'}_live_4eC39HqLyjWDarjtT1zdp7dc` } },
      '/identity/taxId',
    ],
    ['inside an address', { customerService: { url: 'https://user:hunter2!@acme.example' } }, '/customerService/url'],
  ])('is refused %s, and its frame does not repeat it', async (_name, changes, pointer) => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', changes) });
    const problems = await folder.problems();
    expect(problems).toContainEqual(expect.objectContaining({ rule: 'secret', pointer }));
    expect(JSON.stringify(problems)).not.toMatch(/q8Zr2|4eC39|hunter2/);
  });

  it.each([
    ['a comment', '// "clientSecret": "q8Zr2LwX9vTn4KbP"\n// sk' + '_live_4eC39HqLyjWDarjtT1zdp7dc\n{ "code": 7 }'],
    ['a file that nests too deep', `{ "clientSecret": "q8Zr2LwX9vTn4KbP", "a": ${'['.repeat(50)} }`],
  ])('is masked in the frame of another problem if it occurs in %s [engine-28]', async (_name, text) => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': text });
    const [problem] = await folder.problems();
    expect(problem?.frame).toContain('•');
    expect(problem?.frame).not.toMatch(/q8Zr2|4eC39/);
  });
});

describe('several brands', () => {
  it('may not share a host or a merchant code, in any environment', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile('acme', { merchantCode: 'ONE', hosts: ['shop.example', 'acme.example'] }),
      'beta/brand.json': brandFile('beta', { merchantCode: 'ONE', environments: { production: { hosts: ['acme.example'] } } }),
      'gamma/brand.json': brandFile('gamma', { hosts: ['acme.localhost'] }),
    });
    const reports = await folder.load();
    expect(reports.map(({ code, problems }) => [code, problems.map(placeOf)])).toEqual([
      ['acme', [`unique-merchant-code ${acme}:12:19 /merchantCode`, `unique-host ${acme}:15:5 /hosts/1`]],
      ['beta', ['unique-merchant-code brands/beta/brand.json:12:19 /merchantCode']],
      ['gamma', ['unique-host brands/gamma/brand.json:13:5 /hosts/0']],
    ]);
    expect(await folder.problems()).toHaveLength(2);
  });

  it('claim their hosts and codes even if their files are broken, commented or of an older form', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile('acme', { merchantCode: 'ONE', hosts: ['a.example', 'b.example', 'c.example'] }),
      'beta/brand.json': { schemaVersion: 1, hosts: ['b.example'], wrong: true },
      'gamma/brand.json': '\uFEFF// ours\r\n{ "hosts": ["c.example"], "merchantCode": "ONE" }',
      'delta/brand.json': '{ "hosts": ',
    });
    expect((await folder.problems()).map(placeOf)).toEqual([
      `unique-merchant-code ${acme}:12:19 /merchantCode`,
      `unique-host ${acme}:15:5 /hosts/1`,
      `unique-host ${acme}:16:5 /hosts/2`,
    ]);
  });

  it('are all reported, valid ones along with invalid ones', async () => {
    using folder = new BrandFolder().writeBrands({
      'bad/brand.json': '{',
      'acme/brand.json': brandFile(),
      '_drafts/brand.json': '{',
      'empty/note.txt': '',
    });
    const reports = await folder.load();
    expect(reports.map(({ code, ok, brand }) => [code, ok, brand === null])).toEqual([
      ['acme', true, false],
      ['bad', false, true],
      ['empty', false, true],
    ]);
  });

  it('are reported even if a requested code has no folder', async () => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile() });
    expect(await folder.load({ codes: ['nope'] })).toMatchObject([
      { code: 'nope', ok: false, problems: [{ rule: 'brand-file', line: 1, column: 1 }] },
    ]);
  });

  it('are refused if their folder or file is a symbolic link', async () => {
    using folder = new BrandFolder().writeBrands({ 'real/brand.json': brandFile('real') });
    folder.writeBrands({
      linked: { link: `${folder.root}/brands/real` },
      'acme/brand.json': { link: `${folder.root}/brands/real/brand.json` },
    });
    const reports = await folder.load({ codes: ['linked', 'acme'] });
    expect(reports.map(({ problems }) => problems.map(placeOf))).toEqual([
      [`brand-file ${acme}:1:1 `],
      ['brand-file brands/linked/brand.json:1:1 '],
    ]);
  });
});

describe('an environment', () => {
  it('must be one that the brand defines', async () => {
    using folder = new BrandFolder().writeBrands({ 'acme/brand.json': brandFile('acme', { environments: { production: {} } }) });
    expect(await folder.problems({ environment: 'production' })).toEqual([]);
    expect(await folder.problems({ environment: 'prodution' })).toMatchObject([
      { rule: 'environment', pointer: '/environments', hint: 'Did you mean "production"?' },
    ]);
  });
});

describe('a good brand', () => {
  it('is complete, with absolute assets', async () => {
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile('acme', { assets: { logo: { light: 'assets/logo.svg' } } }),
      'acme/assets/logo.svg': picture,
    });
    const [report] = await folder.load();
    expect(report).toMatchObject({
      ok: true,
      problems: [],
      brand: { merchantCode: 'ACME', identity: { legalName: 'Acme', copyrightYear: 2025 }, texts: {} },
    });
    const logo = `${folder.root}/brands/acme/assets/logo.svg`;
    expect(report?.brand?.assets.logo).toEqual({ light: logo, dark: logo, alt: 'Acme' });
  });
});

describe('loading many brands', () => {
  it('lets timers and signals run between two brands, and reports progress', async () => {
    using folder = new BrandFolder();
    const codes = ['acme', 'beta', 'gamma'];
    for (const code of codes) folder.writeBrands({ [`${code}/brand.json`]: brandFile(code) });
    const heard: string[] = [];
    let next: NodeJS.Immediate;
    const listen = (): void => {
      heard.push('turn');
      next = setImmediate(listen);
    };
    next = setImmediate(listen);
    await folder.load({ onProgress: (code, { done, of }) => heard.push(`${code} ${done} of ${of}`) });
    clearImmediate(next);
    const told = heard.filter((each, index) => each !== 'turn' || heard[index - 1] !== 'turn');
    expect(told).toEqual(['turn', 'acme 1 of 3', 'turn', 'beta 2 of 3', 'turn', 'gamma 3 of 3', 'turn']);
  });
});
