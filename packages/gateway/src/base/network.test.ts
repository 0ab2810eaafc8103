import { expect, it } from 'vitest';
import { membershipIn, networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['x'.repeat(5_000), 'unknown'],
])('reads %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

const isListed = membershipIn(['203.0.113.0/24', '198.51.100.7/32', '2001:db8:1::/48']);

it.each([
  ['203.0.113.0', true],
  ['203.0.113.255', true],
  ['203.0.114.0', false],
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['::ffff:203.0.113.7', true],
  ['::ffff:cb00:7107', true],
  ['2001:db8:1:ffff::1', true],
  ['2001:db8:2::1', false],
  ['2001:DB8:1::1%eth0', true],
  ['unknown', false],
  ['', false],
  ['203.0.113', false],
])('finds %s in the listed networks: %s', (ip, isIn) => {
  expect(isListed(ip)).toBe(isIn);
  expect(membershipIn([])(ip)).toBe(false);
});
