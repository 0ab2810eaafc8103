import type { AnswerFault } from '@livery/builder';
import { printable } from '@livery/brand';
import { say, styled } from './terminal.ts';

/** Names an answer of the gateway that the portal cannot read; the page itself only says that something went wrong. */
export function sayFault({ call, pointer, message }: AnswerFault): void {
  const where = pointer === '' ? 'the answer' : pointer;
  say(`${styled('red', '✗', process.stderr)} The gateway answers ${call} against the contract: ${printable(`${where} ${message}`)}.`);
}
