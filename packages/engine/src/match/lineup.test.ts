import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Lineup, LineupPlayer } from './lineup.ts';
import { type LineupFacts, lineupProblems } from './lineup-check.ts';
import { confirmLineup } from './lineup-confirm.ts';
import { lions, rulesOf } from './testing/desk.ts';

const day = '2026-03-14';
const names = Array.from({ length: 30 }, (_, index) => `p${index}`);

const football: LineupFacts = {
  rules: rulesOf('FOOTBALL_11'),
  day,
  memberships: names.map((playerId) => ({ playerId, from: '2025-07-01', until: null })),
  suspended: [],
  elsewhere: [],
};

/** Starters p0, p1 …, the first one goalkeeper and captain, then the bench; shirts follow the order. */
function players(starters: number, bench = 0): LineupPlayer[] {
  return names.slice(0, starters + bench).map((playerId, index) => ({
    playerId,
    place: index < starters ? 'STARTER' : 'BENCH',
    shirt: index + 1,
    ...(index === 0 ? { goalkeeper: true, captain: true } : {}),
  }));
}

const lineup = (lineupPlayers: readonly LineupPlayer[]): Lineup => ({
  teamId: lions,
  state: 'DRAFT',
  players: lineupPlayers,
});

function problemsOf(
  lineupPlayers: readonly LineupPlayer[],
  facts: Partial<LineupFacts> = {},
): readonly string[] {
  return lineupProblems({ players: lineupPlayers }, { ...football, ...facts }).map(
    ({ breach, field }) => `${breach} ${field}`,
  );
}

