import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSecondStepFragment, secondStepFragment } from './required-second-step.ts';

describe('the second step after a provider', () => {
  it('travels in the URL fragment, which servers never see', () => {
    const required = {
      challengeId: '0199a8f0-7c3e-7b1a-9f2e-3c4d5e6f7a8b',
      methods: ['passkey' as const, 'code' as const],
      passkey: { challenge: 'ab-c_', rpId: 'traip.es', timeout: 1000, userVerification: 'required' as const },
    };
    assert.deepEqual(readSecondStepFragment(`#${secondStepFragment(required)}`), required);
  });

  it('is ignored when someone wrote the URL by hand', () => {
    for (const hash of ['', '#', '#other', '#second-step=', '#second-step=%', '#second-step=%7B%7D'])
      assert.equal(readSecondStepFragment(hash), null, hash);
  });
});
