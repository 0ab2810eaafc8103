import { refusedFields } from '#shared/forms/field-rules.ts';
import { FailureNotice } from '#shared/forms/FailureNotice.tsx';
import type { Submission } from '#shared/store/submission.ts';

/** Why the gateway refused a form, unless one of its fields already says so. */
export function Refusal({ submission, fields }: { submission: Submission; fields: readonly string[] }) {
  if (submission.status !== 'refused') return null;
  const { failure } = submission;
  if (refusedFields(failure.fields ?? {}, fields).length > 0) return null;
  return <FailureNotice failure={failure} />;
}
