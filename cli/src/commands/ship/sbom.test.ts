import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFiles } from '../../testing/bundle.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

let project: Project;
const library = { name: 'left', version: '1.0.0', license: 'MIT', sha512: 'a'.repeat(128), chunks: ['core/main-a1b2c3d4.js'] };

beforeAll(() => {
  project = new Project({
    'brands/acme/brand.json': brandFile('acme'),
    'brands/bolt/brand.json': brandFile('bolt'),
    'brands/stale/brand.json': brandFile('stale'),
    '.livery/core/5ea1/client/packages.json': [library],
    '.livery/core/5eb2/client/packages.json': [{ ...library, license: null }],
    ...bundleFiles('acme', '5ea1'),
    ...bundleFiles('bolt', '5eb2'),
    ...bundleFiles('stale', '5ec3'),
  });
});

afterAll(() => project[Symbol.dispose]());

describe('livery sbom', () => {
  it('prints the parts of a bundle in either standard [engine-31]', async () => {
    const { code, stdout, stderr } = await project.run(['sbom', 'acme']);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: 'Acme', version: 'build-of-acme' } },
      components: [{ purl: 'pkg:npm/left@1.0.0' }, { type: 'file', name: 'assets/logo-0123456789.svg' }],
    });
    expect(stdout).not.toContain('timestamp');
    expect(JSON.parse((await project.run(['sbom', 'acme', '--standard', 'spdx'])).stdout)).toMatchObject({ spdxVersion: 'SPDX-2.3' });
  });

  it('includes a timestamp only from SOURCE_DATE_EPOCH', async () => {
    const { stdout } = await project.run(['sbom', 'acme'], { environment: { SOURCE_DATE_EPOCH: '1700000000' } });
    expect(JSON.parse(stdout)).toMatchObject({ metadata: { timestamp: '2023-11-14T22:13:20.000Z' } });
    expect((await project.run(['sbom', 'acme'], { environment: { SOURCE_DATE_EPOCH: 'today' } })).code).toBe(2);
  });

  it('exits with 1 if the licence of a part is unknown [engine-31]', async () => {
    const { code, stdout, stderr } = await project.run(['sbom', 'bolt', '--json']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('✗ left: Nothing says')]);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      brand: 'bolt',
      standard: 'cyclonedx',
      findings: [{ subject: 'left' }],
      document: { bomFormat: 'CycloneDX' },
    });
  });

  it('refuses a missing bundle, one whose core is not kept, and more than one', async () => {
    const stale = await project.run(['sbom', 'stale']);
    expect([stale.code, stale.stdout, stale.stderr]).toEqual([3, '', expect.stringContaining('livery build stale')]);
    expect((await project.run(['sbom', 'acme', '--out', 'elsewhere'])).code).toBe(3);
    expect((await project.run(['sbom', '*'])).code).toBe(2);
    const nothing = await project.run(['sbom']);
    expect([nothing.code, nothing.stderr]).toEqual([
      2,
      expect.stringMatching(/\nName one, such as acme\.\nMore: livery help NoTargets\n$/),
    ]);
  });
});
