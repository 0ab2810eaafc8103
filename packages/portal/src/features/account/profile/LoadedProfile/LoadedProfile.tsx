import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import type { Profile } from '@livery/contract/shapes';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectProfile } from '../../account.selectors.ts';
import { profileRequested } from '../profile.slice.ts';

/** What stands on the profile: its shape while it comes, the way to ask again when it does not. */
export function LoadedProfile({ lines, children }: { lines: number; children: (profile: Profile) => ReactNode }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  if (profile.value !== undefined) return children(profile.value);
  if (profile.status === 'failed') {
    const retry = () => dispatch(profileRequested());
    return <ErrorState sentence={errorText(profile.failure.code)} retryLabel={t('actions.retry')} onRetry={retry} />;
  }
  return (
    <SkeletonGroup label={t('shell.loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line % 2 === 0 ? 'long' : 'half'} />
      ))}
    </SkeletonGroup>
  );
}
