import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askedRanking, rankingAddress } from './asked.ts';

describe('the address of a ranking', () => {
  it('says what is shown and back', () => {
    const asked = askedRanking({ kind: 'TEAM', q: ' ana ', page: '3' });
    assert.deepEqual(asked, { kind: 'TEAM', search: 'ana', page: 3 });
    assert.equal(rankingAddress('costa', asked, { page: 4 }), '/t/costa/ranking?kind=TEAM&q=ana&page=4');
    assert.equal(
      rankingAddress('costa', asked, { kind: 'PERSON', search: '' }),
      '/t/costa/ranking?kind=PERSON',
    );
  });

  it('with nonsense shows the beginning', () => {
    assert.deepEqual(askedRanking({ kind: 'DOG', page: '-1', q: ['a'] }), {
      kind: null,
      search: '',
      page: 1,
    });
  });
});
