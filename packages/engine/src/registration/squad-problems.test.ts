import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegistrationRules } from './rules.ts';
import { type SquadMember, squadProblems } from './squad-problems.ts';
import { person } from './testing/people.ts';

const on = '2026-11-15';
const member = (id: string, changes: Partial<SquadMember> = {}): SquadMember => ({
  ...person({ id, shirt: null }),
  kind: 'PLAYER',
  ...changes,
});
const problems = (squad: readonly SquadMember[], rules: RegistrationRules) => squadProblems(squad, rules, on);

describe('a squad', () => {
  const two = [member('ana'), member('eva')];

  it('has the number of players and staff the rules require', () => {
    assert.deepEqual(problems(two, { minPlayers: 2, maxPlayers: 2, maxStaff: 0 }), []);
    assert.deepEqual(problems(two, { minPlayers: 3 }), [{ code: 'TOO_FEW_PLAYERS', have: 2, min: 3 }]);
    assert.deepEqual(problems(two, { maxPlayers: 1 }), [{ code: 'TOO_MANY_PLAYERS', have: 2, max: 1 }]);
    assert.deepEqual(problems(two, { minStaff: 1 }), [{ code: 'TOO_FEW_STAFF', have: 0, min: 1 }]);
    assert.deepEqual(problems([...two, member('sol', { kind: 'STAFF' })], { minPlayers: 3, maxStaff: 0 }), [
      { code: 'TOO_FEW_PLAYERS', have: 2, min: 3 },
      { code: 'TOO_MANY_STAFF', have: 1, max: 0 },
    ]);
  });

  it('uses each fixed number once', () => {
    const squad = [
      member('sol', { shirt: 9 }),
      member('eva', { shirt: 7 }),
      member('ana', { shirt: 7 }),
      member('mar', { shirt: 9, kind: 'STAFF' }),
    ];
    assert.deepEqual(problems(squad, { fixedShirts: true }), [
      { code: 'SHIRT_TWICE', shirt: 7, people: ['ana', 'eva'] },
    ]);
    assert.deepEqual(problems(squad, {}), []);
    assert.deepEqual(problems(two, { fixedShirts: true }), []);
  });

  it('has limited places for over-age and foreign players', () => {
    const squad = [
      member('ana', { birthday: '1980-01-01' }),
      member('eva', { birthday: '1981-01-01', nationality: 'PT' }),
      member('sol', { birthday: null, nationality: 'MA' }),
      member('mar', { birthday: '2005-01-01', nationality: null }),
    ];
    assert.deepEqual(problems(squad, { ageTo: 30, exceptions: { overAge: 2, foreign: 2 } }), []);
    assert.deepEqual(problems(squad, { ageTo: 30, exceptions: { overAge: 1, foreign: 1 } }), [
      { code: 'TOO_MANY_OVER_AGE', places: 1, people: ['ana', 'eva'] },
      { code: 'TOO_MANY_FOREIGN', places: 1, people: ['eva', 'sol'] },
    ]);
    assert.deepEqual(problems(squad, { ageTo: 30 }), [
      { code: 'TOO_MANY_OVER_AGE', places: 0, people: ['ana', 'eva'] },
    ]);
    assert.deepEqual(problems(squad, { exceptions: { foreign: 1 }, homeCountries: ['ES', 'PT'] }), []);
  });

  it('in a mixed competition has enough players of each gender', () => {
    const squad = [...two, member('leo', { gender: 'MALE' }), member('noa', { gender: 'OTHER' })];
    assert.deepEqual(problems(squad, { gender: 'MIXED', minPerGender: 1 }), []);
    assert.deepEqual(problems(squad, { gender: 'MIXED', minPerGender: 2 }), [
      { code: 'TOO_FEW_OF_GENDER', gender: 'MALE', have: 1, min: 2 },
    ]);
    assert.deepEqual(problems(squad, { gender: 'FEMALE', minPerGender: 2 }), []);
  });
});
