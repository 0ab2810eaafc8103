import type { RouteModule } from '#shared/ports/route.ts';
import { LotteryMenu } from './components/LotteryMenu/LotteryMenu.tsx';
import { lotteryMenu } from './index.ts';

/** Content above a lottery centre's games. */
export const lotteryPart: RouteModule = { features: [lotteryMenu], Page: LotteryMenu };
