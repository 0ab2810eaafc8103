import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readColour, toHex } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('oklch', () => {
  it('agrees with an independent implementation when reading', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const [l, c] = new Color(colour).to('oklch').coords;
        const own = readColour(colour);
        expect(own.l).toBeCloseTo(l ?? 0, 4);
        expect(own.c).toBeCloseTo(c ?? 0, 4);
      }),
    );
  });

  it('writes back the colour it read', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(toHex(readColour(colour))).toBe(colour);
      }),
    );
  });

  it('keeps lightness at the limits of sRGB and reduces chroma', () => {
    const clamped = readColour(toHex({ l: 0.6, c: 0.4, h: 140 }));
    expect(clamped.l).toBeCloseTo(0.6, 2);
    expect(clamped.c).toBeLessThan(0.4);
  });

  it.each(['#fc0', 'rebeccapurple', 'rgb(10 20 30)', 'hsl(120 50% 50%)', 'oklch(0.7 0.1 200)'])('reads %s', (text) => {
    expect(toHex(readColour(text))).toBe(new Color(text).to('srgb').toString({ format: 'hex', collapse: false }));
  });

  it('ends in pure black and white at any chroma', () => {
    expect(toHex({ l: 0, c: 0.05, h: 250 })).toBe('#000000');
    expect(toHex({ l: 1, c: 0.05, h: 250 })).toBe('#ffffff');
  });

  it('refuses a text that is not a colour', () => {
    expect(() => readColour('#12345')).toThrow(TypeError);
    expect(() => readColour('bright')).toThrow('Not a colour: bright');
  });
});
