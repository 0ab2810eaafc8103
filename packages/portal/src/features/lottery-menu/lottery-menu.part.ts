import type { RouteModule } from '#shared/ports/route.ts';
import { LotteryMenu } from './components/LotteryMenu/LotteryMenu.tsx';
import { lotteryMenu } from './index.ts';

/** What stands above the games of a lottery centre. */
export const lotteryPart: RouteModule = { features: [lotteryMenu], Page: LotteryMenu };
