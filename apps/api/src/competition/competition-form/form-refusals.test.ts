import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { dashboardCalls } from '@traip/contract';
import { createOrganisation, createTeam, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, type FormInput, formOf } from './testing/forms.ts';

const uuid = '01980000-0000-7000-8000-000000000000';

describe('an invalid form', () => {
  const world = openWorld();
  let club: Staffed<'admin'>;
  let rival: Staffed<'admin'>;
  before(async () => {
    club = await createOrganisation(world, 'admin');
    rival = await createOrganisation(world, 'admin');
  });

  /** The code and the field of the refusal. */
  const refusalOf = async (change: Partial<FormInput>) => {
    const input = { params: { orgCode: club.code }, body: formOf(change) };
    const { error, status } = await world.call(dashboardCalls.createCompetition, input, club.people.admin);
    return `${status} ${error?.code} ${error?.field}`;
  };

  const malformed: [string, Partial<FormInput>][] = [
    ['traip.name', { traip: { name: 'ab', sportKey: 'GOLF' } }],
    ['traip.id', { traip: { id: 'x' } }],
    ['season.name', { season: { name: '' } }],
    ['season.endsOn', { season: { name: 'a', startsOn: '2026-02-01', endsOn: '2026-01-01' } }],
    ['category.maxAge', { category: { name: 'a', minAge: 20, maxAge: 10 } }],
    ['competition.name', { competition: { name: ' ' } }],
    ['competition.maxTeams', { competition: { name: 'a', maxTeams: 1 } }],
    ['phases', { phases: [] }],
    ['phases.0.name', { phases: [{ name: '', algorithm: 'SWISS' }] }],
    ['phases.0.seed', { phases: [{ name: 'a', algorithm: 'SWISS', seed: '\u0000' }] }],
    ['teams.1.name', { teams: [{ name: 'Sol' }, { name: '' }] }],
    ['teams.0.seed', { teams: [{ name: 'Sol', seed: 0 }] }],
  ];
  for (const [field, change] of malformed) {
    it(`names ${field} when it is malformed`, async () => {
      assert.equal(await refusalOf(change), `400 BAD_REQUEST ${field}`);
    });
  }

  const unfitting: [string, Partial<FormInput>][] = [
    ['404 NOT_FOUND traip.id', { traip: { id: uuid } }],
    ['422 TRAIP_PART_UNKNOWN season.id', { season: { id: uuid } }],
    ['422 TRAIP_PART_UNKNOWN category.id', { category: { id: uuid } }],
    [
      '422 VARIANT_OF_OTHER_SPORT category.sportVariantKey',
      { category: { name: 'a', sportVariantKey: 'RUGBY_7' } },
    ],
    [
      '422 RULES_INVALID competition.rulesOverride',
      { competition: { name: 'a', rulesOverride: { points: { win: 'three' } } } },
    ],
    ['409 COMPETITION_FULL teams', { competition: { name: 'a', maxTeams: 3 } }],
    [
      '422 PARAMS_INVALID phases.1.params.legs',
      {
        phases: [
          { name: 'a', algorithm: 'ROUND_ROBIN' },
          { name: 'b', algorithm: 'SINGLE_ELIM', params: { legs: 7 } },
        ],
      },
    ],
    ['422 FORMAT_REFUSED phases.0', { teams: [] }],
    ['422 TEAM_UNKNOWN teams.1.id', { teams: [{ name: 'Sol' }, { id: uuid }] }],
    ['409 ALREADY_ENTERED teams.1.id', { teams: [{ id: uuid }, { id: uuid }] }],
    [
      '422 DUPLICATE_SEED teams.1.seed',
      {
        teams: [
          { name: 'Sol', seed: 1 },
          { name: 'Luna', seed: 1 },
        ],
      },
    ],
    [
      '409 CODE_TAKEN teams.1.code',
      {
        teams: [
          { name: 'Sol', code: 'sol' },
          { name: 'Luna', code: 'sol' },
        ],
      },
    ],
  ];
  for (const [refusal, change] of unfitting) {
    it(`answers ${refusal}`, async () => {
      assert.equal(await refusalOf(change), refusal);
    });
  }

  it('names the code that is taken or reserved', async () => {
    const { traip } = await createFromForm(world, club);
    const team = await createTeam(world, {});
    const coded = (code: string) => ({ traip: { name: 'Otra', sportKey: 'GOLF' as const, code } });
    assert.match(await refusalOf(coded('admin')), / CODE_RESERVED traip.code$/);
    assert.equal(await refusalOf(coded(traip.code)), '409 CODE_TAKEN traip.code');
    const second = (code: string) => ({ teams: [{ name: 'Sol' }, { name: 'Luna', code }] });
    assert.match(await refusalOf(second('teams')), / CODE_RESERVED teams.1.code$/);
    assert.equal(await refusalOf(second(team.code)), '409 CODE_TAKEN teams.1.code');
  });

  it('names the season or category that the Traip already has', async () => {
    const { traip } = await createFromForm(world, club);
    const chosen = { traip: { id: traip.id } };
    assert.equal(await refusalOf({ ...chosen, category: { name: 'Otra' } }), '409 NAME_TAKEN season.name');
    assert.equal(await refusalOf({ ...chosen, season: { name: 'Otra' } }), '409 NAME_TAKEN category.name');
  });

  it('can’t use anything of another organisation', async () => {
    const [own, foreign] = [await createFromForm(world, club), await createFromForm(world, rival)];
    const hidden = await createTeam(world, { organisationId: rival.id, privacy: 'IN_ORG' });
    const { season, category } = foreign.competition;
    assert.equal(await refusalOf({ traip: { id: foreign.traip.id } }), '404 NOT_FOUND traip.id');
    const chosen = { traip: { id: own.traip.id } };
    assert.equal(
      await refusalOf({ ...chosen, season: { id: season.id } }),
      '422 TRAIP_PART_UNKNOWN season.id',
    );
    assert.equal(
      await refusalOf({ ...chosen, season: { name: 'Otra' }, category: { id: category.id } }),
      '422 TRAIP_PART_UNKNOWN category.id',
    );
    assert.equal(
      await refusalOf({ teams: [{ name: 'Sol' }, { id: hidden.id }] }),
      '422 TEAM_UNKNOWN teams.1.id',
    );
  });
});
