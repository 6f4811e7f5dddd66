import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { sportsList } from '../sports/index.ts';
import { boutBreach, boutEndingOf, endingByPoints } from './bout.ts';
import type { ManualResult, ScoreCards } from './event.ts';
import { resultOf, winningSide } from './result.ts';
import { decideScoreCards } from './score-cards.ts';
import { matchWith, openDesk, pair, rulesOf } from './testing/desk.ts';
import { winnerOf } from './winner.ts';

const boxing = rulesOf('BOXING_BOUT');
const judo = rulesOf('JUDO');
const karate = rulesOf('KARATE');
const freestyle = rulesOf('FREESTYLE');

type BoutInput = Omit<ManualResult, 'outcome'>;

const refused = (input: BoutInput, rules = boxing) =>
  boutBreach({ outcome: 'NORMAL', ...input }, rules)?.breach ?? null;

const resultIn = (input: BoutInput, rules = boxing) =>
  resultOf(matchWith(rules, [openDesk().manual({ outcome: 'NORMAL', ...input })]), rules);

const at = (period: number, minute: number, second = 0) => ({ period, minute, second });

/** A card in short form: "10-9 9-10". */
const card = (text: string, named?: 'HOME' | 'AWAY') => ({
  rounds: text.split(' ').map((round) => {
    const [home = 0, away = 0] = round.split('-').map(Number);
    return pair(home, away);
  }),
  ...(named ? { named } : {}),
});
const cards = (...judges: ScoreCards['judges']): ScoreCards => ({ judges, deductions: [] });

const red = card('10-9 10-9 9-10');
const blue = card('9-10 10-9 9-10');
const level = card('10-9 9-10 10-10');

describe('the end of a bout', () => {
  it('by knockout has a round and a time within it', () => {
    const ko = { method: 'KO', winner: 'AWAY' } as const;
    assert.equal(refused({ ...ko, stoppedAt: at(2, 1, 43) }), null);
    assert.equal(refused({ ...ko, stoppedAt: at(3, 3) }), null);
    for (const impossible of [at(4, 1), at(0, 1), at(2, 3, 1), at(2, 1, 60), at(2, -1)])
      assert.equal(refused({ ...ko, stoppedAt: impossible }), 'BOUT_TIME_IMPOSSIBLE');
    const result = resultIn({ ...ko, stoppedAt: at(2, 1, 43) });
    assert.deepEqual(boutEndingOf(result), {
      method: 'KO',
      stoppedAt: at(2, 1, 43),
      decision: null,
      totals: [],
      rounds: 3,
      isJudged: true,
    });
    assert.deepEqual([winningSide(result), result.score], ['AWAY', pair(0, 1)]);
  });

  it('on points comes after the last round, golden score included', () => {
    const points = { method: 'WAZA_ARI', winner: 'HOME', score: pair(1, 0) } as const;
    assert.equal(refused({ ...points, stoppedAt: at(1, 4) }, judo), null);
    assert.equal(refused({ ...points, stoppedAt: at(2, 7, 12) }, judo), null);
    const early = { method: 'POINTS', winner: 'HOME', stoppedAt: at(1, 2) } as const;
    assert.equal(refused(early, freestyle), 'BOUT_TIME_IMPOSSIBLE');
  });

  it('by walkover has neither a time nor points', () => {
    const absent = { method: 'WO', winner: 'HOME' } as const;
    assert.equal(refused(absent), null);
    assert.equal(refused({ ...absent, stoppedAt: at(1, 0) }), 'BOUT_TIME_IMPOSSIBLE');
    assert.equal(refused({ ...absent, score: pair(1, 0) }), 'BOUT_SCORE_IMPOSSIBLE');
  });

  it('is consistent with the recorded points', () => {
    const won = (method: string, home: number, away: number) => ({
      method,
      winner: 'HOME' as const,
      score: pair(home, away),
    });
    assert.equal(refused(won('POINTS', 1, 1), freestyle), null, 'criteria decide between level wrestlers');
    assert.equal(refused(won('POINTS', 1, 2), freestyle), 'BOUT_SCORE_IMPOSSIBLE');
    assert.equal(refused(won('FALL', 2, 6), freestyle), null);
    assert.equal(refused(won('TECHNICAL_SUPERIORITY', 10, 0), freestyle), null);
    assert.equal(refused(won('TECHNICAL_SUPERIORITY', 9, 0), freestyle), 'BOUT_SCORE_IMPOSSIBLE');
    assert.equal(refused(won('TECHNICAL_SUPERIORITY', 9, 1), rulesOf('GRECO_ROMAN')), null);
    assert.equal(refused(won('SENSHU', 2, 2), karate), null);
    assert.equal(refused(won('SENSHU', 3, 2), karate), 'BOUT_SCORE_IMPOSSIBLE');
    assert.equal(refused(won('SUPERIORITY', 9, 1), karate), null);
  });

  it('is a draw only if recorded as one, and never in a knockout', () => {
    const drawn = matchWith(boxing, [
      openDesk().manual({ outcome: 'NORMAL', method: 'DRAW', score: pair(0, 0) }),
    ]);
    assert.deepEqual(winnerOf(drawn, boxing, { knockout: false }), { winner: null, by: 'DRAW' });
    assert.ok('breach' in winnerOf(drawn, boxing, { knockout: true }));
    assert.ok('breach' in winnerOf(matchWith(boxing, []), boxing, { knockout: false }));
    assert.equal(refused({ method: 'DRAW', winner: 'HOME' }), 'BOUT_SCORE_IMPOSSIBLE');
  });

  it('cannot have a round or cards in other sports', () => {
    const football = rulesOf('FOOTBALL_11');
    assert.equal(refused({ score: pair(1, 0) }, football), null);
    assert.equal(refused({ score: pair(1, 0), stoppedAt: at(1, 3) }, football), 'CARDS_NOT_TAKEN');
  });
});

