import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseOf, turningPoints } from './champion-course.ts';

const results = ['D', 'L', 'W', 'W', 'W', 'W'] as const;
const ranks = [4, 5, 3, 2, 1, 1];
const rounds = results.map((result, index) => ({
  round: index + 1,
  rank: ranks[index] ?? 0,
  result,
  matchId: `m${index + 1}`,
}));
const rivals = ['soto', 'granada', 'puerto', 'soto', 'granada', 'puerto'];
const matches = rivals.map((rival, index) => ({
  id: `m${index + 1}`,
  home: { id: 'ribera' },
  away: { id: rival },
}));

test('a champion started fourth, won four in a row and led from the fifth round on', () => {
  assert.deepEqual(courseOf(rounds), { firstRank: 4, run: { wins: 4, from: 3, to: 6 }, leadsSince: 5 });
  assert.equal(courseOf([]), null);
});

test('a team that led all along leads since the first round, and two wins are no run', () => {
  const two = rounds.slice(2, 4).map((round) => ({ ...round, rank: 1 }));
  assert.deepEqual(courseOf(two), { firstRank: 1, run: null, leadsSince: 3 });
});

test('a round without a match does not break a run', () => {
  const free = { round: 9, rank: 1, result: null, matchId: null };
  const played = [...rounds.slice(2, 4), free, ...rounds.slice(4)];
  assert.equal(courseOf(played)?.run?.wins, 4);
});

test('lists the only defeat, the match that took the lead and the last match, each once and in order', () => {
  const turns = turningPoints(rounds, matches, 'puerto').map(({ match, turn }) => `${match.id} ${turn}`);
  assert.deepEqual(turns, ['m2 ONLY_LOSS', 'm5 LEAD', 'm6 RIVAL']);
});
