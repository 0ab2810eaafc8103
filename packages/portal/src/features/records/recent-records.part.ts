import type { RouteModule } from '#shared/ports/route.ts';
import { RecentRecords } from './components/RecentRecords/RecentRecords.tsx';
import { records } from './index.ts';

/** The latest records as a part of the account's start page. */
export const recentRecords: RouteModule = { features: [records], Page: RecentRecords };
