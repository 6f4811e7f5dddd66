import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proposedCompetitors } from './proposed-competitors.ts';

test('the usual competitors of the sport are proposed where none were chosen', () => {
  assert.equal(proposedCompetitors('TEAM', ['Ana Ruiz / Luis Gil']), 'TEAM');
  assert.equal(proposedCompetitors('INDIVIDUAL', ['Ana Ruiz', 'Luis Gil']), 'INDIVIDUAL');
  assert.equal(proposedCompetitors('INDIVIDUAL', []), 'INDIVIDUAL');
  assert.equal(proposedCompetitors('PAIR', []), 'PAIR');
});

test('names with a slash are pairs, and clubs that play in pairs stay teams', () => {
  assert.equal(proposedCompetitors('PAIR', ['Ana Ruiz / Luis Gil', 'Eva Sanz & Leo Paz']), 'PAIR');
  assert.equal(proposedCompetitors('INDIVIDUAL', ['Ana Ruiz / Luis Gil']), 'PAIR');
  assert.equal(proposedCompetitors('PAIR', ['CP Alameda', 'CP Norte']), 'TEAM');
});
