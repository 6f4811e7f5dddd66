import assert from 'node:assert/strict';
import { it } from 'node:test';
import { annulled } from '../sports/parts.ts';
import { ladderChain, ladderPlaces } from './ladder.ts';
import type { TableMatch } from './matches.ts';
import { by, football, match, ranking, tableOf } from './testing/sample.ts';

const start = ['Ana', 'Bea', 'Cruz', 'Dora'];

/** The table of a ladder after its matches. */
function after(...matches: readonly TableMatch[]): string {
  const rules = by(football, ladderChain);
  const input = { rules, teams: start, matches };
  return ranking(tableOf({ ...input, seeds: ladderPlaces(input, start) }));
}

it('a ladder keeps its initial order until a match is played', () => {
  assert.equal(after(), '1 Ana, 2 Bea, 3 Cruz, 4 Dora');
});

it('a team that beats one above takes its place, and those between move one down', () => {
  assert.equal(after(match('1', 'Dora 2-1 Bea')), '1 Ana, 2 Dora, 3 Bea, 4 Cruz');
  assert.equal(after(match('1', 'Bea 0-1 Dora')), '1 Ana, 2 Dora, 3 Bea, 4 Cruz');
});

it('a win from above, a draw and an unfinished match change nothing', () => {
  const open = match('3', 'Dora 3-0 Ana', { state: 'IN_PROGRESS' });
  const draws = [match('2', 'Dora 1-1 Ana'), match('4', 'Ana 1-1 Dora')];
  assert.equal(after(match('1', 'Ana 5-0 Dora'), ...draws, open), after());
});

it('challenges count in playing order, however they are listed', () => {
  const first = match('b', 'Cruz 1-0 Ana', { at: '2027-01-01' });
  const second = match('a', 'Ana 1-0 Cruz', { at: '2027-01-08' });
  assert.equal(after(second, first), '1 Ana, 2 Cruz, 3 Bea, 4 Dora');
  const undated = match('c', 'Cruz 1-0 Ana');
  assert.equal(after(second, undated), '1 Ana, 2 Cruz, 3 Bea, 4 Dora');
  assert.equal(after(match('d', 'Ana 1-0 Cruz'), undated), '1 Ana, 2 Cruz, 3 Bea, 4 Dora');
});

it('a no-show loses the challenge', () => {
  assert.equal(after(match('1', 'Ana 0-0 Bea', { outcome: 'FORFEIT_HOME' })), '1 Bea, 2 Ana, 3 Cruz, 4 Dora');
});

it('a no-show loses on a ladder even if the sport does not count forfeits in tables', () => {
  const rules = { ...by(football, ladderChain), forfeit: annulled };
  const lost = match('1', 'Ana 0-0 Bea', { outcome: 'FORFEIT_HOME' });
  assert.deepEqual(ladderPlaces({ rules, teams: start, matches: [lost] }, start), {
    Bea: 1,
    Ana: 2,
    Cruz: 3,
    Dora: 4,
  });
});

/** The ladder on a day, with a drop of two places after thirty days without a match. */
function onDay(today: string, ...matches: readonly TableMatch[]): string {
  const input = { rules: by(football, ladderChain), teams: start, matches };
  const dayOf = (at: string) => Date.parse(at) / 86_400_000;
  const idle = { today: dayOf(today), inactivityDrop: { days: 30, places: 2 }, stays: new Map(), dayOf };
  return ranking(tableOf({ ...input, seeds: ladderPlaces(input, start, idle) }));
}

it('both sides of a match count as active, except in a double forfeit', () => {
  const first = match('1', 'Cruz 0-0 Dora', { at: '2027-01-01' });
  const second = match('2', 'Cruz 0-0 Dora', { at: '2027-01-20' });
  const together = match('3', 'Ana 1-0 Bea', { at: '2027-01-20' });
  assert.equal(onDay('2027-02-01', first, second, together), '1 Ana, 2 Bea, 3 Cruz, 4 Dora');
  const doubleForfeit = { ...together, outcome: 'DOUBLE_FORFEIT' } as const;
  assert.equal(onDay('2027-02-01', first, second, doubleForfeit), '1 Cruz, 2 Dora, 3 Ana, 4 Bea');
});

it('a match without a date comes before all others', () => {
  const dated = match('1', 'Ana 1-0 Cruz', { at: '2027-01-01' });
  assert.equal(onDay('2027-01-02', dated, match('2', 'Cruz 1-0 Ana')), '1 Ana, 2 Cruz, 3 Bea, 4 Dora');
});

it('an idle team drops, and a forfeit does not count as playing', () => {
  const matches = [
    match('1', 'Ana 1-0 Dora', { at: '2027-01-01' }),
    match('2', 'Bea 0-0 Cruz', { at: '2027-01-20', outcome: 'FORFEIT_AWAY' }),
  ];
  assert.equal(onDay('2027-01-31', ...matches), '1 Ana, 2 Bea, 3 Cruz, 4 Dora');
  assert.equal(onDay('2027-02-01', ...matches), '1 Bea, 2 Ana, 3 Cruz, 4 Dora');
});
