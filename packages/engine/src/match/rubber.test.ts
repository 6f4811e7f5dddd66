import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { overrideRules, rubberPresets, worthOf } from '../sports/index.ts';
import type { RubberRules, SetRules, SportRules } from '../sports/rules.ts';
import { isBreach } from './breach.ts';
import { canDo } from './can-do.ts';
import type { ManualResult, Pair, RubberScore, Side } from './event.ts';
import { checkManualResult } from './manual-result.ts';
import { resultOf, winningSide } from './result.ts';
import { checkRubber, rubberResults, rubberScore, tieTotals } from './rubber.ts';
import { lineupBreach } from './rubber-lineup.ts';
import { isPossibleSet } from './sets.ts';
import { matchWith, openDesk, pair, refusalOf, rulesOf } from './testing/desk.ts';

const tennis = rulesOf('TENNIS_TEAM');
const tableTennis = rulesOf('PING_PONG_RUBBERS');
const rubbersOf = ({ rubbers }: SportRules): RubberRules => {
  assert.ok(rubbers);
  return rubbers;
};

/** "6-4 3-6 7-5": the sets of a rubber in short form. */
const score = (key: string, text: string, ending?: RubberScore['ending']): RubberScore => ({
  key,
  sets:
    text === ''
      ? []
      : text.split(' ').map((set) => pair(...(set.split('-').map(Number) as [number, number]))),
  ...(ending ? { ending } : {}),
});
const sheet = (...rubbers: readonly RubberScore[]): ManualResult => ({ outcome: 'NORMAL', rubbers });
const { manual, goal } = openDesk();
const rubber = (payload: RubberScore) => ({ ...goal(''), kind: 'RUBBER', payload }) as never;
const breachOf = (result: ManualResult, rules = tennis) => {
  const breach = checkManualResult(result, rules);
  return breach && Object.values(breach).join(' ');
};

