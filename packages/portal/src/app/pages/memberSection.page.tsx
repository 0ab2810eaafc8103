import { account } from '#features/account/index.ts';
import { member } from '#features/member/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { MemberSectionPage } from '../member/MemberSectionPage.tsx';

export const page: RouteModule = { features: [member, account], Page: MemberSectionPage };
