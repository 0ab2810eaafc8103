import type { Sweep } from '#jobs/job.ts';
import { issueStatements } from './issue.action.ts';

export const statementsSweeps: readonly Sweep[] = [
  { name: 'statements', every: 60_000, forMerchant: ({ platform, merchant, now }) => issueStatements(platform, merchant, now) },
];
