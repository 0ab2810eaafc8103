import type { StatusChange } from '@livery/contract/control/shapes';

export type StatusMode = 'normal' | 'maintenance' | 'region';

/** How portals read a status: 1 and 2 count only with their flag. */
export function modeOf({ status, maintenance, regionRestriction }: StatusChange): StatusMode {
  if (status === 1 && maintenance) return 'maintenance';
  return status === 2 && regionRestriction ? 'region' : 'normal';
}

/** `end` in the format of a local time field, or empty. */
export function statusFor(mode: StatusMode, end: string): StatusChange {
  return {
    status: ({ normal: 0, maintenance: 1, region: 2 } as const)[mode],
    maintenance: mode === 'maintenance',
    regionRestriction: mode === 'region',
    endTime: mode === 'maintenance' && end !== '' ? new Date(end).toISOString() : null,
  };
}

/** An instant in the format of a local time field. */
export function localField(instant: string): string {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
