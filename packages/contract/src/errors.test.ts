import { expect, it } from 'vitest';
import { errorStatus, isErrorCode } from './errors.ts';

it('recognizes the codes of the closed list, and nothing else', () => {
  expect(Object.keys(errorStatus).filter((code) => !isErrorCode(code))).toEqual([]);
  for (const other of ['SOMETHING_NEW', 'toString', '', null, undefined, 404, ['NOT_FOUND']]) expect(isErrorCode(other)).toBe(false);
});
