import { expect, it } from 'vitest';
import { initials } from './Avatar.tsx';

it('shows the initials of the first and the last word', () => {
  expect(['ana', 'ana.lima', 'Ana Beatriz Lima', ' _ ', '𝒜na ☃'].map(initials)).toEqual(['a', 'al', 'AL', '', '𝒜☃']);
});
