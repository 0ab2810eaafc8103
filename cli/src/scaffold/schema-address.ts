import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The `$schema` of a brand file: the schema of the repository or of the installed command, else null. */
export function schemaAddress(root: string): string | null {
  const folder = [root, installedFolder(root)].find((each) => each !== null && existsSync(path.join(each, 'schemas/brand.schema.json')));
  if (folder === undefined || folder === null) return null;
  const address = path.relative(path.join(root, 'brands', 'code'), path.join(folder, 'schemas/brand.schema.json'));
  return address.split(path.sep).join('/');
}

/** Null for a command installed outside the project, whose path would be wrong on other machines. */
function installedFolder(root: string): string | null {
  try {
    const manifest = findPackageJSON('@livery/cli', pathToFileURL(path.join(root, 'brands')));
    return manifest === undefined ? null : path.dirname(manifest);
  } catch {
    return null;
  }
}
