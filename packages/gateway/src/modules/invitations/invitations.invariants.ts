import { inForce, type Invariant } from '#database/invariant.ts';

export const invitationInvariants: readonly Invariant[] = [
  {
    name: 'team-rate',
    law: 'No member has a higher rate than its upline.',
    broken: `SELECT own.*, upline.rate AS most FROM team_rate AS own
      JOIN member ON member.merchant_id = own.merchant_id AND member.id = own.member_id AND parent_id IS NOT NULL
      LEFT JOIN team_rate AS upline ON upline.merchant_id = own.merchant_id AND upline.member_id = parent_id AND upline.game_type = own.game_type
      WHERE own.rate > COALESCE(upline.rate, 0) ORDER BY own.merchant_id, own.member_id`,
  },
  {
    name: 'agent-limit',
    law: 'No agent has higher recruiting limits than its upline.',
    broken: `SELECT own.* FROM agent_limit AS own
      JOIN member ON member.merchant_id = own.merchant_id AND member.id = own.member_id AND parent_id IS NOT NULL
      LEFT JOIN agent_limit AS upline ON upline.merchant_id = own.merchant_id AND upline.member_id = parent_id
      WHERE own.most_direct > COALESCE(upline.most_direct, 0) OR own.levels > greatest(COALESCE(upline.levels, 0) - 1, 0)
        OR own.may_recruit_agents AND upline.may_recruit_agents IS NOT TRUE ORDER BY own.merchant_id, own.member_id`,
  },
  {
    name: 'invitation-count',
    law: 'The counter of each invitation link equals the number of members who registered with it.',
    broken: `SELECT invitation_link.id, registered, came FROM invitation_link CROSS JOIN LATERAL (
        SELECT count(*) AS came FROM invited_member
        WHERE invited_member.merchant_id = invitation_link.merchant_id AND link_id = invitation_link.id
      ) AS members WHERE came <> registered ORDER BY 1`,
  },
  inForce('terms-in-force', 'The triggers that check rates and limits are enabled.', [
    ['team_rate', 'team_rate_fits'],
    ['agent_limit', 'agent_limit_fits'],
    ['member', 'member_terms_fit'],
  ]),
];
