import type { RouteModule } from '#shared/ports/route.ts';
import { HelpPage } from '../components/HelpPage/HelpPage.tsx';
import { help } from '../index.ts';

export const page: RouteModule = { features: [help], Page: HelpPage };
