import { ErrorState } from '@livery/ui/ErrorState';
import { Notice } from '@livery/ui/Notice';
import { Spinner } from '@livery/ui/Spinner';
import type { ReactNode } from 'react';
import type { ControlError } from '#api/control-error.ts';
import { remark } from './panel.css.ts';
import { describeRefusal } from './refusals.texts.ts';
import type { Answer } from './use-answer.ts';

interface AnsweredProps<Value> {
  readonly answer: Answer<Value>;
  /** Shown while loading. */
  readonly loading: string;
  readonly children: (value: Value) => ReactNode;
}

/** The answer, its loading state, or its error. */
export function Answered<Value>({ answer, loading, children }: AnsweredProps<Value>) {
  const { value, refusal, reload } = answer;
  if (value !== null) {
    return (
      <>
        <Stale refusal={refusal} />
        {children(value)}
      </>
    );
  }
  return refusal === null ? <Spinner label={loading} /> : <Missing refusal={refusal} onRetry={reload} />;
}

/** Replaces content that failed to load. */
export function Missing({ refusal, onRetry }: { refusal: ControlError; onRetry: () => void }) {
  return (
    <ErrorState
      sentence={describeRefusal(refusal)}
      retryLabel="Try again"
      onRetry={onRetry}
      {...(refusal.requestId === null ? {} : { reference: `Request ${refusal.requestId}` })}
    />
  );
}

/** Shown above the last content, once the gateway has stopped answering. */
export function Stale({ refusal }: Pick<Answer<unknown>, 'refusal'>) {
  if (refusal === null) return null;
  return (
    <div className={remark}>
      <Notice tone="warning" title="This may be out of date" isLive>
        {describeRefusal(refusal)}
      </Notice>
    </div>
  );
}
