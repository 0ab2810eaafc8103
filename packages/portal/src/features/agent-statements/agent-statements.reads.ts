import type { ValueOf } from '@livery/contract/shapes';
import { guards } from '#api/guards/statements.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

export type ListedStatement = ValueOf<'statements'>['items'][number];
export type WholeStatement = ValueOf<'statement'>;
export type StatementContract = WholeStatement['statement']['contracts'][number];
export type PlayProof = ValueOf<'playProofs'>['items'][number];
export type PlayLeaf = ValueOf<'teamProof'>['items'][number];

export const statementsRead = declareRead('statements', guards.statements);
export const statementRead = declareRead('statement', guards.statement);
export const checkRead = declareRead('checkStatement', guards.checkStatement);
export const proofsRead = declareRead('playProofs', guards.playProofs);
