import type { Feature } from '#shared/ports/feature.ts';

/** The frame of the member centre. `app/` adds the sections. */
export const member: Feature = { name: 'member' };
