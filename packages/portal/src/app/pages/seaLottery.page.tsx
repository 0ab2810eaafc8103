import type { RouteModule } from '#shared/ports/route.ts';
import { lotteryPage } from './LotteryPage.tsx';

export const page: RouteModule = lotteryPage('seaLottery');
