import assert from 'node:assert/strict';
import { it } from 'node:test';
import { letterOf } from './letter-of.ts';

type Ending = NonNullable<Parameters<typeof letterOf>[0]['ending']>;

const team = (id: string) => ({
  id,
  name: id,
  code: id,
  sportKey: 'FOOTBALL' as const,
  competitorKind: 'TEAM' as const,
  avatarUrl: null,
});
const ended = (ending: Partial<Ending>) => ({
  home: team('lions'),
  away: team('bears'),
  ending: { outcome: 'NORMAL' as const, winner: null, shootOut: null, sets: [], bout: null, ...ending },
});

it('a win for one team is a defeat for the other', () => {
  assert.equal(letterOf(ended({ winner: 'HOME' }), 'lions'), 'W');
  assert.equal(letterOf(ended({ winner: 'HOME' }), 'bears'), 'L');
});

it('a draw is a draw for both, and a double forfeit is lost by both', () => {
  assert.equal(letterOf(ended({}), 'bears'), 'D');
  assert.equal(letterOf(ended({ outcome: 'DOUBLE_FORFEIT' }), 'lions'), 'L');
});

it("there's no letter before the end, nor for teams that didn't play", () => {
  assert.equal(letterOf({ ...ended({}), ending: null }, 'lions'), null);
  assert.equal(letterOf(ended({ winner: 'AWAY' }), 'wolves'), null);
});
