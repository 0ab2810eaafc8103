import { account } from '#features/account/index.ts';
import { member } from '#features/member/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { MemberPage } from '../member/MemberPage.tsx';

export const page: RouteModule = { features: [member, account], Page: MemberPage };
