import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readCards, type TypedCard } from './card-rows.ts';
import { defaultCourse } from './course.ts';
import { type GolfRules, golfFigures, parOf, type RoundCard, strokesOf } from './golf-figures.ts';
import { parseHandicap } from './handicap.ts';
import { type GolfEntry, type GolfEventRules, rankGolfEvent } from './rank-golf-event.ts';

const golf: GolfRules = {
  rounds: 2,
  holes: defaultCourse(18),
  slope: null,
  ratingTenths: null,
  rankedBy: 'GROSS',
  allowance: 95,
  countback: false,
  cut: null,
};

const over = (change: Partial<GolfRules> = {}, more: Partial<GolfEventRules> = {}): GolfEventRules => ({
  golf: { ...golf, ...change },
  isOver: true,
  waiting: 0,
  bands: [],
  ageRule: { by: 'YEAR', year: 2027, day: null },
  ...more,
});

const total = (strokes: number): RoundCard => ({ holes: [], total: strokes });
const pars = golf.holes.map(({ par }) => par);
/** Par on every hole except the given ones. */
const round = (changes: Readonly<Record<number, number | null>> = {}): RoundCard => ({
  holes: pars.map((par, at) => (at + 1 in changes ? (changes[at + 1] ?? null) : par)),
  total: null,
});
const player = (id: string, card: readonly RoundCard[], change: Partial<GolfEntry> = {}): GolfEntry => ({
  id,
  card,
  gender: null,
  birthYear: null,
  birthDate: null,
  status: null,
  order: null,
  handicap: null,
  ...change,
});

function rank(entries: readonly GolfEntry[], rules: GolfEventRules) {
  const ranking = rankGolfEvent(entries, rules);
  assert.ok(!('breach' in ranking), JSON.stringify(ranking));
  return ranking;
}
const placed = (entries: readonly GolfEntry[], rules: GolfEventRules) =>
  rank(entries, rules).rows.map(({ id, place, verdict }) => `${id} ${place ?? verdict ?? '–'}`);

describe('a golf tournament', () => {
  it('is won with the fewest strokes, and level players share a place', () => {
    const players = [
      player('Ana', [total(70), total(71)]),
      player('Bea', [total(69), total(70)]),
      player('Carla', [total(72), total(69)]),
      player('Diana', [total(80), total(79)]),
    ];
    assert.deepEqual(placed(players, over()), ['Bea 1', 'Ana 2', 'Carla 2', 'Diana 4']);
  });

  it('is ranked net using handicap strokes', () => {
    const players = [
      player('Ana', [total(72), total(72)]),
      player('Bea', [total(90), total(90)], { handicap: 184 }),
    ];
    const rules = over({ rankedBy: 'NET', slope: 131, ratingTenths: 723 });
    assert.equal(strokesOf(184, rules.golf), 21);
    const { rows } = rank(players, rules);
    assert.deepEqual(
      rows.map(({ id, score }) => [id, score]),
      [
        ['Bea', -6],
        ['Ana', 0],
      ],
    );
  });

  it('uses half the index over nine holes', () => {
    assert.equal(strokesOf(180, { ...golf, holes: defaultCourse(9), allowance: 100 }), 9);
  });

  it('is won by the most points in Stableford, where picking up costs only that hole', () => {
    const players = [
      player('Ana', [round({ 1: 0 }), round()]),
      player('Bea', [round({ 1: 3 }), round()]),
      player('Carla', [total(40), total(30)]),
    ];
    const { rows } = rank(players, over({ rankedBy: 'STABLEFORD' }));
    assert.deepEqual(
      rows.map(({ id, place, score }) => [id, place, score]),
      [
        ['Bea', 1, 73],
        ['Ana', 2, 70],
        ['Carla', 2, 70],
      ],
    );
  });

  it('does not count a card with a missing hole', () => {
    const players = [
      player('Ana', [round(), round({ 18: null })]),
      player('Bea', [round({ 4: 0 }), round()]),
      player('Carla', [round()]),
      player('Diana', [round(), round({ 1: 9 })]),
    ];
    assert.deepEqual(placed(players, over()), ['Diana 1', 'Ana NR', 'Bea NR', 'Carla NR']);
  });

  it('ranks by strokes over par while in progress', () => {
    const out = round(Object.fromEntries(Array.from({ length: 9 }, (_, at) => [at + 10, null])));
    const players = [
      player('home', [round({ 1: 3, 2: 3 })]),
      player('on the ninth', [{ ...out, holes: out.holes.with(0, 1) }]),
      player('without a return', [round({ 3: 0 })]),
      player('on the second', [round(Object.fromEntries(pars.slice(1).map((_, at) => [at + 2, null])))]),
    ];
    assert.deepEqual(placed(players, over({}, { isOver: false })), [
      'on the ninth 1',
      'home 2',
      'on the second 3',
      'without a return NR',
    ]);
  });

  it('separates level players by the last nine holes if the rules say so', () => {
    const early = player('early', [round(), round({ 1: 3 })]);
    const late = player('late', [round(), round({ 18: 4 })]);
    assert.deepEqual(placed([early, late], over()), ['early 1', 'late 1']);
    assert.deepEqual(placed([early, late], over({ countback: true })), ['late 1', 'early 2']);
    const sum = player('sum', [round(), total(71)]);
    assert.deepEqual(placed([early, late, sum], over({ countback: true })), ['early 1', 'late 1', 'sum 1']);
  });

  it('is decided by a play-off among players level in first place', () => {
    const won = player('won', [total(70), total(70)], { order: 1 });
    const lost = player('lost', [total(69), total(71)], { order: 2 });
    const third = player('third', [total(70), total(71)]);
    assert.deepEqual(placed([lost, third, won], over()), ['won 1', 'lost 2', 'third 3']);
    const worse = { ...lost, card: [total(69), total(72)] };
    const ranking = rank([worse, third, won], over());
    assert.equal(ranking.isPlayoffVoid, true);
    assert.deepEqual(
      ranking.rows.map(({ place }) => place),
      [1, 2, 2],
    );
  });

  it('has a cut once everyone has played the round', () => {
    const cut = { afterRound: 1, top: 2, within: 1 };
    const first = ['a', 'b', 'c', 'd'].map((id, at) => player(id, [total(70 + at)]));
    const playing = over({ cut }, { isOver: false });
    assert.equal(rank(first, { ...playing, waiting: 1 }).cutLine, null);
    assert.equal(rank(first, playing).cutLine, -1);
    assert.deepEqual(placed(first, playing), ['a 1', 'b 2', 'c CUT', 'd CUT']);
    const started = [player('a', [total(70), round({ 2: null })]), ...first.slice(1)];
    assert.equal(rank(started, { ...playing, waiting: 1 }).cutLine, -1);
  });

  it('reserves no place in the cut for players disqualified before it', () => {
    const cut = { afterRound: 1, top: 1, within: null };
    const players = [
      player('out', [total(60)], { status: 'DSQ' }),
      player('a', [total(70), total(70)]),
      player('b', [total(71)]),
      player('ill', [total(70)], { status: 'WDR' }),
      player('absent', [], { status: 'DNS' }),
    ];
    assert.deepEqual(placed(players, over({ cut })), ['a 1', 'b CUT', 'ill –', 'out –', 'absent –']);
  });
});

