import type { RouteModule } from '#shared/ports/route.ts';
import { ReturnPage } from '../components/ReturnPage/ReturnPage.tsx';
import { signIn } from '../index.ts';

export const page: RouteModule = { features: [signIn], Page: ReturnPage };
