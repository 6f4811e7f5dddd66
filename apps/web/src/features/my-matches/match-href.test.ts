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

test("a team's match opens its preparation before kick-off, and the public page afterwards", () => {
  assert.equal(matchHref({ id: 'm', competition, state: 'SCHEDULED', mine }), '/my-teams/t1/matches/m');
  assert.equal(matchHref({ id: 'm', competition, state: 'IN_PROGRESS', mine }), '/m/m');
  assert.equal(matchHref({ id: 'm', competition, state: 'CLOSED', mine }), '/m/m');
});

test("a match without a public page opens the team's page", () => {
  const hidden = { ...mine, isPublic: false };
  assert.equal(matchHref({ id: 'm', competition, state: 'CLOSED', mine: hidden }), '/my-teams/t1/matches/m');
});

test('referees open the desk while assigned', () => {
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

test('former referees of a match without a public page open what they may still see', () => {
  const hidden = { ...mine, teamIds: [], isReferee: true, isPublic: false };
  const member = { ...hidden, isMember: true };
  assert.equal(
    matchHref({ id: 'm', competition, state: 'CLOSED', mine: member }),
    '/dashboard/liga/competitions/c',
  );
  assert.equal(matchHref({ id: 'm', competition, state: 'CLOSED', mine: hidden }), '/my-matches');
});
