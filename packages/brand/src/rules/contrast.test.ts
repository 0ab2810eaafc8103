import { describe, expect, it } from 'vitest';
import { problemsOf } from '../testing/brand-folder.ts';

const fail = { level: 'AA', onConflict: 'fail' };

async function conflictsOf(theme: object, files: Record<string, object> = {}) {
  const problems = await problemsOf({ theme: { modes: ['light'], contrast: fail, ...theme } }, files);
  return problems.filter(({ rule }) => rule === 'contrast');
}

describe('contrast', () => {
  it('reports nothing for a brand whose seeds may move', async () => {
    expect(
      await conflictsOf({ seeds: { primary: '#ffd200', money: '#ffd200' }, contrast: { level: 'AAA', onConflict: 'adjust' } }),
    ).toEqual([]);
  });

  it('reports an unreadable seed at its position, with a fix [engine-07]', async () => {
    const [first, ...more] = await conflictsOf({ seeds: { primary: '#1f5fd1', money: '#ffd200' } });
    expect(more).toEqual([]);
    expect(first).toMatchObject({ file: 'brands/acme/brand.json', pointer: '/theme/seeds/money', severity: 'error' });
    expect(first?.frame).toContain('"money": "#ffd200"');
    expect(first?.message).toMatch(
      /^In light mode money cannot be read on ground, surface, raised, sunken: 1\.\d\d:1, and AA asks for 4\.5:1\.$/,
    );
    const [, becomes = ''] = /^money: #ffd200 becomes (#[\da-f]{6})$/.exec(first?.fix?.title ?? '') ?? [];
    expect(first?.fix?.edits).toEqual([{ kind: 'set', pointer: '/theme/seeds/money', value: becomes }]);
    expect(await conflictsOf({ seeds: { primary: '#1f5fd1', money: becomes } })).toEqual([]);
    expect(first?.hint).toContain('lighter seed');
  });

  it('reports both of two conflicting seeds, each at its position [engine-07]', async () => {
    const found = await conflictsOf({ seeds: { primary: '#1f5fd1', money: '#666666', ground: '#f3dcb0' } });
    expect(found.map(({ pointer }) => pointer)).toEqual(['/theme/seeds/money', '/theme/seeds/ground']);
    expect(found[0]?.message).toContain('The conflict is with the seed "ground": any one of them may change.');
    expect(found[1]?.message).toContain('The conflict is with the seed "money": any one of them may change.');
    // Moving one of them is enough.
    expect(found.map(({ fix }) => fix?.edits?.[0]?.pointer)).toEqual(['/theme/seeds/money', undefined]);
    for (const alone of [{ money: '#666666' }, { ground: '#f3dcb0' }])
      expect(await conflictsOf({ seeds: { primary: '#1f5fd1', ...alone } })).toEqual([]);
  });

  it('offers a separate fix for each of two seeds that are unreadable on their own [engine-07]', async () => {
    const found = await conflictsOf({ seeds: { primary: '#1f5fd1', money: '#666666' }, contrast: { level: 'AAA', onConflict: 'fail' } });
    expect(found.map(({ pointer }) => pointer)).toEqual(['/theme/seeds/primary', '/theme/seeds/money']);
    for (const { pointer, message, fix } of found) {
      expect(message).toContain('AAA asks for 7:1');
      expect(fix?.edits?.[0]?.pointer).toBe(pointer);
    }
  });

  const tokens = (contexts: object) => ({
    version: '2025.10',
    modifiers: { mode: { contexts: { light: [], ...contexts }, default: 'light' } },
    resolutionOrder: [{ $ref: '#/modifiers/mode' }],
  });
  const grey = (light: number) => ({ $type: 'color', $value: { colorSpace: 'srgb', components: [light, light, light] } });

  it('reports a token at the position in its own file, and names the conflicting token or seed [engine-07]', async () => {
    const mixed = { seeds: { primary: '#1f5fd1', ground: '#f3dcb0' }, tokens: 'tokens.json' };
    const found = await conflictsOf(mixed, { 'acme/tokens.json': tokens({ light: [{ color: { money: grey(0.4) } }] }) });
    expect(found.map(({ file, pointer }) => [file, pointer])).toEqual([
      ['brands/acme/brand.json', '/theme/seeds/ground'],
      ['brands/acme/tokens.json', '/modifiers/mode/contexts/light/0/color/money'],
    ]);
    expect(found[0]?.message).toContain('The conflict is with the token "color.money": any one of them may change.');
    expect(found[1]?.message).toContain('The conflict is with the seed "ground"');
    expect(found.map(({ hint }) => hint)).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('lighter seed') as string));
    expect(found.map(({ fix }) => fix)).toEqual([undefined, undefined]);
  });

  it('states the ratio that high contrast requires, in the mode of the token [engine-07]', async () => {
    const mode = 'light-high-contrast';
    const theme = { seeds: { primary: '#1f5fd1' }, modes: ['light', mode], tokens: 'tokens.json' };
    const [first, ...more] = await conflictsOf(theme, {
      'acme/tokens.json': tokens({ [mode]: [{ color: { link: grey(0.42) } }] }),
    });
    expect(more).toEqual([]);
    expect(first).toMatchObject({ file: 'brands/acme/tokens.json', pointer: `/modifiers/mode/contexts/${mode}/0/color/link` });
    expect(first?.message).toMatch(/^In light high contrast mode link cannot be read on .*: \d\.\d\d:1, and high contrast asks for 7:1\.$/);
    expect(first?.hint).toContain('remove the token');
  });
});
