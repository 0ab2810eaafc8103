import type { RouteModule } from '#shared/ports/route.ts';
import { ReferralPage } from './components/ReferralPage/ReferralPage.tsx';
import { referral } from './index.ts';

/** The section `referral` of the member centre. */
export const section: RouteModule = { features: [referral], Page: ReferralPage };
