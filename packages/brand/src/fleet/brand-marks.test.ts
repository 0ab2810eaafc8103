import { describe, expect, it } from 'vitest';
import { readBrandMarks } from './brand-marks.ts';
import { brandFile } from '../testing/brand-file.ts';
import { BrandFolder } from '../testing/brand-folder.ts';
import type { Content } from '../testing/scratch-folder.ts';

async function marksOf(files: Record<string, Content>): Promise<string[]> {
  using folder = new BrandFolder().writeBrands(files);
  return (await readBrandMarks(folder.root)).map(({ brand, kind, text }) => `${brand}: ${kind} ${text}`);
}

describe('the marks of a brand', () => {
  it('are its name, its merchant code and the hosts of every environment [engine-28]', async () => {
    const environments = {
      staging: { gateway: { baseUrl: 'https://staging.acme-gateway.example:8443/api' } },
      production: { hosts: ['www.acme.example'], gateway: { baseUrl: 'https://gateway.acme.example' } },
    };
    expect(
      await marksOf({
        'acme/brand.json': brandFile('acme', { merchantCode: 'ACME01', hosts: ['acme.example'], environments }),
        'beta/brand.json': brandFile('beta', { identity: { name: ' Beta Play ' }, merchantCode: 'B2' }),
      }),
    ).toEqual([
      'acme: name Acme',
      'acme: merchant code ACME01',
      'acme: host acme.example',
      'acme: host staging.acme-gateway.example',
      'acme: host www.acme.example',
      'acme: host gateway.acme.example',
      'beta: name Beta Play',
    ]);
  });

  it('include the merchant code derived from its code if it sets none [engine-28]', async () => {
    expect(
      await marksOf({
        'acme-bet/brand.json': brandFile('acme', { code: 'acme-bet' }),
        'beta/brand.json': brandFile('beta', { merchantCode: null }),
        'play/brand.json': brandFile('play', { commonName: true }),
      }),
    ).toEqual(['acme-bet: name Acme', 'acme-bet: merchant code ACME-BET', 'beta: name Acme', 'beta: merchant code BETA']);
  });

  it('include the host that counts its visits', async () => {
    const analytics = { collector: 'https://stats.acme.example/matomo.php' };
    expect(await marksOf({ 'acme/brand.json': brandFile('acme', { commonName: true, analytics }) })).toEqual([
      'acme: host stats.acme.example',
    ]);
  });

  it('are only its hosts if its name is a common word', async () => {
    expect(
      await marksOf({ 'acme/brand.json': brandFile('acme', { commonName: true, merchantCode: 'PLAY', hosts: ['play.example'] }) }),
    ).toEqual(['acme: host play.example']);
  });

  it('are read from a file with comments and mistakes, but not from a parent', async () => {
    expect(
      await marksOf({
        'acme/brand.json': '\uFEFF// ours\r\n{ "merchantCode": "ACME", "hosts": ["acme.example", 7], "layuot": {} }',
        'beta/brand.json': '{ "merchantCode": ',
        '_base/brand.json': brandFile('acme', { merchantCode: 'BASE' }),
      }),
    ).toEqual(['acme: merchant code ACME', 'acme: host acme.example']);
  });
});
