import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type LadderMatch, replayLadder } from './replay.ts';

const ladder = ['ana', 'bea', 'cai', 'dan', 'eva', 'fer'];
const drop = { days: 30, places: 2 };
const permanent = new Map<string, { from: number; until: number | null }>();

const won = (winner: string, loser: string, day: number): LadderMatch => ({
  winner,
  loser,
  day,
  present: [winner, loser],
});

/** Four of them play on day 0; bea and dan do not. */
const opening = [won('ana', 'cai', 0), won('eva', 'fer', 0)];
const on = (today: number, matches: readonly LadderMatch[] = opening, stays = permanent) =>
  replayLadder(ladder, matches, { today, inactivityDrop: drop, stays }).join(' ');

test('no team drops before the first match, however long that takes', () => {
  assert.equal(on(1000, []), ladder.join(' '));
});

test('a team idle for thirty days drops two places the day after, and again thirty days later', () => {
  const plays = [won('bea', 'ana', 10), won('cai', 'dan', 20), won('eva', 'fer', 20)];
  const others = [won('bea', 'cai', 40), won('dan', 'eva', 40), won('fer', 'eva', 40)];
  const before = 'bea ana cai dan fer eva';
  assert.equal(on(40, [...plays, ...others]), before);
  assert.equal(on(41, [...plays, ...others]), 'bea cai dan ana fer eva');
  assert.equal(on(70, [...plays, ...others]), 'bea cai dan ana fer eva');
  const allOthers = [won('bea', 'cai', 70), won('dan', 'eva', 70), won('fer', 'eva', 70)];
  assert.equal(on(71, [...plays, ...others, ...allOthers]), 'bea cai dan fer eva ana');
});

test('a team that plays on the day of its drop has already dropped', () => {
  const late = [won('ana', 'bea', 0), won('cai', 'dan', 10), won('ana', 'fer', 31)];
  assert.equal(on(31, late), 'cai dan ana bea eva fer');
});

test('teams idle together keep their order', () => {
  assert.equal(on(1000), ladder.join(' '));
});

test('no team drops past one that joins later or has left', () => {
  const plays = [won('ana', 'bea', 0), won('cai', 'dan', 10), won('eva', 'fer', 10)];
  const stays = new Map([['cai', { from: 40, until: null }]]);
  assert.equal(on(31, plays, stays), 'dan eva cai ana bea fer');
  const left = new Map([['cai', { from: 0, until: 31 }]]);
  assert.equal(on(31, plays, left), 'dan eva cai ana bea fer');
});

test('a team that leaves later is still there, and others drop past it', () => {
  const plays = [won('ana', 'bea', 0), won('cai', 'dan', 10), won('eva', 'fer', 10)];
  const leaving = new Map([['cai', { from: 0, until: 50 }]]);
  assert.equal(on(31, plays, leaving), 'cai dan ana bea eva fer');
});

test('a team that joins later has its full days before it drops', () => {
  const stays = new Map([['bea', { from: 20, until: null }]]);
  const plays = [won('ana', 'cai', 0), won('dan', 'eva', 0), won('dan', 'fer', 0)];
  const others = [won('ana', 'cai', 25), won('dan', 'eva', 25), won('dan', 'fer', 25)];
  assert.equal(on(50, [...plays, ...others], stays), ladder.join(' '));
  assert.equal(on(51, [...plays, ...others], stays), 'ana cai dan bea eva fer');
});

test('each idle team drops on its own day', () => {
  const plays = [won('ana', 'zoe', 0), won('bea', 'zoe', 1), won('cai', 'dan', 20), won('eva', 'fer', 20)];
  assert.equal(on(31, plays), 'bea cai ana dan eva fer');
  assert.equal(on(32, plays), 'cai ana bea dan eva fer');
});

test('a match without a winner, or with an unknown team, moves no team', () => {
  const noWinner: LadderMatch = { winner: null, loser: null, day: 0, present: [] };
  const matches = [
    noWinner,
    { ...noWinner, loser: 'ana' },
    { ...noWinner, winner: 'fer' },
    won('zoe', 'ana', 0),
    won('fer', 'zoe', 0),
  ];
  assert.deepEqual(replayLadder(ladder, matches, null), ladder);
});

