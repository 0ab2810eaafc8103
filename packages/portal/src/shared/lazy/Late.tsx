import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';
import { Boundary } from './Boundary.tsx';
import { useLatePart, type LatePart } from './late-part.ts';

interface LateProps<Value> {
  part: LatePart<Value>;
  /** Stands in while it is on its way. */
  fallback: ReactNode;
  /** Stands in if it does not come, null for nothing; the way to try again unless told. */
  broken?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Renders a part that comes late; what goes wrong in it stays in it. */
export function Late<Value>({ part, fallback, broken, children }: LateProps<Value>) {
  const state = useLatePart(part);
  if (state.status === 'absent') return fallback;
  if (state.status === 'failed') return broken === undefined ? <MissingPart part={part} /> : broken;
  return <Boundary broken={broken}>{children(state.value)}</Boundary>;
}

/** In the place of a part that did not come. */
export function MissingPart({ part }: { part: LatePart<unknown> }) {
  const { t } = useTranslation('common');
  return <ErrorState sentence={t('errors.CHUNK_FAILED')} retryLabel={t('actions.retry')} onRetry={() => retry(part)} />;
}

/** Some browsers remember a module that did not come for as long as the page lives: then only a new page brings it. */
export function retry(part: LatePart<unknown>): void {
  part.load().catch(() => {
    if (navigator.onLine) window.location.reload();
  });
}
