import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { isBreach } from '../model/breach.ts';
import { granted } from '../testing/play-out.ts';
import { beforeRound, readReport, reportedPairings } from '../testing/trf.ts';
import type { SwissGame, SwissTeam } from './contender.ts';
import { pairSwissRound, type SwissParams, type SwissRound } from './pair-round.ts';

const params: SwissParams = {
  rounds: 9,
  winPoints: 2,
  initialSide: 'HOME',
  avoidSameClub: false,
  allowRematch: false,
  homeAway: true,
};

const folder = new URL('../../../golden/swiss/', import.meta.url);
const reports = readdirSync(folder).filter((name) => name.endsWith('.trf'));

describe('against tournaments paired by another program', () => {
  test('there are thirteen of them', () => assert.equal(reports.length, 13));

  for (const name of reports) {
    const report = readReport(readFileSync(new URL(name, folder), 'utf8'));
    test(`all ${report.rounds} rounds of ${name} are paired alike, board for board and side for side`, () => {
      for (let round = 0; round < report.rounds; round += 1) {
        const given = { ...params, rounds: report.rounds, initialSide: report.initialSide };
        const paired = granted(pairSwissRound(beforeRound(report, round), given));
        assert.deepEqual(
          paired.pairings.map(({ home, away }) => `${home}-${away}`).toSorted(),
          reportedPairings(report, round),
          `round ${round + 1}`,
        );
      }
    });
  }
});

const field = (count: number, clubs = 0): SwissTeam[] =>
  Array.from({ length: count }, (_, index) => ({
    team: `${index + 1}`,
    games: [],
    ...(clubs > 0 ? { club: `club ${index % clubs}` } : {}),
  }));

/** Adds a round to the teams; `homePoints` tells what the home side takes of two points. */
function played(teams: readonly SwissTeam[], round: SwissRound, homePoints: () => number): SwissTeam[] {
  const games = new Map<string, SwissGame>();
  for (const { home, away } of round.pairings) {
    const points = homePoints();
    games.set(home, { opponent: away, side: 'HOME', points, played: true });
    games.set(away, { opponent: home, side: 'AWAY', points: 2 - points, played: true });
  }
  const rested: SwissGame = { opponent: null, side: null, points: 2, played: false };
  return teams.map((team) => ({ ...team, games: [...team.games, games.get(team.team) ?? rested] }));
}

function playRounds(teams: readonly SwissTeam[], rounds: number, seed: string, given = params): SwissTeam[] {
  const random = createRandom(seed);
  let now = [...teams];
  for (let round = 0; round < rounds; round += 1) {
    now = played(now, granted(pairSwissRound(now, given)), () => random.below(3));
  }
  return now;
}

