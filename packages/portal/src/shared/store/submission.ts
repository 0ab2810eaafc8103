import type { Failure } from '#api/api-failure.ts';

/** A form's state after submission. `uncertain` while the outcome is unknown and being requested again. */
export type Submission = { status: 'editing' } | { status: 'sending'; isUncertain: boolean } | { status: 'refused'; failure: Failure };

export const editing = { status: 'editing' } as const;
export const sending = { status: 'sending', isUncertain: false } as const;
export const uncertain = { status: 'sending', isUncertain: true } as const;

export function refused(failure: Failure): Submission {
  return { status: 'refused', failure };
}
