import { createAction } from '@reduxjs/toolkit';
import type { Submission } from '#shared/store/submission.ts';

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** The session ends at `until`, by the device's clock. `stay` is the state of the request to stay. */
    sessionEnding: { until: number; canStay: boolean; stay: Submission };
  }
}

/** The member is still here. */
export const stayChosen = createAction('session/stayChosen');
