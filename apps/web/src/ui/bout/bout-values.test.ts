import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import {
  type BoutValues,
  type CardsValues,
  emptyCards,
  firstBout,
  isComplete,
  readCards,
  roundChoices,
  timeIn,
  toBoutInput,
  withJudges,
} from './bout-values.ts';

function rules(key: string): SportRules {
  const sport = sportByKey(key);
  assert.ok(sport);
  return sport;
}

const boxing = rules('BOXING_BOUT');
const none = firstBout(null);
const bout = (change: Partial<BoutValues>): BoutValues => ({ ...none, ...change });
const judge = (...rounds: string[]) => ({ rounds, named: null });
const cards = (...judges: CardsValues['judges']): CardsValues => ({
  judges,
  deductions: { home: 0, away: 0 },
});
const red = judge('10-9', '10-9', '9-10');
const level = judge('10-9', '9-10', '10-10');

describe('the form of a bout', () => {
  it('parses a time as people write it', () => {
    assert.deepEqual(timeIn('1:43'), { minute: 1, second: 43 });
    assert.deepEqual(timeIn(' 0.05 '), { minute: 0, second: 5 });
    for (const text of ['', '1', '1:75', 'dos']) assert.equal(timeIn(text), undefined);
  });

  it("sends the round and time of a stoppage, and nothing it doesn't need", () => {
    const stopped = bout({ method: 'KO', winner: 'AWAY', period: 2, time: '1:43' });
    assert.deepEqual(toBoutInput(stopped, boxing), {
      method: 'KO',
      winner: 'AWAY',
      stoppedAt: { period: 2, minute: 1, second: 43 },
    });
    assert.deepEqual(toBoutInput({ ...stopped, method: 'WO' }, boxing), { method: 'WO', winner: 'AWAY' });
    assert.deepEqual(toBoutInput({ ...stopped, method: 'DRAW' }, boxing), { method: 'DRAW' });
    assert.deepEqual(toBoutInput({ ...stopped, method: 'IPPON' }, boxing), {});
  });

  it('leaves the winner to the cards', () => {
    const judged = bout({ method: 'WP', winner: 'AWAY', cards: cards(red) });
    const input = toBoutInput(judged, boxing);
    assert.deepEqual(Object.keys(input), ['method', 'scoreCards']);
    assert.equal(input.scoreCards?.judges[0]?.rounds.length, 3);
  });

  it('is complete with a winner, or with cards that have one', () => {
    const complete = (change: Partial<BoutValues>, isKnockout = true) =>
      isComplete(bout(change), boxing, isKnockout);
    assert.equal(complete({}), false);
    assert.equal(complete({ method: 'KO' }), false);
    assert.equal(complete({ method: 'KO', winner: 'HOME' }), true);
    assert.equal(complete({ method: 'WP', cards: emptyCards(3, 3) }), false);
    assert.equal(complete({ method: 'WP', cards: cards(red) }), true);
    assert.equal(complete({ method: 'WP', cards: cards(level) }), false);
    assert.equal(complete({ method: 'WP', cards: cards(level) }, false), true);
  });

  it('keeps the cards of remaining judges', () => {
    const more = withJudges(cards(red), 3, 3);
    assert.deepEqual([more.judges.length, more.judges[0], more.judges[1]?.rounds], [3, red, ['', '', '']]);
    assert.deepEqual(readCards(more, boxing), { problem: 'ROUND_MISSING' });
    assert.deepEqual(withJudges(more, 1, 3).judges, [red]);
  });

  it('applies deductions, and restores what was saved', () => {
    const deducted = { ...cards(red), deductions: { home: 2, away: 0 } };
    const decision = readCards(deducted, boxing);
    assert.ok(!('problem' in decision));
    assert.deepEqual([decision.winner, decision.totals[0]], ['AWAY', { home: 27, away: 28 }]);
    const input = toBoutInput(bout({ method: 'WP', cards: deducted }), boxing);
    const saved = { method: 'WP', winnerByMethod: 'AWAY', stoppedAt: null } as const;
    assert.deepEqual(firstBout({ ...saved, scoreCards: input.scoreCards ?? null }).cards, deducted);
  });

  it('offers golden score in sports that have it', () => {
    assert.deepEqual(
      roundChoices(rules('JUDO')).map(({ isExtra }) => isExtra),
      [false, true],
    );
    assert.equal(roundChoices(boxing).length, 3);
  });
});
