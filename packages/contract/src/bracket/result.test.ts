import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FixtureView, tiesOf } from './tie.ts';

type Match = NonNullable<FixtureView['match']>;
type Score = { readonly home: number; readonly away: number };

const team = (id: string) => ({ id, name: id, code: id, avatarUrl: null });
const slot = (id: string, source: { kind: string; tie?: string } = { kind: 'TEAM' }) =>
  ({ source, team: team(id), isProvisional: false }) as FixtureView['home'];
const played = (score: Score | null, more: Partial<Match> = {}): Match => ({
  id: 'm',
  state: score === null ? 'SCHEDULED' : 'CLOSED',
  score,
  shootOut: null,
  ...more,
});
const fixture = (key: string, sides: readonly [string, string], match: Match): FixtureView => ({
  key,
  tie: key.split('.')[0] ?? key,
  round: 1,
  group: null,
  match,
  home: slot(sides[0]),
  away: slot(sides[1]),
});
const describeResult = (fixtures: readonly FixtureView[]) => {
  const result = tiesOf(fixtures)[0]?.result;
  if (!result) return null;
  const winner = result.first.isWinner ? 'first' : result.second.isWinner ? 'second' : 'nobody';
  return `${result.first.total}-${result.second.total} ${winner}`;
};

describe('the result of a tie', () => {
  it('is empty before the first match, and has no winner during the tie', () => {
    assert.equal(describeResult([fixture('r1-1', ['a', 'b'], played(null))]), null);
    const live = played({ home: 1, away: 0 }, { state: 'IN_PROGRESS' });
    assert.equal(describeResult([fixture('r1-1', ['a', 'b'], live)]), '1-0 nobody');
  });

  it('of one match is its score, or that of the shoot-out', () => {
    assert.equal(describeResult([fixture('r1-1', ['a', 'b'], played({ home: 0, away: 2 }))]), '0-2 second');
    const level = played({ home: 1, away: 1 }, { shootOut: { home: 4, away: 3 } });
    assert.equal(describeResult([fixture('r1-1', ['a', 'b'], level)]), '1-1 first');
  });

  it('of two legs is the aggregate, seen from the same side', () => {
    const legs = [
      fixture('r1-1.1', ['b', 'a'], played({ home: 2, away: 1 })),
      fixture('r1-1.2', ['a', 'b'], played({ home: 3, away: 0 })),
    ];
    assert.equal(describeResult(legs), '4-2 first');
    assert.deepEqual(tiesOf(legs)[0]?.result?.first.legs, [1, 3]);
  });

  it('of a series counts matches, and is final with the deciding one', () => {
    const series = [
      fixture('r1-1.1', ['a', 'b'], played({ home: 80, away: 70 })),
      fixture('r1-1.2', ['b', 'a'], played({ home: 60, away: 75 })),
      fixture('r1-1.3', ['a', 'b'], played(null)),
    ];
    assert.equal(describeResult(series), '2-0 first');
  });

  it('names the team that went through, whatever the score', () => {
    const semi = fixture('r1-1', ['a', 'b'], played({ home: 1, away: 1 }));
    const final = {
      ...fixture('r2-1', ['b', 'c'], played(null)),
      home: slot('b', { kind: 'WINNER', tie: 'r1-1' }),
    };
    assert.equal(describeResult([semi, final]), '1-1 second');
  });
});
