import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure } from '@traip/contract';
import { emptyDraft } from './draft.ts';
import { formProblems } from './form-problems.ts';
import { refusalProblems, ruleProblems } from './problems.ts';
import { type PhaseNames, toForm } from './to-form.ts';

const one = ['Fase'];
const names: PhaseNames = {
  LEAGUE: one,
  GROUPS: one,
  KNOCKOUT: one,
  GROUPS_KNOCKOUT: ['Grupos', 'Final'],
  GROUPS_MAIN_ROUND: ['Grupos', 'Segunda fase', 'Final'],
  LEAGUE_PLAYOFF: ['Liga', 'Final'],
  SWISS: one,
  DOUBLE_ELIM: one,
  LADDER: one,
  PAGE_PLAYOFF: one,
  MANUAL: one,
  AMERICANO: one,
  MEXICANO: one,
};
const id = '01980000-0000-7000-8000-000000000000';
const chosen = <T>(choice: T) => ({ ...choice, chosen: id });

const complete = {
  ...emptyDraft,
  traip: chosen(emptyDraft.traip),
  season: chosen(emptyDraft.season),
  category: chosen(emptyDraft.category),
  competition: { ...emptyDraft.competition, name: 'Liga' },
};

test('an empty draft lists what to choose and what to type', () => {
  const fields = formProblems(toForm(emptyDraft, names)).map(({ field }) => field);
  assert.deepEqual(fields, ['traip.id', 'season.id', 'category.id', 'competition.name']);
});

test('a complete draft is valid against the contract, in every format', () => {
  assert.deepEqual(formProblems(toForm(complete, names)), []);
  for (const key of Object.keys(names) as (keyof PhaseNames)[]) {
    const form = toForm({ ...complete, format: { ...complete.format, key } }, names);
    assert.deepEqual(formProblems(form), [], key);
  }
});

test('new items are validated field by field', () => {
  const draft = {
    ...complete,
    traip: { ...complete.traip, isNew: true, written: { ...complete.traip.written, name: 'ab' } },
    competition: { ...complete.competition, startsOn: '2027-02-01', endsOn: '2027-01-01' },
  };
  const fields = formProblems(toForm(draft, names)).map(({ field }) => field);
  assert.deepEqual(fields, ['traip.name', 'traip.sportKey', 'competition.endsOn']);
});

test('existing teams are sent by id, new ones by name, and without teams nothing is generated', () => {
  const teams = [
    { key: 'a', id, name: 'Sol' },
    { key: 'b', name: 'Luna', code: 'luna' },
    { key: 'c', name: 'Mar' },
  ];
  const form = toForm({ ...complete, teams }, names);
  assert.deepEqual(form.teams, [{ id }, { name: 'Luna', code: 'luna' }, { name: 'Mar' }]);
  assert.deepEqual([form.generate, toForm(complete, names).generate], [true, false]);
});

test('a refusal leads to its fields: by problems, by the paths of the rules, by its own field', () => {
  const message = { es: 'no', en: 'no' };
  const failed = (error: object) =>
    new CallFailure('ERR_BAD_REQUEST', 'create', { status: 422, body: { error } });
  const fields = (error: object) => refusalProblems(failed(error)).map(({ field }) => field);
  assert.deepEqual(fields({ code: 'BAD_REQUEST', message, details: [{ field: 'teams.0.name', message }] }), [
    'teams.0.name',
  ]);
  assert.deepEqual(fields({ code: 'RULES_INVALID', message, details: [{ path: 'points.win' }] }), [
    'competition.rulesOverride.points.win',
  ]);
  assert.deepEqual(fields({ code: 'NAME_TAKEN', message, field: 'season.name' }), ['season.name']);
  assert.deepEqual(refusalProblems(new Error('network')), []);
});

test('an override that fits no sport is reported at its path', () => {
  assert.deepEqual(ruleProblems('FOOTBALL_7', { points: { win: 2 } }), []);
  assert.deepEqual(ruleProblems(undefined, { points: { win: 'x' } }), []);
  const [wrong] = ruleProblems('FOOTBALL_7', { points: { win: -1 } });
  assert.equal(wrong?.field, 'competition.rulesOverride.points.win');
});
