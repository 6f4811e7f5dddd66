import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryOf } from './country.ts';
import { deviceOf, nameOfDevice } from './device.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a device', () => {
  const known: readonly [userAgent: string, name: string | null][] = [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      'Chrome, Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/140.0.0.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`, 'Safari, Mac'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} CriOS/150.0 Mobile/15E148 Safari/604.1`,
      'Chrome, iPhone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) ${webkit} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`,
      'Firefox, iPad',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      'Chrome, ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) Something', 'Linux'],
    ['curl/8.9.1', null],
    ['', null],
  ];
  for (const [userAgent, name] of known)
    it(`is called ${name ?? 'nothing'}`, () => assert.equal(nameOfDevice(deviceOf(userAgent)), name));
});

describe('the country of an address', () => {
  const known: readonly [address: string, country: string | null][] = [
    ['83.45.12.1', 'ES'],
    ['::ffff:83.45.12.1', 'ES'],
    ['2a02:9000::1', 'ES'],
    ['127.0.0.1', null],
    ['10.1.2.3', null],
    ['::1', null],
  ];
  for (const [address, country] of known)
    it(`of ${address} is ${country ?? 'not known'}`, () => assert.equal(countryOf(address), country));
});
