import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { isInStep, parseSaved, ringText } from './saved-ring.ts';

const follow = { kind: 'TEAM', id: randomUUID(), rings: 'ALL' } as const;
const day = 86_400_000;

describe('a device with notifications', () => {
  it('has saved nothing unless the stored value is valid', () => {
    const saved = { text: '[]', at: 5 };
    assert.deepEqual(parseSaved(JSON.stringify(saved)), saved);
    for (const odd of [{}, { text: 7, at: 5 }, { ...saved, at: null }])
      assert.deepEqual(parseSaved(JSON.stringify(odd)), { text: '', at: 0 });
  });

  it('is up to date until its list or language changes, or a week has passed', () => {
    const text = ringText([follow], 'es');
    const saved = { text, at: 10 * day };
    assert.equal(isInStep(saved, text, 11 * day), true);
    assert.equal(isInStep(saved, ringText([follow], 'en'), 11 * day), false);
    assert.equal(isInStep(saved, ringText([{ ...follow, rings: 'NONE' }], 'es'), 11 * day), false);
    assert.equal(isInStep(saved, text, 18 * day), false);
  });
});
