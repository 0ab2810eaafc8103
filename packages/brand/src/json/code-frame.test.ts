import { describe, expect, it } from 'vitest';
import { codeFrame } from './code-frame.ts';

describe('a code frame', () => {
  it('marks the column under its line', () => {
    expect(codeFrame('{\r\n  "a": 1\r\n}', 2, 8)).toBe('  1 | {\n> 2 |   "a": 1\n    |        ^\n  3 | }');
  });

  it('shortens a long line to the part around the position', () => {
    const [line = '', mark = ''] = codeFrame(`${'x'.repeat(5000)}HERE${'y'.repeat(5000)}`, 1, 5001).split('\n');
    expect(line.length).toBeLessThan(200);
    expect(line.slice(mark.indexOf('^'))).toMatch(/^HERE/);
  });

  it('shows no control characters', () => {
    expect(codeFrame('"\u001b[31m\u202e"', 1, 1)).toContain('"·[31m·"');
  });
});
