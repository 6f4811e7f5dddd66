import assert from 'node:assert/strict';
import { it } from 'node:test';
import { networkOf } from './network.ts';

it('an IPv4 address is its own network, even when written as IPv6', () => {
  assert.equal(networkOf('203.0.113.5'), '203.0.113.5');
  assert.equal(networkOf('::ffff:203.0.113.5'), '203.0.113.5');
});

it('all IPv6 addresses of one home are the same network, however they are written', () => {
  const home = networkOf('2001:db8:12:34:5:6:7:8');
  assert.equal(home, '2001:db8:12:34');
  assert.equal(networkOf('2001:DB8:12:34::1'), home);
  assert.notEqual(networkOf('2001:db8:12:35::1'), home);
  assert.equal(networkOf('2001:db8::1'), '2001:db8:0:0');
  assert.equal(networkOf('::1'), '0:0:0:0');
});
