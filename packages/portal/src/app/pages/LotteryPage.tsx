import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { LotteryHall } from '#features/lottery-hall/components/LotteryHall/LotteryHall.tsx';
import { lotteryHall } from '#features/lottery-hall/index.ts';
import type { HallName } from '#features/lottery-hall/lottery-hall.rules.ts';
import { Late } from '#shared/lazy/Late.tsx';
import type { RouteModule } from '#shared/ports/route.ts';
import { useRuntime } from '../start/runtime-context.tsx';

const desk = { load: async () => (await import('#features/lottery-desk/lottery-desk.part.ts')).lotteryDeskPart };

/** A lottery page: the betting desk of the lottery in the address, otherwise the hall. */
export function lotteryPage(hall: HallName): RouteModule {
  function LotteryPage() {
    const [params] = useSearchParams();
    return params.has('game') ? <Desk /> : <LotteryHall hall={hall} />;
  }
  return { features: [lotteryHall], Page: LotteryPage };
}

function Desk() {
  const { t } = useTranslation('common');
  const { runtime } = useRuntime();
  const skeleton = (
    <SkeletonGroup label={t('shell.loading')}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
  return (
    <Late part={runtime.page(desk)} fallback={skeleton}>
      {({ Page }) => <Page />}
    </Late>
  );
}
