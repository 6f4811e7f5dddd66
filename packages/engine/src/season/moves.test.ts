import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Move, proposeMoves } from './moves.ts';
import type { EndedCompetition, Step } from './steps.ts';

const division = (
  id: string,
  names: string,
  more: Partial<EndedCompetition['teams'][number]> = {},
): EndedCompetition => ({
  id,
  name: id,
  category: 'senior',
  teams: names.split(' ').map((team, index) => ({ team, position: index + 1, withdrawn: false, ...more })),
});

const linesOf = (moves: readonly Move[]) =>
  moves.flatMap(({ team, to, why }) => (why === 'STAYS' ? [] : [`${team} ${why} ${to}`]));

const twoByTwo: Step = { above: 'first', below: 'second', up: 2, down: 2 };

describe('promotion and relegation', () => {
  it('sends the last two down and the best two up', () => {
    const moves = proposeMoves([division('first', 'A B C D E'), division('second', 'F G H I')], [twoByTwo]);
    assert.deepEqual(linesOf(moves), ['D DOWN second', 'E DOWN second', 'F UP first', 'G UP first']);
    assert.deepEqual(moves[3], { team: 'D', from: 'first', to: 'second', position: 4, why: 'DOWN' });
  });

  it('moves no team where there is no level above or below', () => {
    assert.deepEqual(linesOf(proposeMoves([division('first', 'A B C')], [])), []);
  });

  it('counts a team that withdrew as one of the relegated', () => {
    const first = division('first', 'A B C D E');
    const teams = first.teams.map((one) => ({ ...one, withdrawn: one.team === 'C' }));
    assert.deepEqual(linesOf(proposeMoves([{ ...first, teams }, division('second', 'F G H')], [twoByTwo])), [
      'C WITHDREW null',
      'E DOWN second',
      'F UP first',
      'G UP first',
    ]);
  });

  it('does not separate teams that ended level: the organiser decides', () => {
    const second: EndedCompetition = {
      ...division('second', 'F G H'),
      teams: [
        { team: 'F', position: 1, withdrawn: false },
        { team: 'G', position: 2, withdrawn: false },
        { team: 'H', position: 2, withdrawn: false },
      ],
    };
    assert.deepEqual(
      linesOf(proposeMoves([division('first', 'A B C D'), second], [{ ...twoByTwo, down: 0 }])),
      ['F UP first', 'G LEVEL second', 'H LEVEL second'],
    );
  });

  it('fills several competitions below, best teams first', () => {
    const steps = [
      { above: 'first', below: 'east', up: 1, down: 1 },
      { above: 'first', below: 'west', up: 1, down: 1 },
    ];
    const competitions = [division('first', 'A B C D'), division('east', 'E F'), division('west', 'W X')];
    assert.deepEqual(linesOf(proposeMoves(competitions, steps)), [
      'C DOWN east',
      'D DOWN west',
      'E UP first',
      'W UP first',
    ]);
  });

  it('never sends a team both up and down, even in a small middle level', () => {
    const steps = [twoByTwo, { above: 'second', below: 'third', up: 1, down: 2 }];
    const competitions = [
      division('first', 'A B C D'),
      division('second', 'E F G'),
      division('third', 'H I'),
    ];
    assert.deepEqual(linesOf(proposeMoves(competitions, steps)), [
      'C DOWN second',
      'D DOWN second',
      'E UP first',
      'F UP first',
      'G DOWN third',
      'H UP second',
    ]);
  });

  it('relegates teams without a known position first', () => {
    const first = division('first', 'A B C D E');
    const teams = first.teams.map((one) => ({
      ...one,
      position: Number(one.position) > 3 ? null : one.position,
    }));
    assert.deepEqual(linesOf(proposeMoves([{ ...first, teams }, division('second', 'F G H')], [twoByTwo])), [
      'F UP first',
      'G UP first',
    ]);
  });

  it('leaves teams without a table where they are', () => {
    const competitions = [
      division('first', 'A B C', { position: null }),
      division('second', 'D E', { position: null }),
    ];
    assert.deepEqual(linesOf(proposeMoves(competitions, [twoByTwo])), []);
  });
});

