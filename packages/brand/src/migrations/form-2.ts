import { insertKey, removeKey, renameKey, setRaw } from '../json/edit-json.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { parseSource } from '../json/parse-source.ts';
import { valueAt } from '../json/pointer.ts';
import type { Migration } from './migration.ts';

/**
 * Turns pictures with a dark version into one object. `hero.art` and `hero.artDark` become `hero.art: { light, dark }`.
 * `assets.logo` and `assets.logoDark` become `assets.logo: { light, dark, alt }`, because both logos have the same
 * meaning. Values that form 1 refuses stay as they are, so the check reports them.
 */
export const toForm2: Migration = {
  from: 1,
  migrate(text) {
    const logo = mergeLogos(mergeArts(text));
    return { text: setRaw(logo.text, '/schemaVersion', '2'), notes: logo.notes };
  },
};

function mergeArts(text: string): string {
  const light = read(text, '/hero/art');
  const dark = read(text, '/hero/artDark');
  if (![light, dark].every((value) => value === undefined || value === null || typeof value === 'string')) return text;
  const entries = [
    ...(typeof light === 'string' ? [`"light": ${JSON.stringify(light)}`] : []),
    ...(typeof dark === 'string' ? [`"dark": ${JSON.stringify(dark)}`] : []),
  ];
  const merged = entries.length === 0 ? 'null' : `{ ${entries.join(', ')} }`;
  if (light !== undefined) return removeKey(setRaw(text, '/hero/art', merged), '/hero/artDark');
  return dark === undefined ? text : renameKey(setRaw(text, '/hero/artDark', merged), '/hero/artDark', 'art');
}

function mergeLogos(text: string): { text: string; notes: string[] } {
  const light = read(text, '/assets/logo');
  const dark = read(text, '/assets/logoDark');
  if (![light, dark].every((value) => value === undefined || value === null || isLogo(value))) return { text, notes: [] };
  if (!isJsonObject(dark)) return { text: removeKey(renameKey(text, '/assets/logo/file', 'light'), '/assets/logoDark'), notes: [] };
  if (!isJsonObject(light)) {
    const renamed = renameKey(removeKey(text, '/assets/logo'), '/assets/logoDark', 'logo');
    return { text: renameKey(renamed, '/assets/logo/file', 'dark'), notes: [] };
  }
  const withDark =
    dark['file'] === undefined
      ? text
      : insertKey(text, '/assets/logo', 'dark', JSON.stringify(dark['file']), Object.hasOwn(light, 'file') ? 'file' : null);
  const { text: withAlt, notes } = mergeAlts(withDark, light, dark);
  return { text: removeKey(renameKey(withAlt, '/assets/logo/file', 'light'), '/assets/logoDark'), notes };
}

/** Two logos with different names cannot both keep theirs. */
function mergeAlts(text: string, light: JsonObject, dark: JsonObject): { text: string; notes: string[] } {
  const alt = dark['alt'];
  if (alt === undefined || alt === null || alt === light['alt']) return { text, notes: [] };
  const note = `The logo by night was called ${JSON.stringify(alt)}`;
  if (typeof light['alt'] === 'string') return { text, notes: [`${note}; it is now called ${JSON.stringify(light['alt'])} as by day.`] };
  const named = Object.hasOwn(light, 'alt')
    ? setRaw(text, '/assets/logo/alt', JSON.stringify(alt))
    : insertKey(
        text,
        '/assets/logo',
        'alt',
        JSON.stringify(alt),
        Object.hasOwn(dark, 'file') ? 'dark' : (Object.keys(light).at(-1) ?? null),
      );
  return { text: named, notes: [`${note}; it is now called so by day too.`] };
}

function isLogo(value: JsonValue): boolean {
  return isJsonObject(value) && Object.keys(value).every((key) => key === 'file' || key === 'alt');
}

function read(text: string, pointer: string): JsonValue | undefined {
  return valueAt(parseSource('', text).source.value ?? null, pointer);
}
