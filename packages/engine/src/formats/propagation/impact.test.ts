import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { bracketPhase, singleElimDefaults, singleElimination } from '../elimination/single.ts';
import { matchesOf, type Phase } from '../model/phase.ts';
import { waitingSlot } from '../model/slot.ts';
import { byChance, granted, playOut, seededTeams, wonBy } from '../testing/play-out.ts';
import { impactOf, type StoredMatch } from './impact.ts';
import { propagate } from './propagate.ts';
import type { MatchResult, Outcomes } from './result.ts';

const cup = (count: number, params = {}): Phase =>
  granted(singleElimination(seededTeams(count), { ...singleElimDefaults, ...params }, createRandom('')));

/** The stored matches after these outcomes. */
function storedAfter(phase: Phase, outcomes: Outcomes): readonly StoredMatch[] {
  const begun = new Set(outcomes.results.map(({ match }) => match));
  return matchesOf(propagate(phase, outcomes)).map(({ id, home, away }) => ({
    id,
    home,
    away,
    hasStarted: begun.has(id),
  }));
}

const replaced = (results: readonly MatchResult[], next: MatchResult) => [
  ...results.filter(({ match }) => match !== next.match),
  next,
];

/** Slots as "match side before>after", and the matches whose results become void. */
function summary(phase: Phase, outcomes: Outcomes, stored: readonly StoredMatch[]) {
  const { slots, voided } = impactOf(phase, outcomes, stored);
  const team = (participant: string | undefined) => participant ?? '?';
  return {
    slots: slots.map(
      ({ stored: { id }, side, before, after }) =>
        `${id} ${side} ${team(before.participant)}>${team(after.participant)}`,
    ),
    voided: voided.map(({ id }) => id),
  };
}

describe('the impact of a correction', () => {
  const semis = [wonBy('r1-1', 'HOME'), wonBy('r1-2', 'HOME')];

  test('before the final has started just changes its team', () => {
    const results = replaced(semis, wonBy('r1-1', 'AWAY'));
    assert.deepEqual(summary(cup(4), { results }, storedAfter(cup(4), { results: semis })), {
      slots: ['r2-1 HOME 1>4'],
      voided: [],
    });
  });

  test('voids a started final if it removes a team', () => {
    const played = [...semis, wonBy('r2-1', 'HOME', 'IN_PROGRESS')];
    const results = played.filter(({ match }) => match !== 'r1-1');
    assert.deepEqual(summary(cup(4), { results }, storedAfter(cup(4), { results: played })), {
      slots: ['r2-1 HOME 1>?'],
      voided: ['r2-1'],
    });
  });

  test('voids a started final if it removes the away team', () => {
    const played = [...semis, wonBy('r2-1', 'HOME', 'IN_PROGRESS')];
    const results = replaced(played, wonBy('r1-2', 'AWAY'));
    assert.deepEqual(summary(cup(4), { results }, storedAfter(cup(4), { results: played })), {
      slots: ['r2-1 AWAY 2>3'],
      voided: ['r2-1'],
    });
  });

  test('leaves out matches that are not stored', () => {
    const results = replaced(semis, wonBy('r1-1', 'AWAY'));
    const [, ...others] = storedAfter(cup(4), { results: semis });
    assert.deepEqual(summary(cup(4), { results }, others), { slots: ['r2-1 HOME 1>4'], voided: [] });
  });

  test('includes a team that only becomes certain', () => {
    const finished = [wonBy('r1-1', 'HOME', 'FINISHED')];
    const { matches, slots } = impactOf(
      cup(4),
      { results: [wonBy('r1-1', 'HOME')] },
      storedAfter(cup(4), { results: finished }),
    );
    assert.deepEqual(
      matches.map(({ match }) => match.id),
      ['r2-1'],
    );
    assert.deepEqual(
      slots.map(({ before, after }) => [before.provisional, after.provisional]),
      [[true, false]],
    );
  });

  test('is nothing when the winner stays the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.string(), fc.nat(), (count, seed, place) => {
        const { results } = playOut(cup(count), byChance(createRandom(seed)));
        const old = results[place % results.length];
        if (!old) return;
        const score = { home: old.score.home * 5, away: old.score.away * 5 };
        const stored = storedAfter(cup(count), { results });
        assert.deepEqual(summary(cup(count), { results: replaced(results, { ...old, score }) }, stored), {
          slots: [],
          voided: [],
        });
      }),
    );
  });

  test('reaches as far as the final', () => {
    const { results } = playOut(cup(8), () => 'HOME');
    const turned = replaced(results, wonBy('r1-1', 'AWAY'));
    const { voided } = summary(cup(8), { results: turned }, storedAfter(cup(8), { results }));
    assert.deepEqual(voided, ['r2-1', 'r3-1']);
  });

  test('gives the phase as it is without the voided results', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.string(), fc.nat(), (count, seed, place) => {
        const phase = cup(count, { thirdPlace: true });
        const { results } = playOut(phase, byChance(createRandom(seed)));
        const old = results[place % results.length];
        if (!old) return;
        const turned = replaced(results, wonBy(old.match, old.score.home > 0 ? 'AWAY' : 'HOME'));
        const impact = impactOf(phase, { results: turned }, storedAfter(phase, { results }));
        const isVoid = new Set(impact.voided.map(({ id }) => id));
        const left = turned.filter(({ match }) => !isVoid.has(match));
        assert.deepEqual(impact.phase, propagate(phase, { results: left }));
      }),
    );
  });

  test('of a group reaches the bracket filled by its places', () => {
    const entries = ['A', 'B'].map((group) => waitingSlot({ kind: 'GROUP', group, position: 1 }));
    const bracket = bracketPhase(entries, singleElimDefaults);
    const place = (group: string, team: string) => ({ group, position: 1, team, provisional: false });
    const results = [wonBy('r1-1', 'HOME')];
    const stored = storedAfter(bracket, { results, places: [place('A', 'Ajax'), place('B', 'Betis')] });
    const places = [place('A', 'Arsenal'), place('B', 'Betis')];
    assert.deepEqual(summary(bracket, { results, places }, stored), {
      slots: ['r1-1 HOME Ajax>Arsenal'],
      voided: ['r1-1'],
    });
  });
});
