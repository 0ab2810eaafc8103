import type { RouteModule } from '#shared/ports/route.ts';
import { SeamlessPage } from '../components/SeamlessPage/SeamlessPage.tsx';
import { seamless } from '../seamless.feature.ts';

export const page: RouteModule = { features: [seamless], Page: SeamlessPage };
