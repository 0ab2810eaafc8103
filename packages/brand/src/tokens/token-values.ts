import { hexOf, isInSrgb } from '@livery/theme';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import type { TokenType } from './token-names.ts';

interface Conversion {
  /** `null` if the value is not of the type. */
  toCss: (value: JsonValue) => string | null;
  /** `null` if the format cannot express it, e.g. a `clamp()`. */
  fromCss: (css: string) => JsonValue | null;
  /** An example of a valid value, for messages. */
  example: string;
}

/** Converts values between the Design Tokens format 2025.10 and CSS. A round trip changes nothing. */
export const conversions: Record<TokenType, Conversion> = {
  color: {
    toCss: colourToCss,
    fromCss: colourFromCss,
    example: '{ "colorSpace": "srgb", "components": [1, 0.4, 0] }',
  },
  dimension: {
    toCss: (value) => quantityToCss(value, ['px', 'rem']),
    fromCss: (css) => quantityFromCss(css, /^(-?[\d.]+)(px|rem)$/),
    example: '{ "value": 0.5, "unit": "rem" }',
  },
  duration: {
    toCss: (value) => quantityToCss(value, ['ms', 's']),
    fromCss: (css) => quantityFromCss(css, /^([\d.]+)(ms|s)$/),
    example: '{ "value": 120, "unit": "ms" }',
  },
  number: { toCss: (value) => (isFinite(value) ? String(rounded(value)) : null), fromCss: numberFromCss, example: '1.5' },
  fontWeight: { toCss: weightToCss, fromCss: numberFromCss, example: '700' },
  fontFamily: {
    toCss: familyToCss,
    fromCss: (css) => css.split(',').map((family) => family.replaceAll('"', '')),
    example: '["Inter", "sans-serif"]',
  },
  cubicBezier: { toCss: curveToCss, fromCss: curveFromCss, example: '[0.2, 0.8, 0.2, 1]' },
  shadow: {
    toCss: shadowsToCss,
    fromCss: shadowsFromCss,
    example: '{ "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": … }',
  },
};

const cssSpaces: readonly string[] = ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'];

function colourToCss(value: JsonValue): string | null {
  if (!isJsonObject(value)) return null;
  const { colorSpace, components, alpha = 1, hex } = value;
  if (typeof colorSpace !== 'string' || !Array.isArray(components) || components.length !== 3 || !isFinite(alpha)) return null;
  const numbers = components.map((each) => (each === 'none' ? 0 : each));
  if (!numbers.every(isFinite)) return null;
  const [one, two, three] = numbers.map((each) => String(Number(each.toFixed(6)))) as [string, string, string];
  const text =
    functions[colorSpace]?.(one, two, three) ?? (cssSpaces.includes(colorSpace) ? `color(${colorSpace} ${one} ${two} ${three})` : null);
  if (text === null || alpha < 0 || alpha > 1) return null;
  const opacity = Math.round(alpha * 255);
  // The format allows a fallback colour in sRGB, and the designer's choice beats a computed one.
  const isFallback = typeof hex === 'string' && /^#[\da-f]{6}$/i.test(hex) && !isInSrgb(text);
  return (isFallback ? hex.toLowerCase() : hexOf(text)) + (opacity === 255 ? '' : opacity.toString(16).padStart(2, '0'));
}

const functions: Record<string, (one: string, two: string, three: string) => string> = {
  hsl: (h, s, l) => `hsl(${h} ${s}% ${l}%)`,
  hwb: (h, w, b) => `hwb(${h} ${w}% ${b}%)`,
  lab: (l, a, b) => `lab(${l} ${a} ${b})`,
  lch: (l, c, h) => `lch(${l} ${c} ${h})`,
  oklab: (l, a, b) => `oklab(${l} ${a} ${b})`,
  oklch: (l, c, h) => `oklch(${l} ${c} ${h})`,
};

function colourFromCss(css: string): JsonObject {
  const channel = (start: number) => Number.parseInt(css.slice(start, start + 2), 16) / 255;
  const components = [1, 3, 5].map((start) => Number(channel(start).toFixed(4)));
  const alpha = css.length > 7 ? { alpha: Number(channel(7).toFixed(3)) } : {};
  return { colorSpace: 'srgb', components, ...alpha, hex: css.slice(0, 7) };
}