test('a match of unknown date comes before all others, and starts no count of idle days', () => {
  const forgotten: LadderMatch = { ...won('bea', 'ana', 0), day: null };
  assert.equal(on(1000, [forgotten]), 'bea ana cai dan eva fer');
  assert.equal(on(-5, [forgotten]), 'bea ana cai dan eva fer');
  const later = [won('ana', 'bea', 10), won('cai', 'dan', 20), won('eva', 'fer', 20)];
  assert.equal(on(10, [...later, forgotten]), ladder.join(' '));
  assert.equal(on(41, [...later, forgotten]), 'cai dan ana bea eva fer');
});

const team = fc.constantFrom(...ladder);
const someMatch = fc
  .record({ winner: team, loser: team, day: fc.nat(200) })
  .filter(({ winner, loser }) => winner !== loser)
  .map(({ winner, loser, day }) => won(winner, loser, day));
const someMatches = fc.array(someMatch, { maxLength: 25 });
const someDrop = fc.record({ days: fc.integer({ min: 1, max: 40 }), places: fc.integer({ min: 1, max: 7 }) });

test('whatever is played and whoever is idle, the ladder holds the same teams', () => {
  fc.assert(
    fc.property(someMatches, someDrop, fc.nat(300), (matches, inactivityDrop, today) => {
      const after = replayLadder(ladder, matches, { today, inactivityDrop, stays: permanent });
      assert.deepEqual(after.toSorted(), ladder);
    }),
  );
});

test('without idle teams, only matches change places', () => {
  fc.assert(
    fc.property(someMatches, fc.nat(300), (matches, today) => {
      const days = { today, inactivityDrop: { days: 300, places: 1 }, stays: permanent };
      const past = matches.filter(({ day }) => (day ?? 0) <= today);
      assert.deepEqual(replayLadder(ladder, matches, days), replayLadder(ladder, past, null));
    }),
  );
});

test('a day’s ladder never changes: later matches, and teams that join later, do not affect it', () => {
  fc.assert(
    fc.property(someMatches, someDrop, fc.nat(200), fc.nat(6), (matches, inactivityDrop, today, place) => {
      const past = matches.filter(({ day }) => (day ?? 0) <= today);
      const then = replayLadder(ladder, past, { today, inactivityDrop, stays: permanent });
      const stays = new Map([['zoe', { from: today + 1, until: null }]]);
      const start = ladder.toSpliced(place, 0, 'zoe');
      const later = replayLadder(start, matches, { today, inactivityDrop, stays });
      assert.deepEqual(
        later.filter((one) => one !== 'zoe'),
        then,
      );
    }),
  );
});

test('on a day without matches no team drops too far, and none rises unless another drops', () => {
  fc.assert(
    fc.property(someMatches, someDrop, fc.nat(200), (matches, inactivityDrop, today) => {
      const at = (day: number) =>
        replayLadder(ladder, matches, { today: day, inactivityDrop, stays: permanent });
      const isQuiet = matches.every(({ day }) => day !== today + 1);
      const [before, after] = [at(today), at(today + 1)];
      const risen = after.filter((one) => after.indexOf(one) < before.indexOf(one));
      const fallen = after.filter((one) => after.indexOf(one) > before.indexOf(one));
      fc.pre(isQuiet);
      assert.equal(risen.length > 0, fallen.length > 0);
      for (const one of fallen)
        assert.ok(after.indexOf(one) - before.indexOf(one) <= inactivityDrop.places, `${one} in ${after}`);
    }),
  );
});

test('matches of different days may be given in any order', () => {
  const days = fc.uniqueArray(someMatch, { selector: ({ day }) => day, maxLength: 20 });
  const shuffled = days.chain((matches) =>
    fc.tuple(fc.constant(matches), fc.shuffledSubarray(matches, { minLength: matches.length })),
  );
  fc.assert(
    fc.property(shuffled, someDrop, ([matches, others], inactivityDrop) => {
      const reading = { today: 250, inactivityDrop, stays: permanent };
      assert.deepEqual(replayLadder(ladder, matches, reading), replayLadder(ladder, others, reading));
    }),
  );
});
