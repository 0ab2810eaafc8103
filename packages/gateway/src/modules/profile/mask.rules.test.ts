import { expect, it } from 'vitest';
import { maskNickname } from './mask.rules.ts';

it('masks a nickname without showing a short one in full or splitting a character', () => {
  const masked = ['Marina', 'Ana', 'Jo', '', '🦊🦊🦊🦊🐱'].map(maskNickname);
  expect(masked).toEqual(['Ma***a', 'An***', 'Jo***', '***', '🦊🦊***🐱']);
});

it('leaves the masked number of a member who registered by mobile as it is', () => {
  expect(maskNickname('***4321')).toBe('***4321');
});
