import type { Feature } from '#shared/ports/feature.ts';

/** The site's app for each kind of device, and how to install it. */
export const download: Feature = { name: 'download' };
