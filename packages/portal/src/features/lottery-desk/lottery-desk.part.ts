import type { RouteModule } from '#shared/ports/route.ts';
import { Desk } from './components/Desk/Desk.tsx';
import { lotteryDesk } from './index.ts';

/** The betting desk of the lottery in the address, `?game=<nodeId>`. */
export const lotteryDeskPart: RouteModule = { features: [lotteryDesk], Page: Desk };
