import type { Failure } from '#api/api-failure.ts';

/** Where a form stands after its button was pressed. */
export type Submission = { status: 'editing' } | { status: 'sending' } | { status: 'refused'; failure: Failure };

export const editing = { status: 'editing' } as const;
export const sending = { status: 'sending' } as const;

export function refused(failure: Failure): Submission {
  return { status: 'refused', failure };
}
