import { expect, test } from 'vitest';
import { isFlagOn, type FlagNode } from './feature-flags.ts';

const flags = ['CHNGPASSVERIF3', 'USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'AGENTPOLICY3'];

test.each(flags)('reads %s anywhere in the tree [entity-18, entity-19]', (modId) => {
  const leaf = { modId, enabled: true };
  expect(isFlagOn([leaf], modId)).toBe(true);
  expect(
    isFlagOn([{ modId: 'GROUP', enabled: false, childrenNodes: [{ modId: 'OTHER', enabled: true, childrenNodes: [leaf] }] }], modId),
  ).toBe(true);
  expect(isFlagOn([{ modId, enabled: false, childrenNodes: [{ modId: 'OTHER', enabled: true }] }], modId)).toBe(false);
});

test('treats a missing flag and unknown codes as off', () => {
  expect(isFlagOn([], 'USERNAMEREG3')).toBe(false);
  expect(
    isFlagOn(
      [
        { modId: 'NEWER9', enabled: true },
        { modId: '', enabled: true },
        { modId: '💥', enabled: true },
      ],
      'USERNAMEREG3',
    ),
  ).toBe(false);
});

test('reads a tree a thousand levels deep', () => {
  let tree: FlagNode = { modId: 'USERNAMEREG3', enabled: true };
  for (let level = 0; level < 1_000; level += 1) tree = { modId: `L${level}`, enabled: false, childrenNodes: [tree] };
  expect(isFlagOn([tree], 'USERNAMEREG3')).toBe(true);
});
