import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, relativeLuminance, requiredRatio } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { themeContract } from './theme-contract.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('measures black on white as 21 and a colour on itself as 1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#7f7f7f', '#7f7f7f')).toBe(1);
  });

  it('agrees with an independent implementation of WCAG 2.1', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrastRatio(one, other) / Color.contrast(one, other, 'WCAG21')).toBeCloseTo(1, 3);
      }),
    );
  });

  it('gives either black or white at least the square root of 21 on any colour', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(Math.max(contrastRatio(colour, '#000000'), contrastRatio(colour, '#ffffff'))).toBeGreaterThanOrEqual(Math.sqrt(21));
      }),
    );
  });

  it('orders luminance from black to white', () => {
    expect(relativeLuminance('#000000')).toBe(0);
    expect(relativeLuminance('#ffffff')).toBeCloseTo(1, 12);
  });

  it('requires 4.5 of text, 7 at AAA, and 3 of anything else', () => {
    expect(requiredRatio('text', 'AA')).toBe(4.5);
    expect(requiredRatio('text', 'AAA')).toBe(7);
    expect(requiredRatio('ui', 'AA')).toBe(3);
  });

  it.each(['AA', 'AAA'] as const)('requires 7 and 4.5 in high contrast, also at %s [engine-05]', (level) => {
    for (const mode of ['light-high-contrast', 'dark-high-contrast'] as const) {
      expect(requiredRatio('text', level, mode)).toBe(7);
      expect(requiredRatio('ui', level, mode)).toBe(4.5);
    }
  });

  it('promises every state, and each promise once', () => {
    const named = contrastPairs.map(({ component, state, foreground, background, kind }) =>
      [component, state, foreground, background, kind].join(' '),
    );
    expect(new Set(named).size).toBe(named.length);
    expect(new Set(contrastPairs.map((pair) => pair.state))).toEqual(new Set(['rest', 'hover', 'active', 'focus', 'disabled']));
  });

  it('promises a visible focus mark on every surface that a control can be on', () => {
    const grounds = new Set(contrastPairs.filter((pair) => pair.kind === 'text').map((pair) => pair.background));
    const marked = new Set(contrastPairs.filter((pair) => pair.state === 'focus' && pair.alternative).map((pair) => pair.background));
    // The thumb of a switch shows a sign and is not a control.
    expect([...grounds].filter((ground) => !marked.has(ground))).toEqual(['onAccent']);
  });

  it('promises something for every text, fill and ring role of the contract', () => {
    const promised = new Set(contrastPairs.flatMap((pair) => [pair.foreground, pair.alternative, pair.background]));
    const free = ['inkDisabled', 'line', 'skeleton', 'scrim'];
    expect(
      Object.keys(themeContract.color)
        .filter((role) => !promised.has(role as never))
        .sort(),
    ).toEqual(free.sort());
  });
});
