import type { RouteModule } from '#shared/ports/route.ts';
import { ProviderHead } from './ProviderHead/ProviderHead.tsx';

/** What stands above the games of one provider. */
export const providerPart: RouteModule = { features: [], Page: ProviderHead };
