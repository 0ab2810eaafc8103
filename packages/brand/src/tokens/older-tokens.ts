import { hexOf } from '@livery/theme';
import type { JsonEdit } from '../json/fix.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { childPointer } from '../json/pointer.ts';
import type { Finding } from '../json/source-file.ts';
import { referencesIn } from './token-index.ts';
import type { TokenType } from './token-names.ts';
import { conversions } from './token-values.ts';

/** Type names of Tokens Studio and of older drafts, with the format's own names. */
const newerTypes: ReadonlyMap<string, TokenType> = new Map([
  ['borderRadius', 'dimension'],
  ['borderWidth', 'dimension'],
  ['fontSizes', 'dimension'],
  ['sizing', 'dimension'],
  ['spacing', 'dimension'],
  ['fontFamilies', 'fontFamily'],
  ['fontWeights', 'fontWeight'],
  ['lineHeights', 'number'],
  ['opacity', 'number'],
]);

interface OlderToken {
  pointer: string;
  value: JsonValue;
  type: JsonValue | undefined;
}

/** Keys of other tools and older drafts. The format would silently read them as groups. */
export function olderForms(file: JsonObject): Finding[] {
  return [...studioSets(file), ...tokensWithoutDollar(olderTokens(file, ''))];
}

/** The key that identifies an export of Tokens Studio; `null` in any other file. */
export function studioMark(file: JsonObject): string | null {
  return ['$themes', '$metadata'].find((key) => Object.hasOwn(file, key)) ?? null;
}

/** Not fixed automatically, because somebody must decide which set belongs to which mode. */
function studioSets(file: JsonObject): Finding[] {
  const mark = studioMark(file);
  if (mark === null) return [];
  const sets = Object.keys(file).filter((key) => !key.startsWith('$'));
  const [first] = sets;
  const message = `This is an export of Tokens Studio, whose token sets the format does not know${first === undefined ? '' : `: ${sets.slice(0, 6).join(', ')}`}.`;
  const hint =
    sets.length > 1
      ? 'Make each set an entry of "sets", or a context of a modifier for light and dark: livery tokens export shows the form. Then remove $themes and $metadata.'
      : `Move the groups of ${first ?? 'the set'} to the top of the file, and remove $themes and $metadata.`;
  return [{ rule: 'tokens', pointer: `/${mark}`, message, hint, at: 'key' }];
}

/** A tool writes a whole file in one form, so the finding is reported and fixed once. */
function tokensWithoutDollar(tokens: readonly OlderToken[]): Finding[] {
  const [first] = tokens;
  if (first === undefined) return [];
  const [subject, title] = tokens.length === 1 ? ['This token is', 'a token'] : [`${tokens.length} tokens are`, `${tokens.length} tokens`];
  return [
    {
      rule: 'tokens',
      pointer: first.pointer,
      message: `${subject} written in an older form of the format, which has "value" for "$value".`,
      hint: 'Write $value and $type in place of value and type: livery check --fix does it.',
      at: 'key',
      fix: { title: `${title} in the form of 2025.10`, edits: tokens.flatMap(newer) },
    },
  ];
}

function olderTokens(holder: JsonValue, pointer: string): OlderToken[] {
  if (Array.isArray(holder)) return holder.flatMap((child, index) => olderTokens(child, childPointer(pointer, index)));
  if (!isJsonObject(holder) || Object.hasOwn(holder, '$value')) return [];
  const { value, type } = holder;
  if (value !== undefined && (typeof type === 'string' || !isJsonObject(value))) return [{ pointer, value, type }];
  return Object.entries(holder)
    .filter(([key]) => !key.startsWith('$') || key === '$root')
    .flatMap(([key, child]) => olderTokens(child, childPointer(pointer, key)));
}

function newer({ pointer, value, type }: OlderToken): JsonEdit[] {
  const name = typeof type === 'string' ? (newerTypes.get(type) ?? type) : undefined;
  const written = name === undefined ? null : newerValue(name, value);
  return [
    ...(written === null ? [] : [{ kind: 'set' as const, pointer: `${pointer}/value`, value: written }]),
    { kind: 'rename', pointer: `${pointer}/value`, key: '$value' },
    ...(name === undefined || name === type ? [] : [{ kind: 'set' as const, pointer: `${pointer}/type`, value: name }]),
    ...(type === undefined ? [] : [{ kind: 'rename' as const, pointer: `${pointer}/type`, key: '$type' }]),
  ];
}

/** Converts a text of an older draft to the current format's value. `null` if unchanged. */
export function newerValue(type: string, value: JsonValue): JsonValue | null {
  if (!isPlain(value) || referencesIn(value).length > 0) return null;
  const css = String(value).trim();
  if (type === 'color') return colour(css);
  if (type === 'dimension') return conversions.dimension.fromCss(/^-?[\d.]+$/.test(css) ? `${css}px` : css);
  if (type === 'number') return css.endsWith('%') ? Number.parseFloat(css) / 100 : conversions.number.fromCss(css);
  if (type === 'fontWeight') return conversions.fontWeight.fromCss(css);
  return type === 'duration' ? conversions.duration.fromCss(css) : null;
}

function isPlain(value: JsonValue): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** `hexOf` drops an alpha, so a text with alpha is converted only if it is hexadecimal. */
function colour(css: string): JsonValue | null {
  if (/^#[\da-f]{8}$/i.test(css)) return conversions.color.fromCss(css.toLowerCase());
  if (/^#[\da-f]{4}$|^\w+a\(|\/|transparent/i.test(css)) return null;
  try {
    return conversions.color.fromCss(hexOf(css));
  } catch {
    return null;
  }
}
