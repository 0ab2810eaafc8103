import type { RouteModule } from '#shared/ports/route.ts';
import { ProviderHead } from './ProviderHead/ProviderHead.tsx';

/** Content above one provider's games. */
export const providerPart: RouteModule = { features: [], Page: ProviderHead };
