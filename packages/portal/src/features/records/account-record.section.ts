import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { AccountRecord } from './components/AccountRecord/AccountRecord.tsx';
import { records } from './index.ts';

/** The section `transactionHistory` of the member centre. */
export const section: RouteModule = { features: [lists, records], Page: AccountRecord };
