import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadsTo } from './leads-to.ts';

const mine = { teamIds: ['t1'], isReferee: false, maySeeDesk: false, orgCode: 'liga', isPublic: true };

test('a match of my team is prepared before it begins, and watched afterwards', () => {
  assert.equal(leadsTo({ id: 'm', state: 'SCHEDULED', mine }), '/my-teams/t1/matches/m');
  assert.equal(leadsTo({ id: 'm', state: 'IN_PROGRESS', mine }), '/m/m');
  assert.equal(leadsTo({ id: 'm', state: 'CLOSED', mine }), '/m/m');
});

test('a match without a public page stays with the team', () => {
  const hidden = { ...mine, isPublic: false };
  assert.equal(leadsTo({ id: 'm', state: 'CLOSED', mine: hidden }), '/my-teams/t1/matches/m');
});

test('a referee comes to the desk, unless it is not theirs any more', () => {
  const referee = { ...mine, teamIds: [], isReferee: true, maySeeDesk: true };
  assert.equal(leadsTo({ id: 'm', state: 'SCHEDULED', mine: referee }), '/dashboard/liga/matches/m');
  assert.equal(leadsTo({ id: 'm', state: 'SCHEDULED', mine: { ...referee, maySeeDesk: false } }), '/m/m');
});