describe('score cards', () => {
  const decided = (scoreCards: ScoreCards) => {
    const decision = decideScoreCards(scoreCards, 3);
    if ('breach' in decision) return `${decision.problem} ${decision.where}`;
    const totals = decision.totals.map(({ home, away }) => `${home}-${away}`).join(' ');
    return `${decision.winner} ${decision.decision} ${totals}`;
  };

  it('are unanimous, a majority with one level card, or split', () => {
    assert.equal(decided(cards(red, red, red)), 'HOME UNANIMOUS 29-28 29-28 29-28');
    assert.equal(decided(cards(red, level, red)), 'HOME MAJORITY 29-28 29-29 29-28');
    assert.equal(decided(cards(red, blue, red)), 'HOME SPLIT 29-28 28-29 29-28');
    assert.equal(decided(cards(red, blue, level)), 'null SPLIT 29-28 28-29 29-29');
    assert.equal(decided(cards(red)), 'HOME UNANIMOUS 29-28');
  });

  it('lose the points the referee deducts', () => {
    const warned = { ...cards(red, red, red), deductions: [{ from: 'HOME', points: 2 }] as const };
    assert.equal(decided(warned), 'AWAY UNANIMOUS 27-28 27-28 27-28');
  });

  it('that are level go to the side the judge names', () => {
    assert.equal(decided(cards(red, blue, card('10-9 9-10 10-10', 'AWAY'))), 'AWAY SPLIT 29-28 28-29 29-29');
  });

  it('are refused if impossible', () => {
    assert.equal(decided(cards(red, blue)), 'JUDGES_EVEN 2');
    assert.equal(decided(cards()), 'JUDGES_EVEN 0');
    assert.equal(decided(cards(red, card('10-9 9-9 10-9'), red)), 'ROUND_WITHOUT_TEN 2, 2');
    assert.equal(decided(cards(card('10-6 10-9 10-9'))), 'ROUND_TOO_LOW 1, 1');
    assert.equal(decided(cards(red, red, card('10-9 10-9'))), 'ROUND_MISSING 3');
  });

  it('give the result: winner, number of cards, and decision', () => {
    const result = resultIn({ method: 'WP', scoreCards: cards(red, blue, red) });
    assert.deepEqual([result.score, result.winnerByMethod], [pair(2, 1), 'HOME']);
    assert.deepEqual(boutEndingOf(result)?.decision, 'SPLIT');
    assert.deepEqual(boutEndingOf(result)?.totals, [pair(29, 28), pair(28, 29), pair(29, 28)]);
    const even = resultIn({ method: 'WP', scoreCards: cards(level, level, level) });
    assert.deepEqual([even.method, even.winnerByMethod, even.score], ['DRAW', null, pair(0, 0)]);
  });

  it('may not contradict the recorded winner, and require a win on points', () => {
    const split = cards(red, blue, red);
    assert.equal(refused({ method: 'WP', winner: 'HOME', scoreCards: split }), null);
    assert.equal(refused({ method: 'WP', winner: 'AWAY', scoreCards: split }), 'CARDS_DISAGREE');
    assert.equal(refused({ method: 'DRAW', scoreCards: split }), 'CARDS_DISAGREE');
    assert.equal(refused({ method: 'KO', winner: 'HOME', scoreCards: split }), 'CARDS_NOT_TAKEN');
    assert.equal(refused({ method: 'POINTS', winner: 'HOME', scoreCards: split }, judo), 'CARDS_NOT_TAKEN');
  });

  const judged = fc.constantFrom(pair(10, 9), pair(10, 8), pair(10, 10), pair(9, 10), pair(8, 10));
  const judge = fc.record({ rounds: fc.array(judged, { minLength: 3, maxLength: 3 }) });
  const anyCards = fc
    .array(judge, { minLength: 1, maxLength: 5 })
    .filter(({ length }) => length % 2 === 1)
    .map((judges): ScoreCards => ({ judges, deductions: [] }));

  it('give the opposite result when the corners are swapped', () => {
    const turned = ({ judges }: ScoreCards): ScoreCards => ({
      judges: judges.map(({ rounds }) => ({ rounds: rounds.map(({ home, away }) => pair(away, home)) })),
      deductions: [],
    });
    fc.assert(
      fc.property(anyCards, (scoreCards) => {
        const [one, other] = [decideScoreCards(scoreCards, 3), decideScoreCards(turned(scoreCards), 3)];
        assert.ok(!('breach' in one) && !('breach' in other));
        assert.equal(one.decision, other.decision);
        assert.deepEqual(one.cards, { home: other.cards.away, away: other.cards.home });
        assert.equal(one.winner === 'HOME', other.winner === 'AWAY');
      }),
    );
  });

  it('give the win to the side with more than half of them, and their result can always be stored', () => {
    fc.assert(
      fc.property(anyCards, (scoreCards) => {
        const decision = decideScoreCards(scoreCards, 3);
        assert.ok(!('breach' in decision));
        const { home, away } = decision.cards;
        const half = scoreCards.judges.length / 2;
        assert.equal(decision.winner, home > half ? 'HOME' : away > half ? 'AWAY' : null);
        const method = decision.winner === null ? 'DRAW' : 'WP';
        assert.equal(refused({ method, scoreCards }), null);
        assert.equal(winningSide(resultIn({ method, scoreCards })), decision.winner);
      }),
    );
  });
});