describe('laws of golf', () => {
  const strokes = fc.integer({ min: 1, max: 12 });
  const card = fc.array(strokes, { minLength: 18, maxLength: 18 }).map((holes) => ({ holes, total: null }));
  const index = fc.integer({ min: -100, max: 540 });
  const field = fc.array(fc.record({ rounds: fc.tuple(card, card), handicap: index }), {
    minLength: 1,
    maxLength: 12,
  });
  const players = (all: readonly { rounds: readonly RoundCard[]; handicap: number }[]) =>
    all.map(({ rounds, handicap }, at) => player(`${at}`, rounds, { handicap }));
  const rankings = fc.constantFrom('GROSS', 'NET', 'STABLEFORD');

  it('net is gross minus handicap, hole by hole and in total', () => {
    fc.assert(
      fc.property(card, index, (one, handicap) => {
        const net = { ...golf, rankedBy: 'NET' as const };
        const { gross, net: counted, playing, score } = golfFigures([one], handicap, net);
        assert.equal(counted, (gross ?? 0) - playing);
        assert.equal(score, (gross ?? 0) - playing - parOf(golf.holes));
        assert.equal(golfFigures([total(gross ?? 0)], handicap, net).score, score);
      }),
    );
  });

  it('one stroke fewer never loses a place', () => {
    fc.assert(
      fc.property(field, rankings, fc.boolean(), (all, rankedBy, countback) => {
        const rules = over({ rankedBy, countback });
        const before = players(all);
        const [first] = before;
        const hole = first?.card[1]?.holes.findIndex((taken) => (taken ?? 0) > 1) ?? -1;
        if (first === undefined || hole < 0) return;
        const [one, two = total(0)] = first.card;
        const better = { ...two, holes: two.holes.with(hole, (two.holes[hole] ?? 2) - 1) };
        const after = [{ ...first, card: [one ?? two, better] }, ...before.slice(1)];
        const placeIn = (entries: readonly GolfEntry[]) =>
          rank(entries, rules).rows.find(({ id }) => id === '0')?.place ?? 0;
        assert.ok(placeIn(after) <= placeIn(before));
      }),
    );
  });

  it('exactly the players at or under the line make the cut', () => {
    const cuts = fc.record({
      afterRound: fc.constant(1),
      top: fc.integer({ min: 1, max: 12 }),
      within: fc.option(fc.integer({ min: 0, max: 10 })),
    });
    fc.assert(
      fc.property(field, cuts, rankings, (all, cut, rankedBy) => {
        const entries = players(all);
        const rules = over({ cut, rankedBy });
        const { rows, cutLine } = rank(entries, rules);
        const line = cutLine ?? 0;
        for (const { id, verdict } of rows) {
          const one = entries[Number(id)];
          const score = golfFigures(one?.card.slice(0, 1) ?? [], one?.handicap ?? 0, rules.golf).score;
          assert.equal(verdict !== 'CUT', rankedBy === 'STABLEFORD' ? score >= line : score <= line);
        }
        assert.ok(rows.filter(({ verdict }) => verdict === null).length >= Math.min(cut.top, all.length));
      }),
    );
  });

  it('the order of entering cards does not matter', () => {
    fc.assert(
      fc.property(field, rankings, (all, rankedBy) => {
        const placesOf = (entries: readonly GolfEntry[]) =>
          new Map(
            rank(entries, over({ rankedBy, countback: true })).rows.map(({ id, place }) => [id, place]),
          );
        const entries = players(all);
        assert.deepEqual(
          new Map([...placesOf(entries.toReversed())].sort()),
          new Map([...placesOf(entries)].sort()),
        );
      }),
    );
  });
});

