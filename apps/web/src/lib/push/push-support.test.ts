import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deviceName, findPushBlocker } from './push-support.ts';

const ready = {
  hasWorkers: true,
  hasPush: true,
  isApplePhone: false,
  isWorking: true,
  permission: 'default' as NotificationPermission,
};

describe('a device', () => {
  it('can get notifications if the browser permits', () => assert.equal(findPushBlocker(ready), null));

  it("gives the reason if it can't", () => {
    assert.equal(findPushBlocker({ ...ready, hasPush: false }), 'unsupported');
    assert.equal(findPushBlocker({ ...ready, hasPush: false, isApplePhone: true }), 'notInstalled');
    assert.equal(findPushBlocker({ ...ready, permission: 'denied' }), 'denied');
    assert.equal(findPushBlocker({ ...ready, isWorking: false }), 'noWorker');
  });

  it('has a name that its owner recognises', () => {
    const pixel =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
    const mac =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
    assert.deepEqual(
      [deviceName(pixel), deviceName(mac), deviceName('?')],
      ['Chrome · Android', 'Safari · Mac', ''],
    );
  });
});