describe('a Swiss', () => {
  const shapes = fc.record({ count: fc.integer({ min: 4, max: 24 }), seed: fc.string() });

  test('never repeats a pairing nor a bye, and pairs everybody, while half the field is still unmet', () => {
    fc.assert(
      fc.property(shapes, ({ count, seed }) => {
        for (const { team, games } of playRounds(field(count), Math.floor(count / 2), seed)) {
          const met = games.map(({ opponent }) => opponent);
          assert.equal(new Set(met).size, games.length, `team ${team} met ${met}`);
          assert.ok(!met.includes(team));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('keeps home and away games within two of each other, and never three alike in a row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 24 }), fc.string(), (count, seed) => {
        for (const { games } of playRounds(field(count), 4, seed)) {
          const line = games.map(({ side }) => side?.[0] ?? '').join('');
          assert.doesNotMatch(line, /HHH|AAA/);
          assert.ok(Math.abs(line.replaceAll('A', '').length - line.replaceAll('H', '').length) <= 2, line);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('gives the bye to one of the lowest scores that had none', () => {
    fc.assert(
      fc.property(fc.constantFrom(9, 11, 13, 15), fc.string(), (count, seed) => {
        const before = playRounds(field(count), 2, seed);
        const { bye } = granted(pairSwissRound(before, params));
        const scoreOf = ({ games }: SwissTeam) => games.reduce((sum, { points }) => sum + points, 0);
        const rested = before.find(({ team }) => team === bye);
        const eligible = before.filter(({ games }) => games.every((game) => game.played));
        assert.ok(rested && eligible.includes(rested));
        assert.equal(scoreOf(rested), Math.min(...eligible.map(scoreOf)));
      }),
      { numRuns: 25 },
    );
  });

  test('gives nobody two byes, even where a bye is worth nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(7, 9, 11), fc.string(), (count, seed) => {
        const random = createRandom(seed);
        let now: readonly SwissTeam[] = field(count);
        for (let round = 0; round < 4; round += 1) {
          const { pairings, bye } = granted(pairSwissRound(now, params));
          const rested: SwissGame = { opponent: null, side: null, points: 0, played: false, isBye: true };
          now = played(now, { pairings, bye }, () => random.below(3)).map((team) =>
            team.team === bye ? { ...team, games: [...team.games.slice(0, -1), rested] } : team,
          );
        }
        for (const { games } of now) assert.ok(games.filter(({ isBye }) => isBye).length <= 1);
      }),
      { numRuns: 25 },
    );
  });

  test('gives the bye also to somebody who asked for half a point in another round', () => {
    const drew = (opponent: string, side: 'HOME' | 'AWAY'): SwissGame => ({
      opponent,
      side,
      points: 1,
      played: true,
    });
    const away = { opponent: null, side: null, played: false } as const;
    const teams: SwissTeam[] = [
      { team: '1', games: [drew('3', 'HOME'), drew('2', 'AWAY')] },
      { team: '2', games: [drew('4', 'AWAY'), drew('1', 'HOME')] },
      { team: '3', games: [drew('1', 'AWAY'), { opponent: '5', side: 'HOME', points: 2, played: true }] },
      { team: '4', games: [drew('2', 'HOME'), { ...away, points: 2, isBye: true }] },
      {
        team: '5',
        games: [
          { ...away, points: 1 },
          { opponent: '3', side: 'AWAY', points: 0, played: true },
        ],
      },
    ];
    assert.equal(granted(pairSwissRound(teams, params)).bye, '5');
  });

  test('begins with the upper half against the lower half, in order', () => {
    const { pairings } = granted(pairSwissRound(field(8), params));
    assert.deepEqual(
      pairings.map(({ home, away }) => `${home}-${away}`),
      ['1-5', '6-2', '3-7', '8-4'],
    );
  });

  test('keeps teams of one club apart where it can', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const clubs = { ...params, avoidSameClub: true };
        const after = playRounds(field(12, 4), 3, seed, clubs);
        const clubOf = new Map(after.map(({ team, club }) => [team, club]));
        for (const { club, games } of after) {
          for (const { opponent } of games) assert.notEqual(clubOf.get(opponent ?? ''), club);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('leaves an absent team out', () => {
    const teams = field(6).map((team) => (team.team === '2' ? { ...team, absent: true } : team));
    const { pairings, bye } = granted(pairSwissRound(teams, params));
    assert.ok(!pairings.some(({ home, away }) => [home, away].includes('2')));
    assert.notEqual(bye, null);
  });

  test('lets two teams meet that are both bound to play away, if there is nobody else', () => {
    const atHome = (opponent: string): SwissGame => ({ opponent, side: 'HOME', points: 2, played: true });
    const away = (opponent: string): SwissGame => ({ opponent, side: 'AWAY', points: 0, played: true });
    const teams: SwissTeam[] = [
      { team: '1', games: [atHome('3'), atHome('4')] },
      { team: '2', games: [atHome('4'), atHome('3')] },
      { team: '3', games: [away('1'), away('2')], absent: true },
      { team: '4', games: [away('2'), away('1')], absent: true },
    ];
    assert.equal(granted(pairSwissRound(teams, params)).pairings.length, 1);
  });

  test('is over when everybody has met everybody, unless rematches are allowed', () => {
    let teams: readonly SwissTeam[] = field(4);
    let answer = pairSwissRound(teams, params);
    for (let round = 0; round < 3 && !isBreach(answer); round += 1) {
      teams = played(teams, answer, () => 1);
      answer = pairSwissRound(teams, params);
    }
    assert.deepEqual(answer, { breach: 'NO_LEGAL_PAIRING', round: 4 });
    assert.equal(granted(pairSwissRound(teams, { ...params, allowRematch: true })).pairings.length, 2);
  });

  test('pairs the same teams alike every time', () => {
    const teams = playRounds(field(15), 3, 'again');
    assert.deepEqual(pairSwissRound(teams, params), pairSwissRound(teams, params));
  });
});