describe('the points of a bout', () => {
  const proposed = (home: number, away: number, rules = judo, isOver = false) => {
    const ending = endingByPoints({ score: pair(home, away), isOver }, rules);
    return ending && `${ending.winner} ${ending.method}`;
  };

  it('end it at once by ippon, two waza-ari or a big enough lead', () => {
    assert.deepEqual([proposed(10, 0), proposed(1, 2)], ['HOME IPPON', 'AWAY IPPON']);
    assert.deepEqual([proposed(7, 0, karate), proposed(8, 0, karate)], [null, 'HOME SUPERIORITY']);
    assert.equal(proposed(1, 11, freestyle), 'AWAY TECHNICAL_SUPERIORITY');
  });

  it('end it when its time is up, unless it is level', () => {
    assert.deepEqual([proposed(1, 0), proposed(1, 0, judo, true)], [null, 'HOME WAZA_ARI']);
    assert.equal(proposed(3, 5, freestyle, true), 'AWAY POINTS');
    assert.equal(proposed(3, 3, freestyle, true), null);
    assert.equal(proposed(3, 0, boxing, true), null, 'judges decide');
  });

  it('only propose endings the rules accept', () => {
    const sports = sportsList.filter(({ bout }) => bout !== null);
    const number = fc.nat(20);
    fc.assert(
      fc.property(fc.constantFrom(...sports), number, number, fc.boolean(), (rules, home, away, isOver) => {
        const score = pair(home, away);
        const ending = endingByPoints({ score, isOver }, rules);
        if (ending !== null) assert.equal(refused({ ...ending, score }, rules), null);
      }),
    );
  });
});
