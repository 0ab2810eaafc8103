import { expect, it } from 'vitest';
import { errorStatus, isErrorCode } from './errors.ts';

it('knows the codes of the closed list, and nothing else for one', () => {
  expect(Object.keys(errorStatus).filter((code) => !isErrorCode(code))).toEqual([]);
  for (const other of ['SOMETHING_NEW', 'toString', '', null, undefined, 404, ['NOT_FOUND']]) expect(isErrorCode(other)).toBe(false);
});
