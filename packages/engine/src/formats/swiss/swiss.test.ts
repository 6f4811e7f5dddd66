import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { isBreach } from '../model/breach.ts';
import { granted } from '../testing/play-out.ts';
import { afterRound, nineRounds, swissField } from '../testing/swiss-rounds.ts';
import { beforeRound, readReport, reportedPairings } from '../testing/trf.ts';
import type { SwissGame, SwissTeam } from './contender.ts';
import { pairSwissRound } from './pair-round.ts';

const params = nineRounds;

const folder = new URL('../../../golden/swiss/', import.meta.url);
const reports = readdirSync(folder).filter((name) => name.endsWith('.trf'));

describe('compared with tournaments paired by another program', () => {
  test('there are thirteen of them', () => assert.equal(reports.length, 13));

  for (const name of reports) {
    const report = readReport(readFileSync(new URL(name, folder), 'utf8'));
    test(`all ${report.rounds} rounds of ${name} are paired alike, board for board and side for side`, () => {
      for (let round = 0; round < report.rounds; round += 1) {
        const atRound = { ...params, rounds: report.rounds, initialSide: report.initialSide };
        const paired = granted(pairSwissRound(beforeRound(report, round), atRound));
        assert.deepEqual(
          paired.pairings.map(({ home, away }) => `${home}-${away}`).toSorted(),
          reportedPairings(report, round),
          `round ${round + 1}`,
        );
      }
    });
  }
});

function playRounds(
  teams: readonly SwissTeam[],
  rounds: number,
  seed: string,
  settings = params,
): readonly SwissTeam[] {
  const random = createRandom(seed);
  let now = teams;
  for (let round = 0; round < rounds; round += 1) {
    now = afterRound(now, granted(pairSwissRound(now, settings)), () => random.below(3));
  }
  return now;
}

describe('a Swiss', () => {
  const shapes = fc.record({ count: fc.integer({ min: 4, max: 24 }), seed: fc.string() });

  test('never repeats a pairing or a bye, and pairs all teams, while half the field is still unmet', () => {
    fc.assert(
      fc.property(shapes, ({ count, seed }) => {
        for (const { team, games } of playRounds(swissField(count), Math.floor(count / 2), seed)) {
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
        for (const { games } of playRounds(swissField(count), 4, seed)) {
          const line = games.map(({ side }) => side?.[0] ?? '').join('');
          assert.doesNotMatch(line, /HHH|AAA/);
          assert.ok(Math.abs(line.replaceAll('A', '').length - line.replaceAll('H', '').length) <= 2, line);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('gives the bye to one of the lowest-scoring teams without one', () => {
    fc.assert(
      fc.property(fc.constantFrom(9, 11, 13, 15), fc.string(), (count, seed) => {
        const before = playRounds(swissField(count), 2, seed);
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

  test('starts with the upper half against the lower half, in order', () => {
    const { pairings } = granted(pairSwissRound(swissField(8), params));
    assert.deepEqual(
      pairings.map(({ home, away }) => `${home}-${away}`),
      ['1-5', '6-2', '3-7', '8-4'],
    );
  });

  test('keeps teams of one club apart if possible', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const clubs = { ...params, avoidSameClub: true };
        const after = playRounds(swissField(12, 4), 3, seed, clubs);
        const clubOf = new Map(after.map(({ team, club }) => [team, club]));
        for (const { club, games } of after) {
          for (const { opponent } of games) assert.notEqual(clubOf.get(opponent ?? ''), club);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('leaves an absent team out', () => {
    const teams = swissField(6).map((team) => (team.team === '2' ? { ...team, absent: true } : team));
    const { pairings, bye } = granted(pairSwissRound(teams, params));
    assert.ok(!pairings.some(({ home, away }) => [home, away].includes('2')));
    assert.notEqual(bye, null);
  });

  test('lets two teams with an absolute away claim meet if there is no alternative', () => {
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

  test('is over once all teams have met, unless rematches are allowed', () => {
    let teams: readonly SwissTeam[] = swissField(4);
    let answer = pairSwissRound(teams, params);
    for (let round = 0; round < 3 && !isBreach(answer); round += 1) {
      teams = afterRound(teams, answer, () => 1);
      answer = pairSwissRound(teams, params);
    }
    assert.deepEqual(answer, { breach: 'NO_LEGAL_PAIRING', round: 4 });
    assert.equal(granted(pairSwissRound(teams, { ...params, allowRematch: true })).pairings.length, 2);
  });

  test('pairs the same teams the same way every time', () => {
    const teams = playRounds(swissField(15), 3, 'again');
    assert.deepEqual(pairSwissRound(teams, params), pairSwissRound(teams, params));
  });
});
