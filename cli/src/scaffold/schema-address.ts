import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `$schema` says in a brand's file, for editors: the repository's own schema, or that of the installed command; else null. */
export function schemaAddress(root: string): string | null {
  const folder = [root, installedFolder(root)].find((each) => each !== null && existsSync(path.join(each, 'schemas/brand.schema.json')));
  if (folder === undefined || folder === null) return null;
  const address = path.relative(path.join(root, 'brands', 'code'), path.join(folder, 'schemas/brand.schema.json'));
  return address.split(path.sep).join('/');
}

/** Null for a command that is installed elsewhere on the machine: its path would hold there only. */
function installedFolder(root: string): string | null {
  try {
    const manifest = findPackageJSON('@livery/cli', pathToFileURL(path.join(root, 'brands')));
    return manifest === undefined ? null : path.dirname(manifest);
  } catch {
    return null;
  }
}
