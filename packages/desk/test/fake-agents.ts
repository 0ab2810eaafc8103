import type { AgentMember, AgentNode, AgentTerms, MoveCheck } from '@livery/contract/control/shapes';
import type { Answers } from './fake-answers.ts';

export const anAgent: AgentNode = { id: 21, account: 'agent', nickname: 'Agent', type: 1, state: 'active', depth: 0, members: 4 };
export const aSecondAgent: AgentNode = { ...anAgent, id: 22, account: 'agent2', nickname: 'Second', type: 2, depth: 1, members: 1 };
export const aPlayer: AgentNode = { ...anAgent, id: 23, account: 'lucas', nickname: 'Lucas', type: 0, depth: 2, members: 0 };

export const aTeamMember: AgentMember = {
  ...aSecondAgent,
  path: [{ account: 'agent', type: 1, state: 'active' }],
  agents: 0,
  direct: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  hasFirstPassword: false,
};

export const someTerms: AgentTerms = {
  account: 'agent2',
  type: 2,
  upline: 'agent',
  rates: [{ gameType: 'RNG', ppm: 4_800 }],
  limits: { mayRecruitAgents: true, mostDirect: 200, levels: 5 },
  most: {
    rates: [
      { gameType: 'RNG', ppm: 6_000 },
      { gameType: 'LIVE', ppm: 4_000 },
    ],
    limits: { mayRecruitAgents: true, mostDirect: 1_000, levels: 9 },
  },
  least: [
    { field: '/rates/RNG', least: 3_000, account: 'agent42' },
    { field: '/limits/levels', least: 2, account: 'agent42' },
  ],
};

export const aCheck: MoveCheck = { refusal: null, members: 2, depth: 2, from: ['agent'], to: ['other'], seen: '4-9-30' };

/** The calls of the agents room, with a tree of agent → agent2 → lucas. */
export const agentCalls: Answers = {
  agentTree: async ({ under }) => ({ items: under === undefined ? [anAgent] : under === 'agent' ? [aSecondAgent] : [aPlayer], next: null }),
  agentSearch: async () => ({
    items: [
      { ...anAgent, id: 30, account: 'other', upline: null },
      { ...anAgent, id: 31, account: 'other2', depth: 1, upline: 'other', state: 'closed' },
    ],
    next: null,
  }),
  agentMember: async ({ account }) => ({ ...aTeamMember, account }),
  agentHistory: async () => ({
    items: [
      {
        id: 'move-1',
        at: '2026-11-20T12:00:00.000Z',
        actor: 'control:127.0.0.1',
        what: 'moved',
        reason: 'Asked by phone',
        move: { from: null, to: 'agent', members: 2 },
        rates: [],
        limits: [],
      },
      {
        id: 'act-2',
        at: '2026-11-19T12:00:00.000Z',
        actor: 'member:21',
        what: 'terms',
        reason: null,
        move: null,
        rates: [{ gameType: 'RNG', before: 0, after: 4_800 }],
        limits: [{ limit: 'levels', before: 3, after: 5 }],
      },
    ],
    next: null,
  }),
  agentSettings: async () => ({
    depth: 64,
    deepest: 3,
    gameTypes: [
      { gameType: 'RNG', name: 'Slots', prizeGroups: null },
      { gameType: 'LIVE', name: 'Live casino', prizeGroups: null },
      { gameType: 'LOTT', name: 'Lottery', prizeGroups: { lowest: 1940, highest: 1960 } },
    ],
  }),
  setTreeDepth: async () => {},
  checkMove: async () => aCheck,
  moveMember: async () => aCheck,
  agentTerms: async () => someTerms,
  setAgentTerms: async () => {},
  openAgent: async () => ({ password: 'Abcd-efgh-1234-Wxyz' }),
  makeAgent: async () => {},
  renewAgentPassword: async () => ({ password: 'Wxyz-1234-efgh-Abcd' }),
};
