import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Lineup, MatchEvent, Substitution } from '../match/index.ts';
import { lions, matchWith, openDesk, rulesOf } from '../match/testing/desk.ts';
import { cleanSheetOf } from './clean-sheets.ts';
import { appearancesOf, timePlayed } from './minutes.ts';
import { type MatchPlayed, rankPlayers } from './player-metrics.ts';

const football = rulesOf('FOOTBALL_11');
const { card, goal, start, manual } = openDesk();

/** Kim in goal, Ana and Eva on the field, Noa (a goalkeeper too) and Sol on the bench. */
function lineup(substitutions?: readonly Substitution[]): Lineup {
  return {
    teamId: lions,
    state: 'LOCKED',
    players: [
      { playerId: 'kim', place: 'STARTER', shirt: 1, goalkeeper: true },
      { playerId: 'ana', place: 'STARTER', shirt: 2, captain: true },
      { playerId: 'eva', place: 'STARTER', shirt: 3 },
      { playerId: 'noa', place: 'BENCH', shirt: 13, goalkeeper: true },
      { playerId: 'sol', place: 'BENCH', shirt: 14 },
    ],
    ...(substitutions ? { substitutions } : {}),
  };
}

const change = (off: string, on: string, period: number, minute: number): Substitution => ({
  off,
  on,
  period,
  minute,
});

function minutes(
  substitutions: readonly Substitution[] | undefined,
  events: readonly MatchEvent[] = [],
  rules = football,
) {
  const times = timePlayed(lineup(substitutions), matchWith(rules, events), rules);
  return times && Object.fromEntries(times.map(({ playerId, seconds }) => [playerId, seconds / 60]));
}

describe('minutes played', () => {
  it('are ninety for who was never changed and none for who sat on the bench', () => {
    assert.deepEqual(minutes([]), { kim: 90, ana: 90, eva: 90, noa: 0, sol: 0 });
  });

  it('are shared by who left and who came on', () => {
    const played = minutes([change('eva', 'sol', 2, 60)]);
    assert.deepEqual([played?.eva, played?.sol], [60, 30]);
  });

  it('of added time are the end of the half', () => {
    const played = minutes([change('eva', 'sol', 1, 47)]);
    assert.deepEqual([played?.eva, played?.sol], [45, 45]);
  });

  it('end with a sending-off', () => {
    assert.equal(minutes([], [card(lions, 'RED', { playerId: 'ana', minute: 30 })])?.ana, 30);
  });

  it('go on in extra time, once it was played', () => {
    assert.equal(minutes([], [start(3)])?.ana, 105);
    assert.equal(minutes([], [start(3), start(4)])?.ana, 120);
  });

  it('count for who comes back, where players may', () => {
    const handball = rulesOf('HANDBALL_7');
    const played = minutes([change('eva', 'sol', 1, 10), change('sol', 'eva', 1, 25)], [], handball);
    assert.deepEqual([played?.eva, played?.sol], [45, 15]);
  });

  it('are unknown where nobody wrote substitutions down, or there is no clock', () => {
    assert.equal(minutes(undefined), null);
    assert.equal(minutes([], [], rulesOf('VOLLEYBALL_6')), null);
  });

  it('law: whatever is changed, as many are on the field as began', () => {
    const bench = ['noa', 'sol'];
    const times = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 0, maxLength: 2 });
    fc.assert(
      fc.property(times, (at) => {
        const changes = at
          .toSorted((a, b) => a - b)
          .map((minute, index) =>
            change(['eva', 'ana'][index] ?? '', bench[index] ?? '', minute > 45 ? 2 : 1, minute),
          );
        const total = Object.values(minutes(changes) ?? {}).reduce((sum, own) => sum + own, 0);
        assert.equal(total, 3 * 90);
      }),
    );
  });

  it('appear in a list, most first', () => {
    const played: MatchPlayed = {
      match: { ...matchWith(football, [goal(lions)]), status: 'CLOSED' },
      rules: football,
      appearances: appearancesOf(lineup([change('eva', 'sol', 2, 60)])),
      lineups: [lineup([change('eva', 'sol', 2, 60)])],
    };
    assert.deepEqual(
      rankPlayers('minutes', [played], (id) => id).map(({ rank, playerId, value }) => [
        rank,
        playerId,
        value,
      ]),
      [
        [1, 'ana', 90],
        [1, 'kim', 90],
        [3, 'eva', 60],
        [4, 'sol', 30],
      ],
    );
  });
});

describe('who took part', () => {
  it('are those who started and came on, or all who were listed if nobody knows', () => {
    const names = (given?: readonly Substitution[]) =>
      appearancesOf(lineup(given)).map(({ playerId }) => playerId);
    assert.deepEqual(names([change('eva', 'sol', 1, 3)]), ['kim', 'ana', 'eva', 'sol']);
    assert.deepEqual(names(), ['kim', 'ana', 'eva', 'noa', 'sol']);
  });
});

describe('a clean sheet', () => {
  const keeper = (events: readonly MatchEvent[], substitutions?: readonly Substitution[], rules = football) =>
    cleanSheetOf(lineup(substitutions), matchWith(rules, events), rules)?.playerId ?? null;

  it('belongs to the goalkeeper of a team that conceded nothing, whoever won', () => {
    assert.equal(keeper([goal(lions)]), 'kim');
    assert.equal(keeper([]), 'kim');
    assert.equal(keeper([goal('bears')]), null);
  });

  it('belongs to who was in goal longer; at half-time each, to who began', () => {
    assert.equal(keeper([], [change('kim', 'noa', 1, 20)]), 'noa');
    assert.equal(keeper([], [change('kim', 'noa', 2, 70)]), 'kim');
    assert.equal(keeper([], [change('kim', 'noa', 1, 45)]), 'kim');
  });

  it('is not lost in a shoot-out, and not won by a forfeit', () => {
    assert.equal(keeper([goal('bears', { period: 'SO' })]), 'kim');
    assert.equal(keeper([manual({ outcome: 'FORFEIT_AWAY' })]), null);
  });

  it('does not exist where nobody keeps a goal', () => {
    assert.equal(keeper([], undefined, rulesOf('BASKETBALL_5')), null);
  });
});
