import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';
import { SkeletonGroup } from '@livery/ui/Skeleton';
import type { Loadable } from './loadable.ts';
import { useErrorText } from '../texts/use-error-text.ts';

interface LoadedProps<Value> {
  of: Loadable<Value>;
  onRetry: () => void;
  /** The shape of what comes. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Something that is fetched: its shape while it comes, the way to ask again when it does not, and what was there before meanwhile. */
export function Loaded<Value>({ of, onRetry, skeleton, children }: LoadedProps<Value>) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  if (of.value !== undefined) return children(of.value);
  if (of.status === 'failed') return <ErrorState sentence={errorText(of.failure.code)} retryLabel={t('actions.retry')} onRetry={onRetry} />;
  return <SkeletonGroup label={t('shell.loading')}>{skeleton}</SkeletonGroup>;
}
