import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import { isBoxComplete } from './is-box-complete.ts';
import { isUnfinished, problemOf } from './problem.ts';
import { rowView } from './row-status.ts';
import { type RoundMatchData, savedResult, scoreOf, type TypedResult, toResult } from './typed-result.ts';

const rulesOf = (key: string) => {
  const rules = sportByKey(key);
  assert.ok(rules);
  return rules;
};
const [football, basketball] = [rulesOf('FOOTBALL_11'), rulesOf('BASKETBALL_5')];
const [pingPong, padel, volleyball] = [
  rulesOf('PING_PONG_SINGLES'),
  rulesOf('PADEL_DOUBLES'),
  rulesOf('VOLLEYBALL_6'),
];

const team = (name: string) => ({ id: name, name, code: name, sportKey: 'FOOTBALL', avatarUrl: null });
const match = (change: Partial<RoundMatchData> = {}): RoundMatchData =>
  ({
    id: 'm',
    state: 'SCHEDULED',
    version: 1,
    home: team('Ana'),
    away: team('Bea'),
    score: null,
    sets: [],
    shootOut: null,
    method: null,
    isKnockout: false,
    reports: null,
    postponed: null,
    actions: ['addManualResult'],
    ...change,
  }) as RoundMatchData;

const boxes = (text: string) => {
  const [home = '', away = ''] = text.split('-');
  return { home, away };
};
const typed = (score: string, change: Partial<TypedResult> = {}): TypedResult => ({
  ...savedResult(match()),
  score: boxes(score),
  ...change,
});
const inSets = (...sets: readonly string[]) => typed('-', { sets: sets.map(boxes) });

describe('the input of a row', () => {
  it('is sent as a score, or as sets if there are any', () => {
    assert.deepEqual(toResult(typed('2-1'), match(), football), {
      matchId: 'm',
      version: 1,
      score: { home: 2, away: 1 },
    });
    assert.deepEqual(toResult(inSets('6-4', '6-3', '-'), match(), padel), {
      matchId: 'm',
      version: 1,
      sets: [
        { home: 6, away: 4 },
        { home: 6, away: 3 },
      ],
    });
    assert.deepEqual(scoreOf(inSets('6-4', '3-6', '7-5'), padel), { home: '2', away: '1' });
  });

  it('has a shoot-out only where it decides a level match', () => {
    const shootOut = boxes('4-2');
    const sent = (score: string, isKnockout: boolean) =>
      toResult(typed(score, { shootOut }), match({ isKnockout }), football).shootOut;
    assert.deepEqual(
      [sent('1-1', true), sent('2-1', true), sent('1-1', false)],
      [{ home: 4, away: 2 }, undefined, undefined],
    );
  });

  it("has a message if it's impossible", () => {
    const problem = (value: TypedResult, rules: SportRules, isKnockout = false) =>
      problemOf(value, { isKnockout }, rules)?.problem ?? null;
    assert.equal(problem(typed('2-'), football), 'INCOMPLETE');
    assert.equal(problem(typed('2-2'), football), null);
    assert.equal(problem(typed('70-70'), basketball), 'LEVEL');
    assert.equal(problem(typed('1-1', { shootOut: boxes('3-3') }), football, true), 'SHOOT_OUT');
    assert.equal(problem(typed('1-1', { shootOut: boxes('3-') }), football, true), 'INCOMPLETE');
    assert.equal(problem(typed('3-2'), pingPong), null);
    assert.equal(problem(inSets('6-4', '6-'), padel), 'INCOMPLETE');
    assert.equal(problem(inSets('6-4', '6-3'), padel), null);
    assert.deepEqual(problemOf(typed('3-3'), match(), pingPong), {
      problem: 'TOTAL',
      values: { bestOf: 5, toWin: 3, home: 3, away: 3 },
    });
    assert.equal(problem(inSets('25-20'), volleyball), 'TOTAL');
    assert.deepEqual(problemOf(inSets('25-20', '25-24'), match(), volleyball), {
      problem: 'SET',
      values: { set: 2, home: 25, away: 24 },
    });
  });

  it('has no error while it may be incomplete', () => {
    const unfinished = (value: TypedResult, rules: SportRules) =>
      isUnfinished(problemOf(value, match(), rules));
    assert.deepEqual(
      [unfinished(typed('2-'), football), unfinished(inSets('25-20'), volleyball)],
      [true, true],
    );
    assert.deepEqual(
      [unfinished(typed('3-3'), pingPong), unfinished(inSets('25-24'), volleyball)],
      [false, false],
    );
    assert.equal(unfinished(typed('2-1'), football), false);
  });

  it("moves on to the next box as soon as it's complete", () => {
    const full = (text: string, { sets }: SportRules) => sets !== null && isBoxComplete(text, sets);
    assert.deepEqual([full('6', padel), full('0', padel)], [true, true]);
    assert.deepEqual(
      [full('2', volleyball), full('25', volleyball), full('9', volleyball)],
      [false, true, true],
    );
    assert.deepEqual([full('1', pingPong), full('11', pingPong), full('7', pingPong)], [false, true, true]);
    assert.equal(full('', padel), false);
  });
});

describe('a row', () => {
  const statusOf = (data: RoundMatchData, value?: TypedResult) => rowView(data, value, football).status;

  it('shows the status of its result', () => {
    assert.equal(statusOf(match()), 'EMPTY');
    assert.equal(statusOf(match({ home: null })), 'UNKNOWN');
    const reports = { home: { home: 2, away: 1, method: null }, away: null };
    assert.equal(statusOf(match({ reports })), 'REPORTED');
    assert.equal(
      statusOf(match({ reports: { ...reports, away: { home: 0, away: 0, method: null } } })),
      'DISPUTED',
    );
    assert.equal(statusOf(match({ reports }), typed('2-1')), 'UNSAVED');
    assert.equal(statusOf(match(), typed('2-1')), 'UNSAVED');
    assert.equal(statusOf(match(), typed('2-')), 'WRONG');
    assert.equal(statusOf(match(), typed('-')), 'EMPTY');
    const refusal = { es: 'No', en: 'No' };
    assert.equal(statusOf(match(), typed('2-1', { refusal })), 'REFUSED');
    const queued = { matchId: 'm', version: 1 };
    assert.equal(statusOf(match({ version: 2 }), typed('2-1', { queued })), 'QUEUED');
    assert.equal(statusOf(match({ version: 2 }), typed('2-1')), 'STALE');
  });

  it('is saved when it matches the stored result, and locked while the match is live or official', () => {
    const saved = match({ state: 'FINISHED', score: { home: 2, away: 1 } });
    assert.equal(statusOf(saved, typed('2-1')), 'SAVED');
    assert.equal(statusOf(saved, typed('3-1')), 'UNSAVED');
    const live = rowView(match({ state: 'IN_PROGRESS' }), typed('3-1'), football);
    assert.deepEqual([live.status, live.mayWrite], ['LIVE', false]);
    const official = rowView(match({ state: 'CLOSED', actions: ['reopen'] }), undefined, football);
    assert.deepEqual([official.status, official.mayWrite], ['OFFICIAL', false]);
  });
});
