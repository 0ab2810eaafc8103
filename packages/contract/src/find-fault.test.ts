import { describe, expect, it } from 'vitest';
import { findFault } from './find-fault.ts';

const status = { status: 0, maintenance: false, regionRestriction: false, endTime: null, location: { ip: '127.0.0.1' } };
const success = (value: unknown) => ({ success: true, value, message: null });
const envelope = 'must be an object with success, value and message';

describe('an answer', () => {
  it('is valid if its value fits the call’s shape, or if it refuses with a known code', () => {
    expect(findFault('systemStatus', success(status))).toBeNull();
    expect(
      findFault('systemStatus', { success: false, value: { code: 'MAINTENANCE', requestId: '1' }, message: 'MAINTENANCE' }),
    ).toBeNull();
    expect(findFault('login', success({ jwe: 'a.b.c' }))).toBeNull();
  });

  it.each([
    ['no object', [], '', envelope],
    ['no envelope', status, '', envelope],
    ['no value', { success: true }, '', envelope],
    ['a wrong member', success({ ...status, maintenance: 'no' }), '/value/maintenance', 'must be boolean'],
    ['a wrong member of a choice', success({ ...status, endTime: 5 }), '/value/endTime', 'must be string or null'],
    ['a wrong member of a member', success({ ...status, location: { ip: 1 } }), '/value/location/ip', 'must be string'],
    ['a missing member', success({ ...status, location: {} }), '/value/location', 'must have required properties ip'],
    ['an unknown code', { success: false, value: { code: 'OOPS' } }, '/value/code', 'must be a code of @livery/contract/errors'],
    ['a refusal without a code', { success: false, value: null }, '/value/code', 'must be a code of @livery/contract/errors'],
  ])('with %s is reported with its pointer', (_what, answer, pointer, message) => {
    expect(findFault('systemStatus', answer)).toEqual({ pointer, message });
  });

  it('with an unsealed part where the call seals is reported', () => {
    expect(findFault('login', success({ token: 'a' }))).toMatchObject({ pointer: '/value' });
  });
});