describe('a tie', () => {
  const played = [score('S1', '6-4 6-4'), score('S2', '3-6 6-3 2-6'), score('D1', '7-6 7-5')];

  it('is won by the side that wins more of its rubbers', () => {
    const state = matchWith(tennis, [manual(sheet(...played))]);
    const result = resultOf(state, tennis);
    assert.deepEqual([result.score, winningSide(result)], [pair(2, 1), 'HOME']);
    assert.deepEqual(tieTotals(result.rubbers ?? []), { sets: pair(5, 2), games: pair(37, 34) });
  });

  it('is entered rubber by rubber, and a later entry replaces an earlier one', () => {
    const events = [score('S1', '4-6 4-6'), score('S1', '6-4 1-0'), score('D1', '6-0 6-0')].map(rubber);
    const { tally } = matchWith(tennis, events);
    assert.deepEqual(tally.score, pair(1, 0));
    assert.deepEqual(
      tally.rubbers?.map(({ key, winner }) => [key, winner]),
      [
        ['S1', null],
        ['D1', 'HOME'],
      ],
    );
  });

  it('cannot end while a rubber is missing or being played', () => {
    const finish = (...rubbers: readonly RubberScore[]) => {
      const match = matchWith(tennis, rubbers.map(rubber));
      const facts = { match, rules: tennis, knockout: false };
      const done = canDo(
        'finish',
        { status: 'IN_PROGRESS', dated: true },
        { role: 'admin', assigned: 'ANY' } as never,
        facts,
      );
      return isBreach(done) ? done : null;
    };
    assert.equal(finish(...played), null);
    assert.deepEqual(finish(...played.slice(1)), { breach: 'RUBBERS_MISSING', rubbers: ['S1'] });
    const open = score('S1', '6-4 2-1');
    assert.deepEqual(finish(open, ...played.slice(1)), { breach: 'RUBBER_UNDECIDED', rubber: 'S1' });
  });

  it('counts a retired rubber for the other side, with the remaining sets', () => {
    const [retired] = rubberResults([score('S1', '6-4 2-3', 'RETIRED_HOME')], rubbersOf(tennis));
    assert.deepEqual([retired?.winner, retired?.setsWon, retired?.games], ['AWAY', pair(1, 2), pair(8, 7)]);
    const [forfeit] = rubberResults([score('S1', '', 'FORFEIT_AWAY')], rubbersOf(tennis));
    assert.deepEqual([forfeit?.winner, forfeit?.setsWon, forfeit?.games], ['HOME', pair(2, 0), pair(12, 0)]);
  });

  it('counts an unplayed rubber for neither side', () => {
    const rubbers = [score('S1', '6-0 6-0'), score('S2', '0-6 0-6'), score('D1', '', 'UNPLAYED')];
    assert.equal(breachOf(sheet(...rubbers)), null);
    assert.deepEqual(rubberScore(rubberResults(rubbers, rubbersOf(tennis))), pair(1, 1));
  });

  it('refuses impossible sets', () => {
    const [, second, third] = played;
    assert.ok(second && third);
    const first = (text: string, ending?: RubberScore['ending']) =>
      breachOf(sheet(score('S1', text, ending), second, third));
    assert.equal(first('6-5 6-0'), 'RUBBER_SET_IMPOSSIBLE S1 1');
    assert.equal(first('6-0 8-6'), 'RUBBER_SET_IMPOSSIBLE S1 2');
    assert.equal(first('6-0 6-0 6-0'), 'RUBBER_SET_IMPOSSIBLE S1 3');
    assert.equal(first('6-0 4-6'), 'RUBBER_UNDECIDED S1');
    assert.equal(first('6-0', 'FORFEIT_HOME'), 'RUBBER_SET_IMPOSSIBLE S1 1');
    assert.equal(first('6-0 6-0', 'RETIRED_AWAY'), 'RUBBER_SET_IMPOSSIBLE S1 2');
    assert.equal(breachOf(sheet(...played, score('D2', '6-0 6-0'))), 'RUBBER_UNKNOWN D2');
    assert.equal(breachOf(sheet(...played, score('S1', '6-0 6-0'))), 'RUBBER_TWICE S1');
    assert.equal(refusalOf(tennis, rubber(score('S1', '9-7'))), 'RUBBER_SET_IMPOSSIBLE');
    assert.equal(refusalOf(rulesOf('TENNIS_SINGLES'), rubber(score('S1', '6-0'))), 'UNKNOWN_KIND');
  });

  it('needs every rubber, and a score that agrees with them', () => {
    assert.equal(breachOf(sheet(...played.slice(0, 2))), 'RUBBERS_MISSING D1');
    assert.equal(breachOf({ ...sheet(...played), score: pair(3, 0) }), 'SCORE_INVALID');
    assert.equal(breachOf({ ...sheet(...played), score: pair(2, 1) }), null);
    assert.equal(breachOf({ outcome: 'NORMAL' }), 'SCORE_REQUIRED');
  });

  it('may have only a score, no greater than its number of rubbers', () => {
    assert.equal(breachOf({ outcome: 'NORMAL', score: pair(2, 1) }), null);
    assert.equal(breachOf({ outcome: 'NORMAL', score: pair(3, 1) }), 'SCORE_INVALID');
    const before = played.map(rubber);
    const state = matchWith(tennis, [...before, manual({ outcome: 'NORMAL', score: pair(0, 3) })]);
    assert.deepEqual(resultOf(state, tennis).rubbers, []);
  });

  it('ends once decided if its rules say so', () => {
    const quick = ['S1', 'S2', 'S3'].map((key) => score(key, '11-0 11-0 11-0'));
    assert.equal(breachOf(sheet(...quick), tableTennis), null);
    assert.equal(breachOf(sheet(...quick.slice(1)), tableTennis), 'RUBBERS_MISSING S1,S4,S5');
    const late = score('S4', '11-0 11-0 11-0');
    assert.equal(breachOf(sheet(...quick, late), tableTennis), 'RUBBER_NOT_NEEDED S4');
  });

  it('counts a match tie-break as one game', () => {
    const rules = overrideRules(tennis, { rubbers: { sets: { lastTo: 10 } } });
    assert.ok(!isBreach(rules));
    const [result] = rubberResults([score('S1', '6-4 4-6 10-8')], rubbersOf(rules));
    assert.deepEqual([result?.winner, result?.games], ['HOME', pair(11, 10)]);
  });

  it('may be level only if its rubbers are worth an even total', () => {
    const four = overrideRules(tennis, { rubbers: { list: rubberPresets.FOUR_AND_TWO.list } });
    assert.ok(!isBreach(four));
    assert.deepEqual([tennis.draw.league, four.draw.league, four.forfeit.winner], [false, true, 6]);
  });
});

