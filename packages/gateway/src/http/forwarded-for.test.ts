import { expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import { withoutPort } from './forwarded-for.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51234 ', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '::ffff:203.0.113.7'],
  ['999.0.0.1:80', '999.0.0.1:80'],
  ['203.0.113.7:port', '203.0.113.7:port'],
  ['unknown', 'unknown'],
  ['', ''],
])('reads %j as the caller %s', (part, address) => {
  expect(withoutPort(part)).toBe(address);
});

const written: string[] = [];
const gateway = await openTestGateway({ app: { logLevel: 'error', logStream: { write: (line) => void written.push(line) } } });
const login = (address: string) =>
  gateway.call('login', {
    body: { username: 'nobody', password: 'Wrong-Password#1', type: 'username' },
    headers: { 'x-forwarded-for': address },
  });
const addressSeen = async (header: string) =>
  (await gateway.call('systemStatus', { headers: { 'x-forwarded-for': header } })).envelope.value['location'];

it('a caller is identified by address when one or more proxies add ports', async () => {
  expect(await addressSeen('203.0.113.7:51234')).toEqual({ ip: '203.0.113.7' });
  expect(await addressSeen('[2001:db8::1]:443')).toEqual({ ip: '2001:db8::1' });
  expect(await addressSeen('198.51.100.1, 203.0.113.7:51234, 127.0.0.1:8080')).toEqual({ ip: '203.0.113.7' });
});

it('a blocked network stays blocked on any port', async () => {
  await gateway.control('blockNetwork', { network: '203.0.113.0/24' });
  const { envelope } = await gateway.call('gameMenus', { headers: { 'x-forwarded-for': '203.0.113.7:51234' } });
  expect(envelope.message).toBe('IP_BLOCKED');
  expect((await gateway.call('gameMenus', { headers: { 'x-forwarded-for': '198.51.100.7:51234' } })).status).toBe(200);
  await gateway.control('unblockNetwork', { network: '203.0.113.0/24' });
});

it('limits count addresses separately, whatever their ports', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, host) => login(`198.51.100.${host}:5${host + 1000}`)));
  expect(answers.filter(({ status }) => status === 429)).toEqual([]);
});

it('the log warns once a minute about a header without an address', async () => {
  await gateway.control('reset');
  written.length = 0;
  await addressSeen('unknown');
  await addressSeen('203.0.113.7:port');
  await addressSeen('203.0.113.7');
  expect(written.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'X-Forwarded-For holds no address', told: 'unknown' }),
  ]);
  await gateway.control('shiftClock', { offset: 61_000 });
  await addressSeen('203.0.113.7:port');
  expect(written).toHaveLength(2);
});
