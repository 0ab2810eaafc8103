import path from 'node:path';
import { firstPorts, housePorts } from '@livery/sandbox/ports';

/** A deployed site: `E2E_BASE_URL`, with `{brand}` in place of the brand's code. */
export const deployed = process.env['E2E_BASE_URL'];

/** The checkout. */
export const root = path.dirname(path.dirname(import.meta.dirname));

export const ports = housePorts(Number(process.env['E2E_PORT'] ?? firstPorts.journeys));

/** Holds the URL of the database of this run's gateway. */
export const databaseFile = path.join(root, `out/e2e/database-${ports.site}`);

/** A brand's address. Null is the machine itself, for pages without a brand (Node does not resolve `*.localhost`). */
export function address(code: string | null): string {
  if (code === null) return `http://127.0.0.1:${ports.site}`;
  return deployed === undefined ? `http://${code}.localhost:${ports.site}` : deployed.replaceAll('{brand}', code);
}
