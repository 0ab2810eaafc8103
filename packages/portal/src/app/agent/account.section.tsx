import { agentDownline } from '#features/agent-downline/index.ts';
import { AccountDetails } from '#features/agent-downline/components/AccountDetails/AccountDetails.tsx';
import { agentRecruiting } from '#features/agent-recruiting/index.ts';
import { DownlineTerms } from '#features/agent-recruiting/components/DownlineTerms/DownlineTerms.tsx';
import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';

/** The section `account` of the agent centre. */
export const section: RouteModule = {
  features: [lists, agentDownline, agentRecruiting],
  Page: () => <AccountDetails terms={({ id, level }) => <DownlineTerms key={id} member={id} isDirect={level === 1} />} />,
};
