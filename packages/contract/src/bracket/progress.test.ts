import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fromNow, nextTies, stepStates } from './progress.ts';
import { type FixtureView, stepsOf, tiesOf } from './tie.ts';

type Slot = FixtureView['home'];
const team = (id: string) => ({ id, name: id, code: id, avatarUrl: null });
const named = (id: string) =>
  ({ source: { kind: 'TEAM' }, team: team(id), isProvisional: false }) as unknown as Slot;
const winnerOf = (tie: string) =>
  ({ source: { kind: 'WINNER', tie }, team: null, isProvisional: false }) as unknown as Slot;

function fixture(tie: string, sides: readonly [Slot, Slot], goals: number | null): FixtureView {
  const match = {
    id: `m-${tie}`,
    state: goals === null ? ('SCHEDULED' as const) : ('CLOSED' as const),
    score: goals === null ? null : { home: goals, away: 0 },
    shootOut: null,
  };
  return { key: tie, tie, round: 1, group: null, home: sides[0], away: sides[1], match };
}

/** Two semi-finals, a final and a third-place match; `played` are decided. */
function cup(...played: readonly string[]) {
  const goals = (tie: string) => (played.includes(tie) ? 1 : null);
  const fixtures = [
    fixture('r1-1', [named('a'), named('b')], goals('r1-1')),
    fixture('r1-2', [named('c'), named('d')], goals('r1-2')),
    fixture('r2-1', [winnerOf('r1-1'), winnerOf('r1-2')], goals('r2-1')),
    fixture('r2p3-1', [named('b'), named('d')], goals('r2p3-1')),
  ];
  return stepsOf(tiesOf(fixtures));
}

const statesOf = (steps: ReturnType<typeof cup>) =>
  steps.map((step) => `${step.key} ${stepStates(steps).get(step)}`);

describe('the rounds of a cup', () => {
  it('are played in order: the first undecided round is the current one', () => {
    assert.deepEqual(statesOf(cup('r1-1')), ['MAIN-1 NOW', 'MAIN-2 LATER', 'PLACEMENT-2 LATER']);
    assert.deepEqual(statesOf(cup('r1-1', 'r1-2')), ['MAIN-1 OVER', 'MAIN-2 NOW', 'PLACEMENT-2 LATER']);
  });

  it('are never current in a preview', () => {
    const preview = tiesOf([
      { ...fixture('r1-1', [named('a'), named('b')], null), match: undefined } as never,
    ]);
    const [only] = stepsOf(preview);
    assert.equal(only && stepStates([only]).get(only), 'LATER');
  });

  it('are listed from the current one on, and from the final once the cup is over', () => {
    const keys = (...played: string[]) => fromNow(cup(...played)).map(({ key }) => key);
    assert.deepEqual(keys('r1-1', 'r1-2'), ['MAIN-2', 'PLACEMENT-2', 'MAIN-1']);
    assert.deepEqual(keys('r1-1', 'r1-2', 'r2-1', 'r2p3-1'), ['MAIN-2', 'PLACEMENT-2', 'MAIN-1']);
  });

  it('put the bronzes before the final, and start with the final once the cup is over', () => {
    const keys = (...played: string[]) => {
      const goals = (tie: string) => (played.includes(tie) ? 1 : null);
      const bronze = fixture('bronze-1', [named('b'), named('d')], goals('bronze-1'));
      const main = ['r1-1', 'r1-2', 'r2-1'].map((tie) => fixture(tie, [named('a'), named('c')], goals(tie)));
      return fromNow(stepsOf(tiesOf([...main, bronze]))).map(({ key }) => key);
    };
    assert.deepEqual(keys('r1-1', 'r1-2'), ['BRONZE-1', 'MAIN-2', 'MAIN-1']);
    assert.deepEqual(keys('r1-1', 'r1-2', 'r2-1', 'bronze-1'), ['MAIN-2', 'BRONZE-1', 'MAIN-1']);
  });

  it('lead their winners to the next round', () => {
    const next = nextTies(cup().flatMap(({ ties }) => ties));
    assert.equal(next.get('r1-2')?.id, 'r2-1');
    assert.equal(next.get('r2-1'), undefined);
  });
});
