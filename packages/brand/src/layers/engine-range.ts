import { createRequire, findPackageJSON } from 'node:module';
import type * as semver from 'semver';
import type { JsonObject } from '../json/json-value.ts';
import type { Finding } from '../json/source-file.ts';

const require = createRequire(import.meta.url);

/** The version of this engine, from its package. */
export const engineVersion = (require(findPackageJSON(import.meta.url) ?? '') as { version: string }).version;

/** Refuses a brand file for engine versions other than `version`, with a fix. */
export function checkEngine(file: JsonObject, version: string = engineVersion): Finding[] {
  const { engine } = file;
  if (typeof engine !== 'string') return [];
  const problem = (message: string, hint: string): Finding[] => [{ rule: 'engine-range', pointer: '/engine', message, hint }];
  // Loaded late, because few brands name a range and most commands never need it.
  const { gtr, satisfies, validRange } = require('semver') as typeof semver;
  if (validRange(engine) === null)
    return problem(`${JSON.stringify(engine)} is not a range of versions.`, `Write a range such as "^${version}" or ">=${version} <3".`);
  if (satisfies(version, engine, { includePrerelease: true })) return [];
  const message = `This brand is made for engine ${engine}, and this is ${version}`;
  if (gtr(version, engine))
    return problem(
      `${message}, which is newer.`,
      `Look at the brand with this engine (livery check, livery vdiff) and widen "engine", or go back: npm install livery@"${engine}".`,
    );
  return problem(`${message}, which is older.`, `Update the engine: npm install livery@"${engine}".`);
}
