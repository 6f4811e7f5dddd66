import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesOf } from '../model/phase.ts';
import { emptySlot, teamSlot } from '../model/slot.ts';
import { roundRobinDefaults, roundRobinRounds } from '../round-robin/round-robin.ts';
import { manualWarnings } from './warnings.ts';

const teams = ['ana', 'bea', 'cai', 'dan'];
const league = matchesOf({ rounds: roundRobinRounds(teams.map(teamSlot), roundRobinDefaults) });

test('a complete league raises no warning', () => {
  assert.deepEqual(manualWarnings(league, teams, 1), []);
});

test('a missing match and a duplicate raise warnings', () => {
  const [first, ...rest] = league;
  assert.ok(first);
  const pair = [first.home.participant, first.away.participant].toSorted();
  assert.deepEqual(manualWarnings(rest, teams, 1), [{ warning: 'MISSING_PAIR', teams: pair }]);
  const turned = { id: 'again', round: 9, home: first.away, away: first.home };
  assert.deepEqual(manualWarnings([...league, turned], teams, 1), [
    { warning: 'DUPLICATE_PAIR', teams: pair, matches: [first.id, 'again'] },
  ]);
});

test('a team that plays twice in a round raises a warning', () => {
  const moved = league.map((match) => ({ ...match, round: Math.min(match.round, 2) }));
  const warnings = manualWarnings(moved, teams, 1);
  assert.deepEqual(
    warnings
      .map((it) => (it.warning === 'TEAM_TWICE_IN_ROUND' ? `${it.team} ${it.round}` : it.warning))
      .toSorted(),
    teams.map((team) => `${team} 2`),
  );
});

test('a match without its teams counts for no team', () => {
  const waiting = { id: 'x', round: 1, home: emptySlot, away: emptySlot };
  assert.deepEqual(manualWarnings([...league, waiting], teams, 1), []);
  const half = { ...waiting, round: 9, home: teamSlot('ana') };
  assert.deepEqual(manualWarnings([...league, half, { ...half, round: 10 }], teams, 1), []);
});
