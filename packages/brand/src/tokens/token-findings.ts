import { allPaletteModes } from '@livery/theme';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { childPointer } from '../json/pointer.ts';
import type { Finding } from '../json/source-file.ts';
import { newerValue } from './older-tokens.ts';
import { isResolver, pointersIn, referencesIn, writtenContexts, type WrittenToken } from './token-index.ts';
import { tokenGroups, tokenSlots } from './token-names.ts';
import { conversions } from './token-values.ts';

export const formatHint = 'The format is that of https://www.designtokens.org, 2025.10. livery tokens export writes an example.';

export function tokenFinding(pointer: string, message: string, hint: string): Finding {
  return { rule: 'tokens', pointer, message, hint };
}

/** An unknown name in one of the engine's groups, and a name of the brand's own that nothing refers to. */
export function unknownNames(file: JsonObject, names: readonly string[], written: readonly WrittenToken[]): Finding[] {
  const isReferenced = referenceTest(file);
  return names.flatMap((name): Finding[] => {
    if (tokenSlots.has(name)) return [];
    const pointer = written.find((token) => token.name === name)?.pointer ?? inheritedAt(file, name);
    const near = nearestWord(name, [...tokenSlots.keys()]);
    const hint = near === null ? 'livery tokens export shows every name.' : `Did you mean "${near}"?`;
    if (tokenGroups.has(name.split('.')[0] ?? ''))
      return [{ ...tokenFinding(pointer, `The engine has no token "${name}".`, hint), at: 'key' }];
    if (isReferenced(name)) return [];
    const inner = [...tokenSlots.keys()].find((slot) => name.endsWith(`.${slot}`));
    const advice = inner === undefined ? hint : `The engine reads "${inner}" at the top of the file only.`;
    return [
      {
        ...tokenFinding(pointer, `Nothing refers to "${name}", and the engine has no such token.`, advice),
        at: 'key',
        severity: 'warning',
      },
    ];
  });
}

/** A token inherited through `$extends` is not written anywhere, so its place is the group. */
function inheritedAt(file: JsonObject, name: string): string {
  let pointer = '';
  let holder: JsonValue = file;
  for (const part of name.split('.')) {
    if (!isJsonObject(holder) || !Object.hasOwn(holder, part)) break;
    pointer = childPointer(pointer, part);
    holder = holder[part] ?? null;
  }
  return pointer;
}

/** Whether a token or its group is referenced by braces or a `$ref` anywhere in the file. */
function referenceTest(file: JsonObject): (name: string) => boolean {
  const braces = referencesIn(file);
  const refs = pointersIn(file).map(
    ({ ref }) =>
      `.${
        ref
          .replace(/^#?\//, '')
          .split(/\/\$(?!root)/)[0]
          ?.replaceAll('/', '.') ?? ''
      }`,
  );
  return (name) =>
    braces.some((each) => name === each || `${name}.$root` === each || name.startsWith(`${each}.`)) ||
    refs.some((ref) => ref.endsWith(`.${name}`) || `.${name}.`.startsWith(`${ref}.`));
}

/** The parser rarely locates a fault, so this finds circular and dangling `$ref`s. */
export function unresolved(file: JsonObject, written: readonly WrittenToken[], message: string): Finding {
  const circle = written.find(({ name }) => leadsTo(name, name, written, new Set()));
  if (circle !== undefined) {
    const hint = 'Give one of the tokens that it refers to a value.';
    return tokenFinding(`${circle.pointer}/$value`, `"${circle.name}" refers to itself.`, hint);
  }
  const lost = pointersIn(file).find(({ ref }) => ref.startsWith('#') && !reaches(file, ref));
  if (lost !== undefined) return tokenFinding(lost.pointer, `"${lost.ref}" leads to nothing in this file.`, 'Correct the pointer.');
  const outside = pointersIn(file).find(({ ref }) => !ref.startsWith('#'));
  return tokenFinding(outside?.pointer ?? '', `The tokens cannot be read: ${message}`, formatHint);
}

function leadsTo(wanted: string, from: string, written: readonly WrittenToken[], seen: Set<string>): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const next = written.filter(({ name }) => name === from).flatMap(({ value }) => referencesIn(value));
  return next.some((name) => name === wanted || leadsTo(wanted, name, written, seen));
}

function reaches(file: JsonObject, ref: string): boolean {
  let holder: JsonValue = file;
  for (const part of ref.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return false;
    holder = (holder as JsonObject)[key] ?? null;
  }
  return true;
}

export function unknownContexts(file: JsonObject): Finding[] {
  const contexts = isResolver(file) ? writtenContexts(file) : [];
  const known: readonly string[] = allPaletteModes;
  if (!contexts.some(({ context }) => known.includes(context))) return [];
  return contexts
    .filter(({ context }) => !known.includes(context))
    .map(({ context, pointer }) => {
      const near = nearestWord(context, known);
      const hint = near === null ? `The modes are ${known.join(', ')}.` : `Did you mean "${near}"?`;
      return { ...tokenFinding(pointer, `The engine has no mode "${context}".`, hint), at: 'key' };
    });
}

export function brokenReferences(written: readonly WrittenToken[]): Finding[] {
  const names = new Set(written.flatMap(({ name }) => [name, `${name}.$root`]));
  return written.flatMap(({ value, pointer }) =>
    referencesIn(value)
      .filter((name) => !names.has(name))
      .map((name) => {
        const near = nearestWord(name, [...names]);
        return tokenFinding(
          `${pointer}/$value`,
          `There is no token "${name}".`,
          near === null ? 'Add it, or write the value itself.' : `Did you mean "${near}"?`,
        );
      }),
  );
}

/** The parser still accepts the colours of older drafts. The format allows only objects. */
export function textColours(written: readonly WrittenToken[]): Finding[] {
  return written.flatMap(({ name, value, pointer }) => {
    const isText = tokenSlots.get(name)?.type === 'color' && typeof value === 'string' && referencesIn(value).length === 0;
    if (!isText) return [];
    const found = tokenFinding(`${pointer}/$value`, `"${name}" is not a colour in this format.`, `Write ${conversions.color.example}.`);
    const meant = newerValue('color', value);
    const edits = meant === null ? [] : [{ kind: 'set' as const, pointer: `${pointer}/$value`, value: meant }];
    return [edits.length === 0 ? found : { ...found, fix: { title: `${name}: ${value} in the form of 2025.10`, edits } }];
  });
}
