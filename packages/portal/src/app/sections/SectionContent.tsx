import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { Late } from '#shared/lazy/Late.tsx';
import type { Section } from '#shared/pages/section.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useRuntime } from '../start/runtime-context.tsx';

/** A section's content in either centre. `notOffered` replaces it if the site does not offer it. */
export function SectionContent({ section, notOffered }: { section: Section; notOffered: ReactNode }) {
  const { runtime } = useRuntime();
  const isOffered = useAppSelector((state) => (section.isOffered === undefined ? true : section.isOffered(state)));
  if (isOffered === undefined) return <SectionSkeleton />;
  if (!isOffered) return notOffered;
  return (
    <Late key={section.id} part={runtime.page(section)} fallback={<SectionSkeleton />}>
      {({ Page }) => <Page />}
    </Late>
  );
}

export function SectionSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="long" />
    </SkeletonGroup>
  );
}
