import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolvedBrand } from '@livery/brand';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilesManifest } from '../output/files-manifest.ts';
import { packagesOf, type CorePackage } from '../core/core-packages.ts';
import { cycloneDx } from './cyclonedx.ts';
import { bundleParts, licenceForm, sbomFindings, serialUuid, type BundleParts } from './sbom-parts.ts';
import { spdx } from './spdx.ts';

const brand = {
  code: 'alfa',
  identity: { name: 'Alfa', legalName: 'Alfa Games Ltd.' },
  theme: {
    fonts: {
      display: { family: 'Grot', file: '/brands/alfa/assets/fonts/#grot.WOFF2', license: 'OFL-1.1' },
      text: { family: 'Own', file: '/brands/alfa/assets/fonts/own.woff2', license: null },
    },
  },
} as unknown as ResolvedBrand;

const file = (path: string, digit: string) => ({ path, bytes: 1, sha256: digit.repeat(64) });
const manifest: FilesManifest = {
  version: 1,
  tool: 'livery',
  brand: 'acme',
  build: 'b1',
  inputs: 'i1',
  core: 'c1',
  inline: [],
  files: [
    file('assets/grot-0123456789.woff2', '1'),
    file('assets/own-0123456789.woff2', '2'),
    file('assets/logo-0123456789.svg', '3'),
    file('assets/logo-0123456789.svg.br', '4'),
    file('core/main-a1.js', '5'),
    file('icons/icon-192.png', '6'),
    file('index.html', '7'),
  ],
};
const packages: CorePackage[] = [
  { name: '@scope/one', version: '1.2.3', license: 'MIT', sha512: 'a'.repeat(128), chunks: ['core/main-a1.js', 'core/vendor-b2.js'] },
  { name: 'either', version: '2.0.0', license: '(MPL-2.0 OR Apache-2.0)', sha512: 'b'.repeat(128), chunks: ['core/main-a1.js'] },
  { name: 'ours', version: '0.1.0', license: 'MIT', sha512: null, chunks: ['core/main-a1.js'] },
  { name: 'silent', version: '3.0.0', license: null, sha512: 'c'.repeat(128), chunks: ['core/main-a1.js'] },
];
const tool = { name: 'livery', version: '9.9.9' };
const bundle: BundleParts = bundleParts(brand, manifest, packages);

/** The rules of the CycloneDX 1.6 JSON schema for the fields used here. */
const hash = {
  type: 'object',
  required: ['alg', 'content'],
  additionalProperties: false,
  properties: {
    alg: { enum: ['SHA-256', 'SHA-512'] },
    content: { type: 'string', pattern: '^([a-fA-F0-9]{32}|[a-fA-F0-9]{40}|[a-fA-F0-9]{64}|[a-fA-F0-9]{96}|[a-fA-F0-9]{128})$' },
  },
};
const licences = {
  type: 'array',
  oneOf: [
    {
      items: {
        type: 'object',
        required: ['license'],
        additionalProperties: false,
        properties: {
          license: {
            type: 'object',
            oneOf: [{ required: ['id'] }, { required: ['name'] }],
            additionalProperties: false,
            properties: { id: { type: 'string' }, name: { type: 'string' } },
          },
        },
      },
    },
    {
      maxItems: 1,
      items: { type: 'object', required: ['expression'], additionalProperties: false, properties: { expression: { type: 'string' } } },
    },
  ],
};
const component = {
  type: 'object',
  required: ['type', 'name'],
  additionalProperties: false,
  properties: {
    type: { enum: ['application', 'library', 'file'] },
    'bom-ref': { type: 'string', minLength: 1 },
    group: { type: 'string' },
    name: { type: 'string' },
    version: { type: 'string', maxLength: 1024 },
    supplier: { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: false },
    purl: { type: 'string', pattern: '^pkg:npm/' },
    hashes: { type: 'array', items: hash },
    licenses: licences,
    properties: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: { name: { type: 'string' }, value: { type: 'string' } },
      },
    },
  },
};
const cycloneDxSchema = {
  type: 'object',
  required: ['bomFormat', 'specVersion'],
  additionalProperties: false,
  properties: {
    $schema: { enum: ['http://cyclonedx.org/schema/bom-1.6.schema.json'] },
    bomFormat: { const: 'CycloneDX' },
    specVersion: { const: '1.6' },
    serialNumber: { type: 'string', pattern: '^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' },
    version: { type: 'integer', minimum: 1 },
    metadata: {
      type: 'object',
      additionalProperties: false,
      properties: {
        timestamp: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
        tools: {
          type: 'object',
          additionalProperties: false,
          properties: { components: { type: 'array', uniqueItems: true, items: component } },
        },
        component,
      },
    },
    components: { type: 'array', uniqueItems: true, items: component },
    dependencies: {
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'object',
        required: ['ref'],
        additionalProperties: false,
        properties: { ref: { type: 'string' }, dependsOn: { type: 'array', uniqueItems: true, items: { type: 'string' } } },
      },
    },
  },
};