describe('typed cards', () => {
  const known = { card: [], status: null, verdict: null };
  const entries = new Map([
    ['1', known],
    ['2', { ...known, verdict: 'CUT' as const }],
    ['3', { ...known, card: [total(72)] }],
  ]);
  const row = (bib: string, change: Partial<TypedCard> = {}): TypedCard => ({
    line: 1,
    bib,
    round: 1,
    holes: [],
    total: null,
    status: null,
    ...change,
  });
  const cut = { afterRound: 1, top: 1, within: null };
  const read = (...rows: TypedCard[]) => readCards(rows, { golf: { ...golf, cut }, entries });
  const codes = (...rows: TypedCard[]) => read(...rows).problems.map(({ code }) => code);

  it('change only the listed holes', () => {
    const first = read(row('1', { holes: [{ hole: 2, strokes: '5' }] })).cards[0];
    assert.ok(first);
    const again = readCards([row('1', { holes: [{ hole: 1, strokes: 'x' }] })], {
      golf,
      entries: new Map([['1', { ...first, verdict: null }]]),
    });
    assert.deepEqual(again.cards[0]?.card[0]?.holes.slice(0, 3), [0, 5, null]);
  });

  it('are empty again once the last score is removed', () => {
    assert.deepEqual(read(row('3', { total: '' })).cards[0]?.card, []);
  });

  it('are refused with all their problems', () => {
    assert.deepEqual(codes(row('9')), ['PLAYER_UNKNOWN']);
    assert.deepEqual(codes(row('1'), row('1')), ['CARD_TWICE']);
    assert.deepEqual(codes(row('1', { round: 3 })), ['ROUND_UNKNOWN']);
    const holes = [
      { hole: 1, strokes: '0' },
      { hole: 1, strokes: '4' },
      { hole: 19, strokes: '4' },
      { hole: 2, strokes: '31' },
      { hole: 3, strokes: '4,5' },
    ];
    assert.deepEqual(codes(row('1', { holes })), [
      'STROKES_INVALID',
      'HOLE_TWICE',
      'HOLE_UNKNOWN',
      'STROKES_INVALID',
      'STROKES_INVALID',
    ]);
    assert.deepEqual(codes(row('1', { total: '17' })), ['TOTAL_INVALID']);
    assert.deepEqual(codes(row('3', { holes: [{ hole: 1, strokes: '4' }] })), ['HOLES_AND_TOTAL']);
    assert.deepEqual(codes(row('1', { status: 'LAP' })), ['GOLF_STATUS_UNKNOWN']);
    assert.deepEqual(codes(row('3', { round: null, status: 'NP' })), ['PLAYER_NOT_STARTED']);
    assert.deepEqual(codes(row('2', { round: 2, total: '72' })), ['CARD_AFTER_CUT']);
  });

  it('accept the usual spellings of statuses', () => {
    const statuses = ['WD', 'retirada', 'D.Q.', 'NS', 'MC', 'nr'].map(
      (status) => read(row('1', { round: null, status })).cards[0]?.status,
    );
    assert.deepEqual(statuses, ['WDR', 'WDR', 'DSQ', 'DNS', 'CUT', 'NR']);
  });

  it('accept handicaps from plus ten to 54, with one decimal', () => {
    assert.deepEqual(['12,4', '0', '+2.1', '-10', '54'].map(parseHandicap), [124, 0, -21, -100, 540]);
    assert.deepEqual(['54,1', '-10,1', '12,44', 'scratch', ''].map(parseHandicap), Array(5).fill(null));
  });
});
