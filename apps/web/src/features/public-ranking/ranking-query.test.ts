import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rankingAddress, rankingQueryIn } from './ranking-query.ts';

describe('the URL of a ranking', () => {
  it('is read into a query and written back', () => {
    const query = rankingQueryIn({ kind: 'TEAM', q: ' ana ', page: '3' });
    assert.deepEqual(query, { kind: 'TEAM', search: 'ana', page: 3 });
    assert.equal(rankingAddress('costa', query, { page: 4 }), '/t/costa/ranking?kind=TEAM&q=ana&page=4');
    assert.equal(
      rankingAddress('costa', query, { kind: 'PERSON', search: '' }),
      '/t/costa/ranking?kind=PERSON',
    );
  });

  it('ignores invalid values', () => {
    assert.deepEqual(rankingQueryIn({ kind: 'DOG', page: '-1', q: ['a'] }), {
      kind: null,
      search: '',
      page: 1,
    });
  });
});