describe('the rubbers of a competition', () => {
  const problems = (rubbers: object, of: SportRules = tennis) => {
    const rules = overrideRules(of, { rubbers });
    return isBreach(rules) ? rules.problems.map(({ path }) => path) : [];
  };

  it('are at least one, distinct, and known to the sport', () => {
    const one = { key: 'S1', kind: 'SINGLES', value: 1 };
    assert.deepEqual(problems({ list: [one] }), []);
    assert.deepEqual(problems({ list: [] }), ['rubbers.list']);
    assert.deepEqual(problems({ list: [one, one] }), ['rubbers.list']);
    assert.deepEqual(problems({ list: [{ ...one, kind: 'TRIPLES' }] }), ['rubbers.list[0].kind']);
    assert.deepEqual(problems({ perPlayer: { singles: 3, total: 2 } }), ['rubbers.perPlayer.singles']);
    assert.deepEqual(problems({ sets: { bestOf: 4 } }), ['rubbers.sets.bestOf']);
    const whole = { ...rubberPresets.TWO_AND_ONE, sets: rubbersOf(tennis).sets };
    assert.deepEqual(problems(whole, rulesOf('TENNIS_SINGLES')), ['rubbers']);
  });
});

describe('the players of a tie', () => {
  const rules = rubbersOf(tennis);
  const strengths = new Map([...'abcdef'].map((player, at) => [player, at + 1]));
  const breach = (lines: Readonly<Record<string, string>>, by = rules) => {
    const lineups = Object.entries(lines).map(([key, players]) => ({ key, home: [...players], away: [] }));
    const found = lineupBreach(lineups, by, (player) => strengths.get(player) ?? null);
    return found && [found.breach, found.rubber, found.side].join(' ');
  };

  it('may play one singles rubber and the doubles', () => {
    assert.equal(breach({ S1: 'a', S2: 'b', D1: 'ab' }), null);
    assert.equal(breach({ S1: '', S2: '', D1: 'a' }), null);
  });

  it('appear once per rubber, and in no more rubbers than allowed', () => {
    assert.equal(breach({ D1: 'aa' }), 'RUBBER_PLAYER_TWICE D1 HOME');
    assert.equal(breach({ S1: 'ab' }), 'RUBBER_TOO_MANY_PLAYERS S1 HOME');
    assert.equal(breach({ S1: 'a', S2: 'a' }), 'RUBBER_PLAYER_TOO_OFTEN S2 HOME');
    const once = { ...rules, perPlayer: { singles: 1, total: 1 } };
    assert.equal(breach({ S1: 'a', D1: 'ab' }, once), 'RUBBER_PLAYER_TOO_OFTEN D1 HOME');
    assert.equal(breach({ X1: 'a' }), 'RUBBER_UNKNOWN X1 HOME');
  });

  it('play in order of strength if the rules require it, as far as strengths are known', () => {
    assert.equal(breach({ S1: 'b', S2: 'a' }), 'RUBBER_ORDER_BROKEN S2 HOME');
    assert.equal(breach({ S1: 'b', S2: 'x' }), null);
    assert.equal(breach({ S1: 'b', S2: 'a' }, { ...rules, ordered: false }), null);
    const padel = rubbersOf(rulesOf('PADEL_TEAM'));
    assert.equal(breach({ D1: 'ad', D2: 'bc', D3: 'ef' }, padel), null);
    assert.equal(breach({ D1: 'ad', D2: 'ef', D3: 'bc' }, padel), 'RUBBER_ORDER_BROKEN D3 HOME');
  });
});

