import type { RouteModule } from '#shared/ports/route.ts';
import { SaferPlayPage } from '../components/SaferPlayPage/SaferPlayPage.tsx';
import { saferPlay } from '../index.ts';
import { saferPlayWatch } from '../safer-play.part.ts';

export const page: RouteModule = { features: [saferPlay, saferPlayWatch], Page: SaferPlayPage };
