import type { RouteModule } from '#shared/ports/route.ts';
import { InvitationLinksPage } from './components/InvitationLinks/InvitationLinksPage.tsx';
import { agentRecruiting } from './index.ts';

/** The section `invitationLinks` of the agent centre. */
export const section: RouteModule = { features: [agentRecruiting], Page: InvitationLinksPage };
