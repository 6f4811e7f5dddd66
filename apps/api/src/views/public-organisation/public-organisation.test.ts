import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { organisationCalls, publicOrganisationCalls } from '@traip/contract';
import { createCompetition, createTraip } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the public page of an organisation', () => {
  const world = openWorld();
  const info = (orgCode: string) => world.call(publicOrganisationCalls.info, { params: { orgCode } });

  it('says who they are and how many public teams they have, to anyone', async () => {
    const club = await createOrganisation(world);
    for (const privacy of ['PUBLIC', 'PUBLIC', 'PRIVATE', 'IN_ORG'] as const) {
      await createTeam(world, { organisationId: club.id, privacy });
    }
    const deleted = await createTeam(world, { organisationId: club.id });
    const { db } = world.store;
    await db.updateTable('teams').set({ deletedAt: world.now() }).where('id', '=', deleted.id).execute();
    await createTeam(world, {});
    const { status, body } = await info(club.code.toUpperCase());
    assert.deepEqual(
      [status, body.id, body.orgCode, body.name, body.type, body.contact, body.teamCount],
      [200, club.id, club.code, `Club ${club.code}`, 'SPORT_CLUB', null, 2],
    );
  });

  it('shows contact details that would be on a poster, and no street or phone', async () => {
    const club = await createOrganisation(world, 'admin');
    const body = {
      email: 'hola@club.es',
      phone: '956102030',
      addressLine1: 'Calle Mayor 1',
      city: 'Cádiz',
      country: 'ES' as const,
    };
    const params = { organizationId: club.id };
    await world.call(organisationCalls.saveContactInformation, { params, body }, club.people.admin);
    const answer = await info(club.code);
    assert.deepEqual(answer.body.contact, { email: 'hola@club.es', city: 'Cádiz', country: 'ES' });
    assert.doesNotMatch(JSON.stringify(answer.body), /Mayor|956102030/);
  });

  it('counts what it has published, and what is in progress', async () => {
    const club = await createOrganisation(world);
    const traip = await createTraip(world, club.id);
    for (const state of ['DRAFT', 'PUBLICIZED', 'IN_PROGRESS'] as const)
      await createCompetition(world, traip, { state, name: state });
    await createCompetition(world, traip, { privacy: 'IN_ORG', state: 'IN_PROGRESS' });
    const { body } = await info(club.code);
    assert.deepEqual([body.competitionCount, body.competitionsUnderWay], [2, 1]);
    const params = { orgCode: club.code };
    const query = { states: 'IN_PROGRESS', traipId: traip.traipId, withFilters: 'true' };
    const list = await world.call(publicOrganisationCalls.competitions, { params, query });
    assert.deepEqual(
      list.body.items.map(({ name }) => name),
      ['IN_PROGRESS'],
    );
    assert.equal(list.body.filters?.states.length, 2);
  });

  it('has an empty first page without competitions', async () => {
    const club = await createOrganisation(world);
    const answer = await world.call(publicOrganisationCalls.competitions, {
      params: { orgCode: club.code },
      query: { states: 'IN_PROGRESS,FINISHED', limit: 5 },
    });
    assert.deepEqual(
      [answer.status, answer.body],
      [200, { items: [], page: 1, limit: 5, total: 0, totalPages: 1 }],
    );
  });

  it('does not exist for an unknown code', async () => {
    const params = { orgCode: 'nadie-la-tiene' };
    assert.equal((await info(params.orgCode)).status, 404);
    const answer = await world.call(publicOrganisationCalls.competitions, {
      params,
      query: { states: 'FINISHED' },
    });
    assert.equal(answer.status, 404);
  });
});