function quantityToCss(value: JsonValue, units: readonly string[]): string | null {
  if (!isJsonObject(value) || !isFinite(value['value'] ?? null)) return null;
  const unit = units.find((known) => known === value['unit']);
  return unit === undefined ? null : `${short(value['value'] as number)}${unit}`;
}

function quantityFromCss(css: string, pattern: RegExp): JsonValue | null {
  const [, value, unit] = pattern.exec(css) ?? [];
  return unit === undefined ? null : { value: Number(value), unit };
}

function numberFromCss(css: string): JsonValue | null {
  const value = Number(css);
  return Number.isFinite(value) ? value : null;
}

const weights: Record<string, number> = {
  thin: 100,
  light: 300,
  normal: 400,
  regular: 400,
  medium: 500,
  'semi-bold': 600,
  bold: 700,
  black: 900,
};

function weightToCss(value: JsonValue): string | null {
  const weight = typeof value === 'string' ? weights[value] : value;
  return isFinite(weight ?? null) && (weight as number) >= 1 && (weight as number) <= 1000 ? String(rounded(weight as number)) : null;
}

const generic = ['system-ui', 'sans-serif', 'serif', 'monospace'];

/**
 * A family ends up inside a style element, so it must contain nothing that could end the declaration or the element.
 */
function familyToCss(value: JsonValue): string | null {
  const families = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(families) || families.length === 0 || families.length > 10) return null;
  const isPlain = (family: JsonValue): family is string => typeof family === 'string' && /^[\p{L}\p{N} _.%+-]{1,60}$/u.test(family);
  return families.every(isPlain) ? families.map((family) => (generic.includes(family) ? family : `"${family}"`)).join(',') : null;
}

function curveToCss(value: JsonValue): string | null {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isFinite)) return null;
  const [x1, , x2] = value as [number, number, number, number];
  return [x1, x2].every((x) => x >= 0 && x <= 1) ? `cubic-bezier(${value.map((each) => short(each as number)).join(',')})` : null;
}

function curveFromCss(css: string): JsonValue | null {
  const [, inner] = /^cubic-bezier\(([\d.,-]+)\)$/.exec(css) ?? [];
  return inner === undefined ? null : inner.split(',').map(Number);
}

const nothing = { color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' }, ...lengths(0, 0, 0, 0) };

function lengths(x: number, y: number, blur: number, spread: number) {
  const px = (value: number) => ({ value, unit: 'px' });
  return { offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px(spread) };
}

function shadowsToCss(value: JsonValue): string | null {
  const shadows = Array.isArray(value) ? value : [value];
  const texts = shadows.map(shadowToCss);
  if (texts.length === 0 || texts.some((text) => text === null)) return null;
  return texts.every((text) => text === 'none') ? 'none' : texts.filter((text) => text !== 'none').join(',');
}

function shadowToCss(value: JsonValue): string | null {
  if (!isJsonObject(value)) return null;
  const colour = colourToCss(value['color'] ?? null);
  const parts = ['offsetX', 'offsetY', 'blur', 'spread'].map((key) => quantityToCss(value[key] ?? null, ['px', 'rem']));
  if (colour === null || parts.some((part) => part === null)) return null;
  if (colour.endsWith('00') && colour.length === 9) return 'none';
  const [x, y, blur, spread] = parts.map((part) => (Number.parseFloat(part ?? '') === 0 ? '0' : part));
  return `${value['inset'] === true ? 'inset ' : ''}${x} ${y} ${blur}${spread === '0' ? '' : ` ${spread}`} ${colour}`;
}

/** As the engine writes them: `0 4px 16px #0000001a`. */
function shadowsFromCss(css: string): JsonValue | null {
  if (css === 'none') return nothing;
  const [, x, y, blur, , spread, colour] = /^(\S+) (\S+) (\S+)( (\S+))? (#[\da-f]{6,8})$/.exec(css) ?? [];
  if (x === undefined || y === undefined || blur === undefined || colour === undefined) return null;
  const [px = 0, py = 0, pblur = 0, pspread = 0] = [x, y, blur, spread ?? '0'].map(Number.parseFloat);
  return { color: colourFromCss(colour), ...lengths(px, py, pblur, pspread) };
}

function isFinite(value: JsonValue): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e6;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** As the engine writes numbers: `.25`. */
function short(value: number): string {
  return String(rounded(value)).replace(/^(-?)0\./, '$1.');
}
