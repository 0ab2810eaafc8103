import type { RouteModule } from '#shared/ports/route.ts';
import { Inbox } from './components/Inbox/Inbox.tsx';
import { inbox } from './index.ts';

/** The section `messageV2` of the member centre. */
export const section: RouteModule = { features: [inbox], Page: Inbox };
