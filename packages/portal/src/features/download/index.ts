import type { Feature } from '#shared/ports/feature.ts';

/** The app of the site for each kind of device, and how it gets there. */
export const download: Feature = { name: 'download' };
