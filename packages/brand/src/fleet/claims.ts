import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';

/** The exclusive claims of brands, with the claiming folders. */
export interface Claims {
  hosts: ReadonlyMap<string, readonly string[]>;
  merchantCodes: ReadonlyMap<string, readonly string[]>;
}

export interface Claimant {
  folder: string;
  /** The brand's file, checked or not. */
  file: JsonValue | undefined;
}

/** Hosts of every environment count, because a host must not lead to two brands in any of them. */
export function claimsOf(claimants: readonly Claimant[]): Claims {
  const hosts = new Map<string, string[]>();
  const merchantCodes = new Map<string, string[]>();
  const add = (claims: Map<string, string[]>, claim: string, folder: string): void => {
    const folders = claims.get(claim);
    if (folders === undefined) claims.set(claim, [folder]);
    else if (folders.at(-1) !== folder) folders.push(folder);
  };
  for (const { folder, file } of claimants) {
    if (!isJsonObject(file)) continue;
    const { code, merchantCode } = file;
    if (typeof merchantCode === 'string') add(merchantCodes, merchantCode, folder);
    else if (typeof code === 'string') add(merchantCodes, code.toUpperCase(), folder);
    for (const host of [`${folder}.localhost`, ...hostsIn(file)]) add(hosts, host, folder);
  }
  return { hosts, merchantCodes };
}

function hostsIn(file: JsonObject): string[] {
  const environments = isJsonObject(file['environments']) ? Object.values(file['environments']) : [];
  return [file, ...environments].flatMap((layer) =>
    isJsonObject(layer) && Array.isArray(layer['hosts']) ? layer['hosts'].map(String) : [],
  );
}
