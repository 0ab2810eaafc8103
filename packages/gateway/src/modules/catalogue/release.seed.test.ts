import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { catalogueVersion, releaseRows } from './release.seed.ts';

/**
 * The released rows of this version. Raise the version with every change to a row, or existing databases will not get
 * it.
 */
const released = { version: 10, digest: 'd888e341a73cf90c' };

it('changes its version whenever its rows change, so that the seed runs again', () => {
  const digest = createHash('sha256').update(JSON.stringify(releaseRows())).digest('hex').slice(0, 16);
  expect({ version: catalogueVersion, digest }).toEqual(released);
});
