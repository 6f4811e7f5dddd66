import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchHref } from './match-href.ts';

const mine = {
  teamIds: ['t1'],
  isReferee: false,
  maySeeDesk: false,
  isMember: false,
  orgCode: 'liga',
  isPublic: true,
};
const competition = { id: 'c' };

test('a match of my team is prepared before it begins, and watched afterwards', () => {
  assert.equal(matchHref({ id: 'm', competition, state: 'SCHEDULED', mine }), '/my-teams/t1/matches/m');
  assert.equal(matchHref({ id: 'm', competition, state: 'IN_PROGRESS', mine }), '/m/m');
  assert.equal(matchHref({ id: 'm', competition, state: 'CLOSED', mine }), '/m/m');
});

test('a match without a public page stays with the team', () => {
  const hidden = { ...mine, isPublic: false };
  assert.equal(matchHref({ id: 'm', competition, state: 'CLOSED', mine: hidden }), '/my-teams/t1/matches/m');
});

test('a referee comes to the desk, unless it is not theirs any more', () => {
  const referee = { ...mine, teamIds: [], isReferee: true, maySeeDesk: true };
  assert.equal(
    matchHref({ id: 'm', competition, state: 'SCHEDULED', mine: referee }),
    '/dashboard/liga/matches/m',
  );
  assert.equal(
    matchHref({ id: 'm', competition, state: 'SCHEDULED', mine: { ...referee, maySeeDesk: false } }),
    '/m/m',
  );
});

test('who once whistled a match without a public page comes to what they may still see', () => {
  const hidden = { ...mine, teamIds: [], isReferee: true, isPublic: false };
  const member = { ...hidden, isMember: true };
  assert.equal(
    matchHref({ id: 'm', competition, state: 'CLOSED', mine: member }),
    '/dashboard/liga/competitions/c',
  );
  assert.equal(matchHref({ id: 'm', competition, state: 'CLOSED', mine: hidden }), '/my-matches');
});
