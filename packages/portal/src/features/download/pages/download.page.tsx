import type { RouteModule } from '#shared/ports/route.ts';
import { DownloadPage } from '../components/DownloadPage/DownloadPage.tsx';
import { download } from '../index.ts';

export const page: RouteModule = { features: [download], Page: DownloadPage };
