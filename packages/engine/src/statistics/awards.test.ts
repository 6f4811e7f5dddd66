import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { MatchEvent } from '../match/index.ts';
import { lions, matchWith, openDesk, rulesOf } from '../match/testing/desk.ts';
import { playerAwards } from './awards.ts';
import type { MatchPlayed } from './player-metrics.ts';

const football = rulesOf('FOOTBALL_11');
const { goal } = openDesk();

function played(events: readonly MatchEvent[], players: readonly string[]): MatchPlayed {
  const match = { ...matchWith(football, events), status: 'CLOSED' as const };
  const appearances = players.map((playerId) => ({ teamId: lions, playerId }));
  return { match, rules: football, appearances };
}

const by = (playerId: string, more = {}) => goal(lions, { playerId, ...more });
const scorers = (...matches: readonly MatchPlayed[]) =>
  playerAwards(matches, (id) => id).topScorer.map(({ playerId }) => playerId);

it('the top scorer is who needed fewer matches for as many goals', () => {
  const first = played([by('ana'), by('eva')], ['ana', 'eva']);
  assert.deepEqual(scorers(first, played([], ['ana'])), ['eva']);
});

it('equals in goals and matches share it, and nobody has it without a goal', () => {
  assert.deepEqual(scorers(played([by('eva'), by('ana')], ['ana', 'eva'])), ['ana', 'eva']);
  assert.deepEqual(scorers(played([], ['ana'])), []);
});

it('assists have their own leader', () => {
  const match = played([by('ana', { relatedPlayerId: 'sol' })], ['ana', 'sol']);
  assert.deepEqual(
    playerAwards([match], (id) => id).mostAssists.map(({ playerId }) => playerId),
    ['sol'],
  );
});
