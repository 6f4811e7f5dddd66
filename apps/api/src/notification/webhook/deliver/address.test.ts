import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mayConnectTo, urlProblem } from './address.ts';

const strict = { allowsLocal: false };
const local = { allowsLocal: true };

describe('where webhooks may be', () => {
  const open = ['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'];
  for (const address of open)
    it(`${address} is on the internet`, () => assert.equal(mayConnectTo(address, strict), true));

  const closed = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.1'],
    ...['203.0.113.7', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '100::1'],
    ...[
      'fc00::1',
      'fd12:3456::1',
      'fe80::1',
      'fec0::1',
      'ff02::1',
      '2001::1',
      '2001:db8::1',
      '2002:7f00:1::',
    ],
    ...['3fff::1', 'nonsense', ''],
  ];
  for (const address of closed)
    it(`${address || 'nothing'} is not`, () => assert.equal(mayConnectTo(address, strict), false));

  it('this machine is allowed only by a setting, which allows nothing else', () => {
    assert.deepEqual(
      ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254', '::ffff:10.0.0.1'].map((address) =>
        mayConnectTo(address, local),
      ),
      [true, true, false, false, false],
    );
  });

  const urls: readonly [string, string | undefined, string | undefined][] = [
    ['https://club.example/hook', undefined, undefined],
    ['http://club.example/hook', 'INSECURE', 'INSECURE'],
    ['http://8.8.8.8/', 'INSECURE', 'INSECURE'],
    ['https://10.0.0.1/', 'PRIVATE_ADDRESS', 'PRIVATE_ADDRESS'],
    ['https://0x7f.1/', 'PRIVATE_ADDRESS', undefined],
    ['https://2130706433/', 'PRIVATE_ADDRESS', undefined],
    ['https://[::1]/', 'PRIVATE_ADDRESS', undefined],
    ['https://[::ffff:10.0.0.1]/', 'PRIVATE_ADDRESS', 'PRIVATE_ADDRESS'],
    ['http://localhost:3000/', 'PRIVATE_ADDRESS', undefined],
    ['https://inner.localhost./', 'PRIVATE_ADDRESS', undefined],
    ['https://localhost.example/', undefined, undefined],
  ];
  for (const [url, inProduction, inDevelopment] of urls)
    it(`${url} is ${inProduction ?? 'fine'}, and ${inDevelopment ?? 'fine'} where this machine is allowed`, () => {
      assert.equal(urlProblem(new URL(url), strict), inProduction);
      assert.equal(urlProblem(new URL(url), local), inDevelopment);
    });
});
