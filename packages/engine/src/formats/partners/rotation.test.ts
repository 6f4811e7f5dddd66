import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/index.ts';
import { generate } from '../algorithms/generate.ts';
import { isBreach } from '../model/breach.ts';
import type { Round } from '../model/phase.ts';
import { playersOf } from './pair-id.ts';
import { americanoRounds, roundsOfRotation } from './rotation.ts';

const entered = (many: number) => Array.from({ length: many }, (_, at) => ({ team: `p${at}` }));
const namesOf = (many: number) => entered(many).map(({ team }) => team);

const playing = ({ matches }: Pick<Round, 'matches'>) =>
  matches.flatMap(({ home, away }) => [home, away].flatMap(({ participant = '' }) => playersOf(participant)));
const restingIn = ({ byes }: Round) => byes.flatMap(({ participant = '' }) => participant);

function drawn(algorithm: 'AMERICANO' | 'MEXICANO', many: number, params: object = {}) {
  const phase = generate({ phaseId: 'x', algorithm, params }, entered(many), 'lot');
  assert.ok(!isBreach(phase));
  return phase.rounds;
}

describe('the rounds of an americano', () => {
  it('let every player partner every other, or rest equally often', () => {
    assert.equal(drawn('AMERICANO', 8).length, 7);
    assert.equal(drawn('AMERICANO', 10).length, 10);
    assert.equal(roundsOfRotation('AMERICANO', { courts: 2 }, 12), 12);
    assert.equal(drawn('AMERICANO', 8, { rounds: 3 }).length, 3);
  });

  it('use no more courts than there are', () => {
    for (const round of drawn('AMERICANO', 12, { courts: 2, rounds: 6 })) {
      assert.equal(round.matches.length, 2);
      assert.equal(restingIn(round).length, 4);
    }
  });

  it('of a mexicano are drawn one by one', () => {
    const rounds = drawn('MEXICANO', 9);
    assert.deepEqual(
      rounds.map((round) => [round.number, round.matches.length, round.byes.length]),
      [[1, 2, 1]],
    );
  });

  it('law: redrawn around played matches, no player is twice in a round, and withdrawn ones in none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 13 }), fc.integer({ min: 0, max: 5 }), (many, over) => {
        const before = drawn('AMERICANO', many, { rounds: 6 });
        const [first, ...rest] = before.flatMap(({ matches }) => matches);
        assert.ok(first);
        const isPlayed = ({ round, id }: { round: number; id: string }) =>
          round <= over || id === `r${over + 1}m1`;
        const matches = [first, ...rest].filter(isPlayed).map(({ id, round, home, away }) => ({
          id,
          round,
          home: home.participant ?? '',
          away: away.participant ?? '',
        }));
        const left = 'p0';
        const stay = entered(many).filter(({ team }) => team !== left);
        const rounds = americanoRounds(stay, { rounds: 6, courts: null }, createRandom('after'), {
          matches,
          over: new Set(Array.from({ length: over }, (_, at) => at + 1)),
        });
        assert.equal(rounds.length, 6);
        for (const round of rounds) {
          const played = matches.filter((match) => match.round === round.number);
          const busy = played.flatMap(({ home, away }) => [...playersOf(home), ...playersOf(away)]);
          const present = [...new Set([...busy, ...playing(round), ...restingIn(round)])];
          assert.equal(present.length, busy.length + playing(round).length + restingIn(round).length);
          assert.ok(!playing(round).includes(left));
          for (const name of namesOf(many).filter((each) => each !== left)) assert.ok(present.includes(name));
          assert.ok(round.number > over || round.matches.length === 0);
          const ids = [...played, ...round.matches].map(({ id }) => id);
          assert.equal(new Set(ids).size, ids.length);
        }
      }),
      { numRuns: 30 },
    );
  });
});
