import path from 'node:path';

/** A site that is already deployed: `E2E_BASE_URL`, with `{brand}` where the brand's code goes. */
export const deployed = process.env['E2E_BASE_URL'];

export const port = Number(process.env['E2E_PORT'] ?? 4600);

/** Where the sandbox of payments is: `npm start` counts likewise. */
export const paymentsPort = port + 92;

/** Where the sandbox of vendors' games is. */
export const vendorsPort = port + 93;

/** Holds the address of the database that this run's gateway keeps its books in. */
export const databaseFile = path.join(import.meta.dirname, `../../out/e2e/database-${port}`);

/** Where a brand is served; null is the machine itself, for what is no brand's (Node does not resolve `*.localhost`). */
export function address(code: string | null): string {
  if (code === null) return `http://127.0.0.1:${port}`;
  return deployed === undefined ? `http://${code}.localhost:${port}` : deployed.replaceAll('{brand}', code);
}