describe('laws of ties', () => {
  const variants = ['TENNIS_TEAM', 'PADEL_TEAM', 'BADMINTON_TEAM', 'PING_PONG_RUBBERS', 'SQUASH_TEAM'];

  /** A rubber that the given side wins, with possible sets. */
  const wonBy = (rules: SetRules, winner: Side): fc.Arbitrary<readonly Pair[]> => {
    const cap = 32;
    const possible = (set: number, side: Side) =>
      fc
        .tuple(fc.nat(cap), fc.nat(cap))
        .map(([home, away]) => pair(home, away))
        .filter(
          (points) => isPossibleSet(rules, set, points) && points.home > points.away === (side === 'HOME'),
        );
    const toWin = Math.floor(rules.bestOf / 2) + 1;
    const other: Side = winner === 'HOME' ? 'AWAY' : 'HOME';
    return fc
      .nat(toWin - 1)
      .chain((lost) =>
        fc.shuffledSubarray([...Array(toWin - 1).fill(winner), ...Array(lost).fill(other)], {
          minLength: toWin - 1 + lost,
        }),
      )
      .chain((order) => fc.tuple(...[...order, winner].map((side, at) => possible(at + 1, side))));
  };

  const tie = fc.constantFrom(...variants.map(rulesOf)).chain((rules) => {
    const { list, sets } = rubbersOf(rules);
    const rubbers = list.map(({ key }) =>
      fc
        .constantFrom<Side>('HOME', 'AWAY')
        .chain((winner) => wonBy(sets, winner).map((of) => ({ winner, score: { key, sets: of } }))),
    );
    return fc.tuple(fc.constant(rules), fc.tuple(...rubbers));
  });

  it('in a fully played tie, both sides’ scores add up to the worth of all rubbers', () => {
    fc.assert(
      fc.property(tie, ([rules, rubbers]) => {
        const results = rubberResults(
          rubbers.map((one) => one.score),
          rubbersOf(rules),
        );
        const { home, away } = rubberScore(results);
        assert.equal(home + away, worthOf(rubbersOf(rules).list));
        assert.deepEqual(
          results.map(({ winner }) => winner),
          rubbers.map(({ winner }) => winner),
        );
        const { sets } = tieTotals(results);
        assert.equal(
          sets.home + sets.away,
          results.reduce((sum, one) => sum + one.sets.length, 0),
        );
      }),
    );
  });

  it('swapping the sides mirrors the result', () => {
    const turn = ({ home, away }: Pair) => pair(away, home);
    fc.assert(
      fc.property(tie, ([rules, rubbers]) => {
        const own = rubberResults(
          rubbers.map((one) => one.score),
          rubbersOf(rules),
        );
        const turned = rubbers.map((one) => ({ ...one.score, sets: one.score.sets.map(turn) }));
        const other = rubberResults(turned, rubbersOf(rules));
        assert.deepEqual(rubberScore(other), turn(rubberScore(own)));
        assert.deepEqual(tieTotals(other).games, turn(tieTotals(own).games));
      }),
    );
  });

  it('a finished rubber with one more set is refused', () => {
    fc.assert(
      fc.property(tie, ([rules, [first]]) => {
        assert.ok(first);
        const longer = {
          ...first.score,
          sets: [...first.score.sets, pair(rubbersOf(rules).sets.to ?? 0, 0)],
        };
        assert.equal(checkRubber(first.score, rules.rubbers), null);
        assert.equal(checkRubber(longer, rules.rubbers)?.breach, 'RUBBER_SET_IMPOSSIBLE');
      }),
    );
  });
});
