import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CompetitionForm } from '@traip/contract';
import type { ChangeEvent } from 'react';
import { bindFields } from './bind-fields.ts';
import { type CompetitionFields, type Draft, emptyDraft } from './draft.ts';
import { type PhaseNames, toForm } from './to-form.ts';

const names = {
  LEAGUE: ['Liga'],
  GROUPS: ['Grupos'],
  GROUPS_KNOCKOUT: ['Grupos', 'Final'],
} as unknown as PhaseNames;
const id = '01980000-0000-7000-8000-000000000000';

/** Types into the fields of a part of the draft, one after the other, as the screen does. */
function typed<Fields extends object>(empty: Fields, texts: Partial<Record<keyof Fields, string>>): Fields {
  let fields = empty;
  for (const [name, value] of Object.entries(texts)) {
    const { field } = bindFields(
      fields,
      (changed) => {
        fields = changed;
      },
      () => undefined,
    );
    field(name as never).onChange({ target: { value } } as ChangeEvent<HTMLInputElement>);
  }
  return fields;
}

const inExisting: Draft = {
  ...emptyDraft,
  traip: { ...emptyDraft.traip, chosen: id },
  season: { ...emptyDraft.season, chosen: id },
  category: { ...emptyDraft.category, chosen: id },
};
const withCompetition = (texts: Partial<Record<keyof CompetitionFields, string>>): Draft => ({
  ...inExisting,
  competition: typed(emptyDraft.competition, { name: 'Liga', ...texts }),
});
const requestOf = (draft: Draft) => CompetitionForm.parse(toForm(draft, names));

test('a limit of sixteen is sent as sixteen, and no limit as null', () => {
  assert.equal(requestOf(withCompetition({ maxTeams: '16' })).competition.maxTeams, 16);
  assert.equal(requestOf(withCompetition({ maxTeams: '' })).competition.maxTeams, null);
});

test("a limit that isn't a number reaches the contract, which refuses it", () => {
  for (const maxTeams of ['doce', '1', '1025'])
    assert.equal(CompetitionForm.safeParse(toForm(withCompetition({ maxTeams }), names)).success, false);
});

test('everything typed about a competition is in the request', () => {
  const draft = withCompetition({
    name: 'Copa de Otoño',
    description: 'A una vuelta',
    privacy: 'PRIVATE',
    startsOn: '2027-01-09',
    endsOn: '2027-06-27',
    maxTeams: '12',
  });
  const complete = {
    ...draft,
    competition: { ...draft.competition, takesRegistrations: true, rulesOverride: { points: { win: 2 } } },
  };
  assert.ok(CompetitionForm.safeParse(toForm(complete, names)).success);
  assert.deepEqual(toForm(complete, names).competition, {
    name: 'Copa de Otoño',
    description: 'A una vuelta',
    privacy: 'PRIVATE',
    startsOn: '2027-01-09',
    endsOn: '2027-06-27',
    takesRegistrations: true,
    maxTeams: 12,
    rulesOverride: { points: { win: 2 } },
  });
});

test('empty dates are sent as null', () => {
  const { competition } = requestOf(withCompetition({}));
  assert.deepEqual([competition.startsOn, competition.endsOn], [null, null]);
});

test('everything typed about a new Traip, season and category is in the request', () => {
  const { traip, season, category } = emptyDraft;
  const request = requestOf({
    ...withCompetition({}),
    traip: {
      ...traip,
      isNew: true,
      written: typed(traip.written, {
        name: 'Copa Sur',
        sportKey: 'FOOTBALL',
        description: 'De barrio',
        privacy: 'PRIVATE',
        code: 'copa-sur',
      }),
    },
    season: {
      ...season,
      isNew: true,
      written: typed(season.written, { name: '2027', startsOn: '2027-01-01', endsOn: '2027-12-31' }),
    },
    category: {
      ...category,
      isNew: true,
      written: typed(category.written, {
        name: 'Sub-12',
        gender: 'FEMALE',
        skillLevel: 'BEGINNER',
        minAge: '10',
        maxAge: '12',
        sportVariantKey: 'FOOTBALL_7',
      }),
    },
  });
  assert.deepEqual(request.traip, {
    name: 'Copa Sur',
    sportKey: 'FOOTBALL',
    description: 'De barrio',
    privacy: 'PRIVATE',
    code: 'copa-sur',
  });
  assert.deepEqual(request.season, { name: '2027', startsOn: '2027-01-01', endsOn: '2027-12-31' });
  assert.deepEqual(request.category, {
    name: 'Sub-12',
    gender: 'FEMALE',
    skillLevel: 'BEGINNER',
    minAge: 10,
    maxAge: 12,
    sportVariantKey: 'FOOTBALL_7',
  });
});

test('an existing Traip, season and category are sent by id, whatever was typed before', () => {
  const { traip, season, category } = requestOf(withCompetition({}));
  assert.deepEqual([traip, season, category], [{ id }, { id }, { id }]);
});

test('the choices for a format are in the request, phase by phase', () => {
  const format = {
    ...emptyDraft.format,
    key: 'GROUPS_KNOCKOUT' as const,
    params: { GROUPS: { groups: 2 }, ROUND_ROBIN: { legs: 2 } },
  };
  const [groups, final] = requestOf({ ...withCompetition({}), format }).phases;
  assert.deepEqual([groups?.name, groups?.algorithm, groups?.params], ['Grupos', 'GROUPS', { groups: 2 }]);
  assert.deepEqual([final?.name, final?.algorithm], ['Final', 'QUALIFY']);
});

test('a draft is published only if that was chosen', () => {
  for (const publish of [true, false])
    assert.equal(requestOf({ ...withCompetition({}), publish }).publish, publish);
});
