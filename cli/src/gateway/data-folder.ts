import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { TargetRefused } from '@livery/builder/target-refused';
import { requirePlace } from '@livery/builder/write-place';

/** The entries of `postgres/` in the gateway's data folder. */
const ownNames: readonly string[] = ['data', 'data.unfinished', 'password', 'password.initdb', 'postgres.log'];

/**
 * Refuses a data folder that contains anything other than the gateway's data.
 *
 * @throws TargetRefused
 */
export function requireDataFolder(root: string, folder: string): void {
  const hint = 'Name an empty folder with --data.';
  const place = requirePlace(root, folder, { hint, kept: '' });
  if (!existsSync(place) || readdirSync(place).length === 0) return;
  const postgres = path.join(place, 'postgres');
  const isOwn = lstatSync(postgres, { throwIfNoEntry: false })?.isDirectory() === true;
  if (place === path.join(root, '.livery') || (isOwn && readdirSync(postgres).every((name) => ownNames.includes(name)))) return;
  throw new TargetRefused(`${folder} cannot hold the gateway’s data: it holds other files.`, hint);
}
