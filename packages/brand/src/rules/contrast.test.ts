import { describe, expect, it } from 'vitest';
import { BrandFolder, brandFile } from '../test/brand-folder.ts';

const fail = { level: 'AA', onConflict: 'fail' };

async function conflictsOf(theme: object) {
  using folder = new BrandFolder().write({ 'acme/brand.json': brandFile({ theme: { modes: ['light'], contrast: fail, ...theme } }) });
  return (await folder.problems()).filter(({ rule }) => rule === 'contrast');
}

describe('contrast', () => {
  it('says nothing of a brand whose seeds may move', async () => {
    expect(
      await conflictsOf({ seeds: { primary: '#ffd200', money: '#ffd200' }, contrast: { level: 'AAA', onConflict: 'adjust' } }),
    ).toEqual([]);
  });

  it('lays a seed that cannot be read at its place, with what would do [engine-07]', async () => {
    const [first, ...more] = await conflictsOf({ seeds: { primary: '#1f5fd1', money: '#ffd200' } });
    expect(more).toEqual([]);
    expect(first).toMatchObject({ file: 'brands/acme/brand.json', pointer: '/theme/seeds/money', severity: 'error' });
    expect(first?.frame).toContain('"money": "#ffd200"');
    expect(first?.message).toMatch(
      /^In light mode money cannot be read on ground, surface, raised, sunken: 1\.\d\d:1, and AA asks for 4\.5:1\.$/,
    );
    expect(first?.fix?.title).toMatch(/^money: #ffd200 becomes #[\da-f]{6}$/);
  });

  it('names both of two seeds that cannot stand together, each at its place [engine-07]', async () => {
    const found = await conflictsOf({ seeds: { primary: '#1f5fd1', money: '#666666', ground: '#f3dcb0' } });
    expect(found.map(({ pointer }) => pointer)).toEqual(['/theme/seeds/money', '/theme/seeds/ground']);
    expect(found[0]?.message).toContain('The conflict is with the seed "ground": any one of them may change.');
    expect(found[1]?.message).toContain('The conflict is with the seed "money": any one of them may change.');
    for (const alone of [{ money: '#666666' }, { ground: '#f3dcb0' }])
      expect(await conflictsOf({ seeds: { primary: '#1f5fd1', ...alone } })).toEqual([]);
  });
});
