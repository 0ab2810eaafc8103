import { describe, expect, it } from 'vitest';
import { nextIndex } from './roving-focus.ts';

describe('nextIndex', () => {
  it('moves along its axis and wraps around the ends', () => {
    expect(nextIndex('ArrowRight', 0, 3, 'horizontal')).toBe(1);
    expect(nextIndex('ArrowRight', 2, 3, 'horizontal')).toBe(0);
    expect(nextIndex('ArrowLeft', 0, 3, 'horizontal')).toBe(2);
    expect(nextIndex('ArrowDown', 1, 3, 'vertical')).toBe(2);
  });

  it('enters a list at its ends', () => {
    expect(nextIndex('ArrowDown', -1, 3, 'vertical')).toBe(0);
    expect(nextIndex('ArrowUp', -1, 3, 'vertical')).toBe(2);
  });

  it('jumps with Home and End and ignores other keys', () => {
    expect(nextIndex('Home', 2, 3, 'vertical')).toBe(0);
    expect(nextIndex('End', 0, 3, 'vertical')).toBe(2);
    expect(nextIndex('ArrowRight', 0, 3, 'vertical')).toBeUndefined();
    expect(nextIndex('Enter', 0, 3, 'vertical')).toBeUndefined();
    expect(nextIndex('Home', 0, 0, 'vertical')).toBeUndefined();
  });
});
