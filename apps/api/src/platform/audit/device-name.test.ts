import assert from 'node:assert/strict';
import { it } from 'node:test';
import { deviceName } from './device-name.ts';

for (const [userAgent, expected] of [
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox, Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Chrome, macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) Something', 'Linux'],
  ['curl/8.0', null],
  [undefined, null],
] as const)
  it(`calls ${userAgent} ${expected}`, () => assert.equal(deviceName(userAgent), expected));
