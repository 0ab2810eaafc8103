import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonGroup } from '@livery/ui/Skeleton';
import type { Loadable } from './loadable.ts';
import { ReadFailure } from './ReadFailure.tsx';

interface LoadedProps<Value> {
  of: Loadable<Value>;
  onRetry: () => void;
  /** The skeleton. */
  skeleton: ReactNode;
  /** The loading text. "Loading…" by default. */
  label?: string;
  children: (value: Value) => ReactNode;
}

/**
 * Renders a loadable value: a skeleton while it loads, a retry if it fails, and the previous value while it reloads.
 */
export function Loaded<Value>({ of, onRetry, skeleton, label, children }: LoadedProps<Value>) {
  const { t } = useTranslation('common');
  if (of.value !== undefined) return children(of.value);
  if (of.status === 'failed') return <ReadFailure failure={of.failure} onRetry={onRetry} />;
  return <SkeletonGroup label={label ?? t('shell.loading')}>{skeleton}</SkeletonGroup>;
}
