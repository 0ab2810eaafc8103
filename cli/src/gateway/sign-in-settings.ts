import type { SignInSettings } from '@livery/gateway';
import type { Lack } from '../errors/setting-faults.ts';
import { readSecretFile } from './secrets.ts';
import { SettingsReader } from './settings-reader.ts';

export interface FoundSignInSettings {
  settings: SignInSettings;
  problems: Lack[];
  /** Sentences. */
  warnings: string[];
}

const variable = 'LIVERY_SIGN_IN';

/**
 * The identity providers of each merchant, from the JSON file `given` or the one that the variable names. Errors name
 * the place, never the value, which may be a secret.
 */
export function readSignInSettings(given: string | undefined, environment: NodeJS.ProcessEnv): FoundSignInSettings {
  const file = given ?? environment[variable] ?? '';
  if (file === '') return { settings: {}, problems: [], warnings: [] };
  const { value, problems, warnings } = readSecretFile(file, given === undefined ? variable : '--sign-in');
  if (value === null) return { settings: {}, problems, warnings };
  const reader = new SettingsReader(file, 'livery help gateway.md shows the format of the file.');
  const merchants = reader.parse(value);
  const read = Object.entries(merchants).map(([code, merchant]) => merchantOf(reader, code, merchant));
  return {
    settings: { providers: read.flatMap(({ providers }) => providers), phones: read.flatMap(({ phones }) => phones) },
    problems: reader.problems,
    warnings,
  };
}

type Read = Required<SignInSettings>;

function merchantOf(reader: SettingsReader, code: string, value: unknown): Read {
  const place = `/${code}`;
  if (!/^[A-Z0-9][A-Z0-9_-]{1,31}$/.test(code)) reader.lack('badMerchant', { place });
  const merchant = reader.object(place, value, ['providers', 'phone']);
  const given = merchant['providers'] ?? [];
  if (!Array.isArray(given)) reader.lack('notArray', { place: `${place}/providers` });
  const providers = (Array.isArray(given) ? given : []).map((each, index) => providerOf(reader, code, `${place}/providers/${index}`, each));
  const ids = providers.map(({ id }) => id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
    reader.lack('providerTwice', { place: `${place}/providers`, id });
  return { providers, phones: merchant['phone'] === undefined ? [] : [phoneOf(reader, code, `${place}/phone`, merchant['phone'])] };
}

function providerOf(reader: SettingsReader, code: string, place: string, value: unknown): Read['providers'][number] {
  const provider = reader.object(place, value, ['id', 'name', 'issuer', 'clientId', 'clientSecret']);
  const id = reader.text(`${place}/id`, provider['id']);
  if (id !== '' && !/^[a-z0-9][a-z0-9-]{0,31}$/.test(id))
    reader.lack('badSlug', { place: `${place}/id`, advice: 'Write it as brand.json does in signIn.providers.' });
  const secret = provider['clientSecret'] === undefined ? '' : reader.text(`${place}/clientSecret`, provider['clientSecret']);
  return {
    id,
    name: reader.text(`${place}/name`, provider['name']),
    issuer: reader.address(`${place}/issuer`, provider['issuer']),
    clientId: reader.text(`${place}/clientId`, provider['clientId']),
    ...(secret === '' ? {} : { clientSecret: secret }),
    merchants: [code],
  };
}

function phoneOf(reader: SettingsReader, code: string, place: string, value: unknown): Read['phones'][number] {
  const phone = reader.object(place, value, ['apiKey', 'baseUrl']);
  const baseUrl = phone['baseUrl'] === undefined ? '' : reader.address(`${place}/baseUrl`, phone['baseUrl']);
  return { apiKey: reader.text(`${place}/apiKey`, phone['apiKey']), ...(baseUrl === '' ? {} : { baseUrl }), merchants: [code] };
}
