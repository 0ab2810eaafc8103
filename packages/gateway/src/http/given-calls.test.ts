import { routes, type Route, type RouteName } from '@livery/contract/routes';
import { shapes } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';

const { call, logIn } = await openTestGateway();
const rows = Object.entries(routes) as [RouteName, Route][];

/** The calls that section 7 flags with E, by path. */
const flagged = [
  '/wps/session/login',
  '/wps/member/register',
  '/wps/member/register/mobile',
  '/wps/member/password',
  '/wps/member/password/verification',
  '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  '/wps/relay/passwordCheck/MCS2_convertPoint',
];

it('requires a sealed body for the calls flagged E, and for no other call named in section 7 [wire-encryption]', async () => {
  const refused: string[] = [];
  for (const [name, { basis, method, path, isStream }] of rows) {
    if (basis !== 'given' || method === 'GET' || isStream || name === 'logout') continue;
    const { envelope } = await call(name, { token: await logIn(), plain: true, body: {} });
    if (envelope.value?.['code'] === 'ENCRYPTION_REQUIRED') refused.push(path);
  }
  expect(refused.toSorted()).toEqual(flagged.toSorted());
});

it('answers every call of the contract in its own shape, and leaves none unserved [wire-shapes]', async () => {
  const token = await logIn('agent');
  const unserved: string[] = [];
  for (const [name, { isStream, isFile }] of rows) {
    if (isFile) continue;
    expect({ name, shape: 'value' in shapes[name] }).toEqual({ name, shape: true });
    // Ending the session would make later rows fail.
    if (isStream || name === 'logout') continue;
    const { status } = await call(name, { token, plain: true, body: {} });
    // Passkeys are refused on a host that is not the merchant's.
    if (status === 501 && name !== 'passkeyRequest') unserved.push(name);
  }
  expect(unserved).toEqual([]);
});
