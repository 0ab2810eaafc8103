import type { Generated, GeneratedAlways } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Json } from '#database/schema.ts';
import { invitationInvariants } from './invitations.invariants.ts';
import { termsLaw } from './invitations.law.ts';
import type { Limits, Rates } from './terms.rules.ts';

declare module '#database/schema.ts' {
  interface Database {
    team_rate: TeamRateTable;
    agent_limit: AgentLimitTable;
    invitation_link: InvitationLinkTable;
    invitation_visit: InvitationVisitTable;
    invited_member: InvitedMemberTable;
  }
}

interface TeamRateTable {
  merchant_id: number;
  member_id: number;
  game_type: string;
  /** Parts per million of a stake. */
  rate: number;
}

interface AgentLimitTable {
  merchant_id: number;
  member_id: number;
  may_recruit_agents: boolean;
  /** Open direct accounts. */
  most_direct: number;
  /** The agent. */
  levels: number;
}

interface InvitationLinkTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  /** The agent. */
  member_id: number;
  /** Upper case. */
  code: string;
  kind: 'player' | 'agent';
  /** As offered. A newcomer gets no more than the agent has at registration. */
  rates: Json<Rates>;
  limits: Json<Limits> | null;
  note: string;
  expires_at: Date | null;
  cap: number | null;
  registered: Generated<number>;
  is_paused: Generated<boolean>;
  created_at: Date;
}

interface InvitationVisitTable {
  merchant_id: number;
  link_id: number;
  /** The browser's user-agent string. */
  visitor: string;
  /** Empty for none. */
  sub_id: string;
  opened_at: Date;
}

interface InvitedMemberTable {
  merchant_id: number;
  member_id: number;
  link_id: number;
  sub_id: string;
  joined_at: Date;
}

/**
 * A team member's share of its stakes, and how an agent may recruit, never more than the upline has. Also the links
 * through which agents invite. The merchant sets a top agent's terms.
 */
export const invitationsSchema: SchemaPart = {
  name: 'invitations',
  sql: `
CREATE TABLE team_rate (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  game_type text NOT NULL,
  rate integer NOT NULL CHECK (rate BETWEEN 1 AND 100000),
  PRIMARY KEY (merchant_id, member_id, game_type),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE agent_limit (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  may_recruit_agents boolean NOT NULL,
  most_direct integer NOT NULL CHECK (most_direct >= 0),
  levels smallint NOT NULL CHECK (levels BETWEEN 0 AND 63),
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE invitation_link (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  code text NOT NULL CHECK (code = upper(code) AND code <> ''),
  kind text NOT NULL CHECK (kind IN ('player', 'agent')),
  rates jsonb NOT NULL,
  limits jsonb CHECK ((limits IS NULL) = (kind = 'player')),
  note text NOT NULL,
  expires_at timestamptz,
  cap integer CHECK (cap > 0),
  registered integer NOT NULL DEFAULT 0 CHECK (registered BETWEEN 0 AND cap OR cap IS NULL),
  is_paused boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  UNIQUE (merchant_id, code),
  UNIQUE (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX invitation_link_agent ON invitation_link (merchant_id, member_id, created_at, id);
CREATE TABLE invitation_visit (
  merchant_id integer NOT NULL,
  link_id bigint NOT NULL,
  visitor uuid NOT NULL,
  sub_id text NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, link_id, visitor),
  FOREIGN KEY (merchant_id, link_id) REFERENCES invitation_link (merchant_id, id)
);
CREATE TABLE invited_member (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  link_id bigint NOT NULL,
  sub_id text NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, link_id) REFERENCES invitation_link (merchant_id, id)
);
CREATE INDEX invited_member_link ON invited_member (merchant_id, link_id, joined_at);
${termsLaw}`,
  neverUpdated: ['invitation_visit', 'invited_member'],
  invariants: invitationInvariants,
  personalData: {
    keep: {
      team_rate: { why: 'identity' },
      agent_limit: { why: 'identity' },
      invitation_link: { why: 'identity', blank: { note: '' } },
      invited_member: { why: 'identity' },
    },
    archive: [
      dataset('team-rates', 'team_rate', { game: 'game_type', partsPerMillion: 'rate' }, 'game_type'),
      dataset(
        'recruiting-limits',
        'agent_limit',
        { recruitsAgents: 'may_recruit_agents', mostDirect: 'most_direct', levels: 'levels' },
        'member_id',
      ),
      dataset(
        'invitation-links',
        'invitation_link',
        { time: 'created_at', code: 'code', kind: 'kind', remarks: 'note', ended: 'expires_at' },
        'id',
      ),
      dataset('invited-by-link', 'invited_member', { time: 'joined_at', number: 'link_id', source: 'sub_id' }, 'joined_at'),
    ],
  },
};
