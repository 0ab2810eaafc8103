import type { AggregatorSettings } from '@livery/gateway';
import type { Lack } from '../errors/setting-faults.ts';
import { isStrong, readSecretFile } from './secrets.ts';
import { SettingsReader } from './settings-reader.ts';

export interface FoundAggregatorSettings {
  settings: AggregatorSettings[];
  problems: Lack[];
  /** Sentences. */
  warnings: string[];
}

const variable = 'LIVERY_AGGREGATORS';

/**
 * Reads the game aggregators from the JSON file that the variable names. Errors name the place, never the value, which
 * may be a key.
 */
export function readAggregatorSettings(environment: NodeJS.ProcessEnv): FoundAggregatorSettings {
  const file = environment[variable] ?? '';
  if (file === '') return { settings: [], problems: [], warnings: [] };
  const { value, problems, warnings } = readSecretFile(file, variable);
  if (value === null) return { settings: [], problems, warnings };
  const reader = new SettingsReader(file, 'livery help vendors shows the format of the file.');
  const settings = Object.entries(reader.parse(value)).map(([name, each]) => aggregatorOf(reader, name, each));
  return { settings, problems: reader.problems, warnings };
}

function aggregatorOf(reader: SettingsReader, name: string, value: unknown): AggregatorSettings {
  const place = `/${name}`;
  if (!/^[a-z0-9-]{1,32}$/.test(name)) reader.lack('badSlug', { place, advice: 'It is part of an address.' });
  const { url, vendors, types, takes, keys } = reader.object(place, value, ['url', 'vendors', 'types', 'takes', 'keys']);
  if (vendors === undefined && types === undefined) reader.lack('noGames', { place });
  return {
    name,
    url: reader.address(`${place}/url`, url),
    ...(vendors === undefined ? {} : { vendors: codesOf(reader, `${place}/vendors`, vendors) }),
    ...(types === undefined ? {} : { types: codesOf(reader, `${place}/types`, types) }),
    ...(takes === undefined ? {} : { takes: takesOf(reader, `${place}/takes`, takes) }),
    keys: keysOf(reader, `${place}/keys`, keys),
  };
}

function codesOf(reader: SettingsReader, place: string, value: unknown): string[] {
  const given = Array.isArray(value) ? (value as unknown[]) : [];
  if (given.length === 0) reader.lack('notCodes', { place });
  return given.map((each, index) => reader.text(`${place}/${index}`, each));
}

/** `settlement` forces results, so only the sandbox may use it. */
function takesOf(reader: SettingsReader, place: string, value: unknown): ('health' | 'fixtures')[] {
  const given = codesOf(reader, place, value);
  return given.flatMap((call) => {
    if (call === 'health' || call === 'fixtures') return [call];
    reader.lack('unknownCall', { place, call });
    return [];
  });
}

/** A key for each merchant, or two while the sides change it. */
function keysOf(reader: SettingsReader, place: string, value: unknown): AggregatorSettings['keys'] {
  const keys = Object.entries(reader.object(place, value)).map(([merchant, given]) => {
    const own = (Array.isArray(given) ? given : [given]).map((each, index) => reader.text(`${place}/${merchant}/${index}`, each));
    if (!own.every(isStrong)) reader.lack('guessable', { name: `${place}/${merchant}` });
    return [merchant, own] as const;
  });
  const all = keys.flatMap(([, own]) => own);
  if (new Set(all).size < all.length) reader.lack('keyTwice', { place });
  return Object.fromEntries(keys);
}
