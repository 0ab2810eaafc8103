import { withQuery } from '#shared/team/team-paths.ts';

const statements = '/agentHome/statements';

export const statementsPath = statements;
export const statementPath = (number: number): string => withQuery(statements, { statement: String(number) });
/** The public page to verify a statement. */
export const checkPath = (hash: string): string => withQuery('/statement', { hash });
