import type { RouteModule } from '#shared/ports/route.ts';
import { BonusesPage } from './components/BonusesPage/BonusesPage.tsx';
import { bonuses } from './index.ts';

/** The section `bonusDetails` of the member centre. */
export const section: RouteModule = { features: [bonuses], Page: BonusesPage };
