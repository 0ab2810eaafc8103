import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';
import { Boundary } from './Boundary.tsx';
import { useLatePart, type LatePart } from './late-part.ts';

interface LateProps<Value> {
  part: LatePart<Value>;
  /** Shown while it loads. */
  fallback: ReactNode;
  /** Shown if loading fails. Null for nothing; a retry by default. */
  broken?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Renders a lazy part within an error boundary. */
export function Late<Value>({ part, fallback, broken, children }: LateProps<Value>) {
  const state = useLatePart(part);
  if (state.status === 'absent') return fallback;
  if (state.status === 'failed') return broken === undefined ? <MissingPart part={part} /> : broken;
  return <Boundary broken={broken}>{children(state.value)}</Boundary>;
}

/** Shown instead of a part that failed to load. */
export function MissingPart({ part }: { part: LatePart<unknown> }) {
  const { t } = useTranslation('common');
  return <ErrorState sentence={t('errors.CHUNK_FAILED')} retryLabel={t('actions.retry')} onRetry={() => retry(part)} />;
}

/** Some browsers cache a failed module until the page is reloaded. */
export function retry(part: LatePart<unknown>): void {
  part.load().catch(() => {
    if (navigator.onLine) window.location.reload();
  });
}
