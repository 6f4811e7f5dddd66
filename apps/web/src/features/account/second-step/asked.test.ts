import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSecondStepFragment, secondStepFragment } from './asked.ts';

describe('the second step after a provider', () => {
  it('travels in the URL fragment, which servers never see', () => {
    const asked = {
      challengeId: '0199a8f0-7c3e-7b1a-9f2e-3c4d5e6f7a8b',
      methods: ['passkey' as const, 'code' as const],
      passkey: { challenge: 'ab-c_', rpId: 'traip.es', timeout: 1000, userVerification: 'required' as const },
    };
    assert.deepEqual(readSecondStepFragment(`#${secondStepFragment(asked)}`), asked);
  });

  it('is ignored when someone wrote the URL by hand', () => {
    for (const hash of ['', '#', '#other', '#second-step=', '#second-step=%', '#second-step=%7B%7D'])
      assert.equal(readSecondStepFragment(hash), null, hash);
  });
});