interface Component {
  'bom-ref': string;
  name: string;
}

describe('bundleParts', () => {
  it('lists packages, fonts with their licences, and the pictures of the brand [engine-31]', () => {
    expect(bundle.parts.map(({ kind, name, license }) => [kind, name, license])).toEqual([
      ['package', '@scope/one', 'MIT'],
      ['package', 'either', '(MPL-2.0 OR Apache-2.0)'],
      ['package', 'ours', 'MIT'],
      ['package', 'silent', null],
      ['font', 'assets/grot-0123456789.woff2', 'OFL-1.1'],
      ['font', 'assets/own-0123456789.woff2', null],
      ['art', 'assets/logo-0123456789.svg', 'Property of Alfa Games Ltd.'],
      ['art', 'icons/icon-192.png', 'Property of Alfa Games Ltd.'],
    ]);
  });

  it('reports every part without a licence, with a remedy [engine-31]', () => {
    expect(sbomFindings(bundle).map(({ subject, hint }) => [subject, hint])).toEqual([
      ['silent', 'Ask its authors, or take another package.'],
      ['assets/own-0123456789.woff2', 'Write its SPDX name into theme.fonts…license of the brand.'],
    ]);
    const vague = { ...bundle, parts: bundle.parts.map((part) => ({ ...part, license: 'SEE LICENSE IN LICENSE.md' })) };
    expect(sbomFindings(vague).length).toBe(bundle.parts.length);
  });

  it('distinguishes a standard licence from a licence expression and from plain words', () => {
    expect(licenceForm('MIT')).toEqual({ form: 'id', value: 'MIT' });
    expect(licenceForm('(MIT)')).toEqual({ form: 'id', value: 'MIT' });
    expect(licenceForm('BSL-1.0')).toEqual({ form: 'id', value: 'BSL-1.0' });
    expect(licenceForm('Apache-2.0 WITH LLVM-exception').form).toBe('expression');
    expect(licenceForm('(MPL-2.0 OR Apache-2.0)').form).toBe('expression');
    for (const words of ['MIT OR Mine', 'Property of Alfa', '']) expect(licenceForm(words).form).toBe('text');
  });
});

describe('cycloneDx', () => {
  it('matches the CycloneDX schema [engine-31]', () => {
    const validate = new Ajv({ strict: false }).compile(cycloneDxSchema);
    for (const epoch of [undefined, 0, 1_700_000_000]) {
      const document = cycloneDx(bundle, tool, epoch) as { components: Component[]; dependencies: { ref: string; dependsOn?: string[] }[] };
      expect(validate(document) ? [] : validate.errors).toEqual([]);
      const references = document.components.map((part) => part['bom-ref']);
      expect(new Set(references).size).toBe(references.length);
      expect(document.dependencies[0]?.dependsOn).toEqual(references);
    }
  });

  it('identifies a package by its registry address and the hash that the registry serves', () => {
    const { components } = cycloneDx(bundle, tool) as { components: Component[] };
    expect(components[0]).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/one@1.2.3',
      group: '@scope',
      name: 'one',
      version: '1.2.3',
      purl: 'pkg:npm/%40scope/one@1.2.3',
      hashes: [{ alg: 'SHA-512', content: 'a'.repeat(128) }],
      licenses: [{ license: { id: 'MIT' } }],
      properties: [
        { name: 'livery:chunk', value: 'core/main-a1.js' },
        { name: 'livery:chunk', value: 'core/vendor-b2.js' },
      ],
    });
  });

  it('is reproducible: no timestamp by default, and a serial number that depends on the bundle', () => {
    expect(JSON.stringify(cycloneDx(bundle, tool))).toBe(JSON.stringify(cycloneDx(structuredClone(bundle), tool)));
    expect(JSON.stringify(cycloneDx(bundle, tool))).not.toContain('timestamp');
    expect(JSON.stringify(cycloneDx(bundle, tool, 1_700_000_000))).toContain('"timestamp":"2023-11-14T22:13:20.000Z"');
    expect(serialUuid(bundle)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(serialUuid({ ...bundle, build: 'b2' })).not.toBe(serialUuid(bundle));
  });
});

