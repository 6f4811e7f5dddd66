import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitorsOf, kindsFor } from './competitors.ts';
import { emptyDraft } from './draft.ts';

describe('who competes', () => {
  it('follows the sport until changed', () => {
    assert.equal(competitorsOf(emptyDraft, undefined), 'TEAM');
    assert.equal(competitorsOf(emptyDraft, 'FOOTBALL_11'), 'TEAM');
    assert.equal(competitorsOf(emptyDraft, 'PADEL_DOUBLES'), 'PAIR');
    assert.equal(competitorsOf(emptyDraft, 'TENNIS_SINGLES'), 'INDIVIDUAL');
    assert.equal(competitorsOf({ ...emptyDraft, competitors: 'TEAM' }, 'PADEL_DOUBLES'), 'TEAM');
  });

  it('is asked only where clubs may send teams too', () => {
    assert.deepEqual(kindsFor('FOOTBALL_11'), ['TEAM']);
    assert.deepEqual(kindsFor('PADEL_DOUBLES'), ['PAIR', 'TEAM']);
  });
});