const ids = ['one', 'two', 'three', 'four'];
const count = fc.integer({ min: 0, max: 4 });
const levels = fc
  .tuple(
    fc.array(
      fc.array(
        fc.record({
          position: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
          withdrawn: fc.boolean(),
        }),
        { maxLength: 12 },
      ),
      { minLength: 1, maxLength: ids.length },
    ),
    fc.array(fc.tuple(count, count), { minLength: ids.length, maxLength: ids.length }),
  )
  .map(([sizes, numbers]) => {
    const competitions = sizes.map(
      (teams, index): EndedCompetition => ({
        id: ids[index] ?? '',
        name: '',
        category: '',
        teams: teams.map((team, place) => ({ team: `${index}-${place}`, ...team })),
      }),
    );
    const steps = competitions.slice(1).map(
      ({ id }, index): Step => ({
        above: ids[index] ?? '',
        below: id,
        up: numbers[index]?.[0] ?? 0,
        down: numbers[index]?.[1] ?? 0,
      }),
    );
    return { competitions, steps };
  });

/** Checks a law for any levels. */
const always = (
  law: (competitions: readonly EndedCompetition[], steps: readonly Step[], moves: readonly Move[]) => void,
) =>
  fc.assert(
    fc.property(levels, ({ competitions, steps }) =>
      law(competitions, steps, proposeMoves(competitions, steps)),
    ),
  );

describe('laws of promotion and relegation', () => {
  it('gives every team one move', () => {
    always((competitions, _steps, moves) => {
      assert.deepEqual(
        moves.map(({ team, from }) => [from, team]),
        competitions.flatMap(({ id, teams }) => teams.map(({ team }) => [id, team])),
      );
    });
  });

  it('moves a team by at most one level, along the configured steps', () => {
    always((_competitions, _steps, moves) => {
      for (const { from, to, why } of moves) {
        const step = to === null ? null : ids.indexOf(to) - ids.indexOf(from);
        assert.equal(step, { UP: -1, DOWN: 1, STAYS: 0, LEVEL: 0, WITHDREW: null }[why]);
      }
    });
  });

  it('moves no more than the steps allow, each way', () => {
    always((_competitions, steps, moves) => {
      for (const { above, below, up, down } of steps) {
        assert.ok(moves.filter(({ from, why }) => from === below && why === 'UP').length <= up);
        assert.ok(moves.filter(({ from, why }) => from === above && why === 'DOWN').length <= down);
      }
    });
  });

  it('never keeps a team that ranked above a promoted one or below a relegated one', () => {
    always((competitions, _steps, moves) => {
      for (const { id } of competitions) {
        const of = (...reasons: readonly Move['why'][]) =>
          moves.flatMap(({ from, why, position }) =>
            from === id && reasons.includes(why) && position !== null ? [position] : [],
          );
        const rest = of('STAYS', 'LEVEL');
        assert.ok(Math.max(...of('UP'), 0) < Math.min(...rest, ...of('DOWN'), 99));
        assert.ok(Math.max(...rest, 0) < Math.min(...of('DOWN'), 99));
      }
    });
  });

  it('keeps the size of every level when as many go up as down and no positions are shared', () => {
    const sizes = fc.array(fc.integer({ min: 6, max: 20 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 3 }), (teams, each) => {
        const competitions = teams.map((size, index) =>
          division(
            ids[index] ?? '',
            Array.from({ length: size }, (_, place) => `${index}-${place}`).join(' '),
          ),
        );
        const steps = competitions
          .slice(1)
          .map(({ id }, index) => ({ above: ids[index] ?? '', below: id, up: each, down: each }));
        const moves = proposeMoves(competitions, steps);
        for (const { id, teams: before } of competitions)
          assert.equal(moves.filter(({ to }) => to === id).length, before.length);
      }),
    );
  });
});
