import { describe, expect, it } from 'vitest';
import { nextIndex } from './roving-focus.ts';

describe('nextIndex', () => {
  it('walks along its axis and round the ends', () => {
    expect(nextIndex('ArrowRight', 0, 3, 'horizontal')).toBe(1);
    expect(nextIndex('ArrowRight', 2, 3, 'horizontal')).toBe(0);
    expect(nextIndex('ArrowLeft', 0, 3, 'horizontal')).toBe(2);
    expect(nextIndex('ArrowDown', 1, 3, 'vertical')).toBe(2);
  });

  it('enters a list from outside at its ends', () => {
    expect(nextIndex('ArrowDown', -1, 3, 'vertical')).toBe(0);
    expect(nextIndex('ArrowUp', -1, 3, 'vertical')).toBe(2);
  });

  it('jumps by Home and End and leaves other keys alone', () => {
    expect(nextIndex('Home', 2, 3, 'vertical')).toBe(0);
    expect(nextIndex('End', 0, 3, 'vertical')).toBe(2);
    expect(nextIndex('ArrowRight', 0, 3, 'vertical')).toBeUndefined();
    expect(nextIndex('Enter', 0, 3, 'vertical')).toBeUndefined();
    expect(nextIndex('Home', 0, 0, 'vertical')).toBeUndefined();
  });
});