describe('spdx', () => {
  it('describes the bundle and its parts, each with a known licence or one in words', () => {
    const document = spdx(bundle, tool) as {
      creationInfo: { created: string };
      packages: { SPDXID: string; licenseDeclared: string }[];
      hasExtractedLicensingInfos: { licenseId: string }[];
      relationships: { spdxElementId: string; relationshipType: string; relatedSpdxElement: string }[];
    };
    expect(document).toMatchObject({ spdxVersion: 'SPDX-2.3', dataLicense: 'CC0-1.0', SPDXID: 'SPDXRef-DOCUMENT' });
    expect(document.creationInfo.created).toBe('1970-01-01T00:00:00Z');
    expect(document.packages.length).toBe(bundle.parts.length + 1);
    for (const { SPDXID } of document.packages) expect(SPDXID).toMatch(/^SPDXRef-[A-Za-z0-9.-]+$/);
    expect(
      document.relationships
        .filter(({ relationshipType }) => relationshipType === 'CONTAINS')
        .map(({ relatedSpdxElement }) => relatedSpdxElement),
    ).toEqual(document.packages.slice(1).map(({ SPDXID }) => SPDXID));
    const references = document.packages.map(({ licenseDeclared }) => licenseDeclared).filter((text) => text.startsWith('LicenseRef-'));
    const explained = document.hasExtractedLicensingInfos.map(({ licenseId }) => licenseId);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !explained.includes(reference))).toEqual([]);
  });
});

describe('packagesOf', () => {
  let root: string;
  const write = (path: string, content: string | object): string => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
    return join(root, path);
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'livery-sbom-'));
    write('package-lock.json', {
      packages: {
        'node_modules/a': { version: '1.0.0', integrity: `sha512-${Buffer.from('aa').toString('base64')}` },
        'node_modules/b/node_modules/a': { version: '2.0.0', integrity: `sha512-${Buffer.from('bb').toString('base64')}` },
      },
    });
    write('packages/portal/package.json', { name: '@livery/portal', version: '0.1.0', license: 'MIT' });
    write('node_modules/a/package.json', { name: 'a', version: '1.0.0', license: { type: 'ISC' } });
    write('node_modules/a/esm/package.json', { type: 'module' });
    write('node_modules/b/node_modules/a/package.json', { name: 'a', version: '2.0.0', license: 'MIT' });
    write('node_modules/b/package.json', { name: 'b', version: '3.0.0' });
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('finds the package of every module, each version separately, and what the bundler adds [engine-31]', () => {
    const modules = [
      ['packages/portal/src/main.ts', 'core/main.js'],
      ['node_modules/a/esm/index.js', 'core/vendor.js'],
      ['node_modules/a/esm/other.js', 'core/vendor.js'],
      ['node_modules/b/node_modules/a/index.js?commonjs-module', 'core/lazy.js'],
      ['node_modules/b/index.css', 'core/lazy.js'],
    ].map(([path = '', chunk = '']) => ({ id: join(root, path), chunk }));
    const found = packagesOf(
      [...modules, { id: '\0vite/preload-helper.js', chunk: 'core/main.js' }, { id: '\0virtual:own', chunk: 'core/main.js' }],
      join(root, 'packages/portal'),
    );
    expect(
      found.map(({ name, version, license, sha512, chunks }) => [name, name === 'vite' ? '' : version, license, sha512, chunks]),
    ).toEqual([
      ['@livery/portal', '0.1.0', 'MIT', null, ['core/main.js']],
      ['a', '1.0.0', 'ISC', '6161', ['core/vendor.js']],
      ['a', '2.0.0', 'MIT', '6262', ['core/lazy.js']],
      ['b', '3.0.0', null, null, ['core/lazy.js']],
      ['vite', '', 'MIT', null, ['core/main.js']],
    ]);
  });
});