describe('a lineup', () => {
  it('of eleven with a bench of twelve is valid, and so is one of seven', () => {
    assert.deepEqual(problemsOf(players(11, 12)), []);
    assert.deepEqual(problemsOf(players(7)), []);
  });

  it('has a minimum and a maximum of starters, and a limited bench', () => {
    assert.deepEqual(problemsOf(players(6)), ['TOO_FEW_STARTERS players']);
    assert.deepEqual(problemsOf(players(12, 13)), ['TOO_MANY_STARTERS players', 'BENCH_TOO_LONG players']);
  });

  it('of a race has no maximum', () => {
    const road = players(30).map(({ playerId }) => ({ playerId, place: 'STARTER', shirt: null }) as const);
    assert.deepEqual(problemsOf(road, { rules: rulesOf('ROAD') }), []);
  });

  it('has each number once, and only numbers that fit on a shirt', () => {
    const lineupPlayers = players(11);
    assert.deepEqual(problemsOf(lineupPlayers.with(3, { playerId: 'p3', place: 'STARTER', shirt: 1 })), [
      'SHIRT_TAKEN players[3].shirt',
    ]);
    assert.deepEqual(problemsOf(lineupPlayers.with(3, { playerId: 'p3', place: 'STARTER', shirt: 7.5 })), [
      'SHIRT_INVALID players[3].shirt',
    ]);
    const withShirt = (shirt: number) =>
      problemsOf(lineupPlayers.with(3, { playerId: 'p3', place: 'STARTER', shirt }));
    for (const shirt of [0, 999]) assert.deepEqual(withShirt(shirt), []);
    for (const shirt of [-1, 1000]) assert.deepEqual(withShirt(shirt), ['SHIRT_INVALID players[3].shirt']);
    const bare = lineupPlayers.map((player) => ({ ...player, shirt: null }));
    assert.deepEqual(problemsOf(bare), []);
  });

  it('has each player once, and only members of the team on the day of the match', () => {
    const lineupPlayers = players(11);
    assert.deepEqual(problemsOf(lineupPlayers.with(4, { playerId: 'p3', place: 'STARTER', shirt: 5 })), [
      'PLAYER_TWICE players[4]',
    ]);
    const memberOf = (from: string, until: string | null) => ({
      memberships: football.memberships.map((each) =>
        each.playerId === 'p2' ? { ...each, from, until } : each,
      ),
    });
    assert.deepEqual(problemsOf(lineupPlayers, memberOf(day, day)), []);
    assert.deepEqual(problemsOf(lineupPlayers, memberOf('2026-03-15', null)), [
      'PLAYER_NOT_IN_TEAM players[2]',
    ]);
    assert.deepEqual(problemsOf(lineupPlayers, memberOf('2025-07-01', '2026-03-13')), [
      'PLAYER_NOT_IN_TEAM players[2]',
    ]);
  });

  it('has no suspended players, and none who play for another team of the competition', () => {
    const facts = { suspended: ['p5', 'p29'], elsewhere: [{ playerId: 'p6', teamId: 'bears' }] };
    assert.deepEqual(problemsOf(players(11), facts), [
      'PLAYER_SUSPENDED players[5]',
      'PLAYER_IN_OTHER_TEAM players[6]',
    ]);
  });

  it('has one goalkeeper and one captain on the field where the sport has them', () => {
    const withoutRoles = players(11).map(({ playerId, place, shirt }) => ({ playerId, place, shirt }));
    assert.deepEqual(problemsOf(withoutRoles), ['GOALKEEPER_REQUIRED players', 'CAPTAIN_REQUIRED players']);
    const withTwo = players(11).with(1, {
      playerId: 'p1',
      place: 'STARTER',
      shirt: 2,
      goalkeeper: true,
      captain: true,
    });
    assert.deepEqual(problemsOf(withTwo), [
      'SECOND_GOALKEEPER players[1].goalkeeper',
      'SECOND_CAPTAIN players[1].captain',
    ]);
    const spare = [...players(11), { playerId: 'p11', place: 'BENCH', shirt: 13, goalkeeper: true } as const];
    assert.deepEqual(problemsOf(spare), []);
    const inWhateverOrder = spare.toReversed();
    assert.deepEqual(problemsOf(inWhateverOrder), []);
    const captainSits = [
      ...withoutRoles,
      { playerId: 'p11', place: 'BENCH', shirt: 13, captain: true } as const,
    ];
    assert.deepEqual(problemsOf(captainSits), [
      'CAPTAIN_ON_BENCH players[11].captain',
      'GOALKEEPER_REQUIRED players',
      'CAPTAIN_REQUIRED players',
    ]);
  });

  it('of basketball has a captain and no goalkeeper; one of tennis has neither', () => {
    assert.deepEqual(problemsOf(players(5), { rules: rulesOf('BASKETBALL_5') }), [
      'ROLE_NOT_IN_SPORT players[0].goalkeeper',
    ]);
    assert.deepEqual(problemsOf(players(1), { rules: rulesOf('TENNIS_SINGLES') }), [
      'ROLE_NOT_IN_SPORT players[0].goalkeeper',
      'ROLE_NOT_IN_SPORT players[0].captain',
    ]);
  });

  it('reports all problems at once: each one is reported alone and among others', () => {
    type Fault = readonly [code: string, apply: (all: LineupPlayer[]) => LineupPlayer[]];
    const faults: readonly Fault[] = [
      ['SHIRT_TAKEN', (all) => all.map((p) => (p.playerId === 'p7' ? { ...p, shirt: 2 } : p))],
      ['PLAYER_NOT_IN_TEAM', (all) => all.map((p) => (p.playerId === 'p8' ? { ...p, playerId: 'x' } : p))],
      ['PLAYER_SUSPENDED', (all) => all.map((p) => (p.playerId === 'p9' ? { ...p, playerId: 'p29' } : p))],
      ['CAPTAIN_REQUIRED', (all) => all.map(({ captain: _, ...p }) => p)],
      ['GOALKEEPER_REQUIRED', (all) => all.map(({ goalkeeper: _, ...p }) => p)],
      ['BENCH_TOO_LONG', (all) => [...all, ...players(11, 13).slice(11)]],
    ];
    fc.assert(
      fc.property(fc.subarray([...faults]), (chosen) => {
        const lineupPlayers = chosen.reduce((all, [, apply]) => apply(all), players(11));
        const codes = lineupProblems({ players: lineupPlayers }, { ...football, suspended: ['p29'] });
        assert.deepEqual(
          codes.map(({ breach }) => breach as string).toSorted(),
          chosen.map(([code]) => code).toSorted(),
        );
      }),
    );
  });
});

describe('the confirmation of a lineup', () => {
  const suspended = { ...football, suspended: ['p5'] };

  it('is recorded in the match, or refused with all its problems', () => {
    const confirmed = confirmLineup(lineup(players(11)), football);
    assert.ok(!('breach' in confirmed));
    assert.deepEqual(
      [confirmed.lineup.state, confirmed.writes, confirmed.proposal],
      ['CONFIRMED', 'LINEUP_CONFIRMED', null],
    );
    const refused = confirmLineup(lineup(players(6)), suspended);
    assert.ok('breach' in refused);
    assert.equal(refused.breach, 'LINEUP_INVALID');
    assert.deepEqual(
      refused.problems.map(({ breach }) => breach),
      ['TOO_FEW_STARTERS', 'PLAYER_SUSPENDED'],
    );
  });

  it('can be forced only for suspended players, and then proposes a forfeit', () => {
    const forced = confirmLineup(lineup(players(11)), suspended, { force: true });
    assert.ok(!('breach' in forced));
    assert.deepEqual(forced.proposal, { propose: 'FORFEIT', teamId: lions, suspended: ['p5'] });
    assert.ok('breach' in confirmLineup(lineup(players(6)), suspended, { force: true }));
  });

  it('of a locked lineup corrected by staff leaves it locked', () => {
    const again = confirmLineup({ ...lineup(players(11)), state: 'LOCKED' }, football);
    assert.ok(!('breach' in again));
    assert.equal(again.lineup.state, 'LOCKED');
  });
});
