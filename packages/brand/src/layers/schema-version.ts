import { isJsonObject, type JsonValue } from '../json/json-value.ts';
import type { Finding } from '../json/source-file.ts';

/** The format of brand files that this engine reads. */
export const schemaVersion = 2;

/** The problem with a file's schema version. Null if it is ours, or missing, which the schema reports. */
export function wrongVersion(file: JsonValue, folder: string): Finding | null {
  const version = isJsonObject(file) ? file['schemaVersion'] : undefined;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version === schemaVersion) return null;
  return {
    rule: 'schema-version',
    pointer: '/schemaVersion',
    message: `schemaVersion is ${version}, but this engine supports ${schemaVersion}.`,
    hint: version > schemaVersion ? 'Update the engine: npm install livery@latest.' : `Migrate it: livery migrate ${folder}`,
  };
}
