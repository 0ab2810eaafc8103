import { Notice } from '@livery/ui/Notice';
import type { Failure } from '#api/api-failure.ts';
import { useFailureText } from './use-failure-text.ts';

/** Why something was refused, told where it was asked for. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  return (
    <Notice tone="negative" isLive>
      {failureText(failure)}
    </Notice>
  );
}
