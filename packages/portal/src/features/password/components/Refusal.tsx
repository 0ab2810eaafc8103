import { Notice } from '@livery/ui/Notice';
import { refusedFields } from '#shared/forms/field-rules.ts';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import type { Submission } from '#shared/state/submission.ts';

/** Why the gateway refused a form, unless one of its fields says so. */
export function Refusal({ submission, fields }: { submission: Submission; fields: readonly string[] }) {
  const failureText = useFailureText();
  if (submission.status !== 'refused') return null;
  const { failure } = submission;
  if (refusedFields(failure.fields ?? {}, fields).length > 0) return null;
  return (
    <Notice tone="negative" isLive>
      {failureText(failure)}
    </Notice>
  );
}
