import { ErrorState } from '@livery/ui/ErrorState';
import type { ControlError } from '#api/control-error.ts';
import { describeRefusal } from './refusals.texts.ts';

interface MissingProps {
  readonly refusal: ControlError;
  readonly onRetry: () => void;
}

/** In the place of what did not come. */
export function Missing({ refusal, onRetry }: MissingProps) {
  return (
    <ErrorState
      sentence={describeRefusal(refusal)}
      retryLabel="Try again"
      onRetry={onRetry}
      {...(refusal.requestId === null ? {} : { reference: `Request ${refusal.requestId}` })}
    />
  );
}
