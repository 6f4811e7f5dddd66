import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { organisationCalls, publicTraipCalls, traipCalls } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the public page of a Traip', () => {
  const world = openWorld();
  const page = (code: string) => world.call(publicTraipCalls.byCode, { params: { code } });

  it('shows its seasons, its categories and what is published, to anyone', async () => {
    const club = await createOrganisation(world);
    const team = await createTeam(world, {}, 'OWNER');
    const traip = await createTraip(world, club.id, { name: 'Liga del Sur' });
    for (const state of ['DRAFT', 'PENDING'] as const) await createCompetition(world, traip, { state });
    for (const privacy of ['PRIVATE', 'CONTACTS', 'IN_ORG'] as const) {
      await createCompetition(world, traip, { privacy });
    }
    const open = await createCompetition(world, traip, { name: 'Apertura' });
    await enterTeam(world, open, { teamId: team.id, requestedBy: team.people.OWNER.id });
    const { status, body } = await page(traip.code.toUpperCase());
    assert.deepEqual(
      [status, body.name, body.sportKey, body.organization.orgCode],
      [200, 'Liga del Sur', 'FOOTBALL', club.code],
    );
    assert.deepEqual(body.competitions, [
      {
        id: open.competitionId,
        name: 'Apertura',
        state: 'PUBLICIZED',
        sportKey: 'FOOTBALL',
        competitors: 'TEAM',
        season: '2026/27',
        category: 'Sénior',
        teams: 1,
      },
    ]);
    assert.deepEqual(
      [body.seasons, body.categories].map(([part]) => [part?.name, part?.competitions]),
      [
        ['2026/27', 1],
        ['Sénior', 1],
      ],
    );
  });

  it('shows nothing of other Traips', async () => {
    const club = await createOrganisation(world);
    const [traip, other] = [await createTraip(world, club.id), await createTraip(world, club.id)];
    await createCompetition(world, other);
    assert.deepEqual((await page(traip.code)).body.competitions, []);
  });

  it('exists only for public Traips', async () => {
    const club = await createOrganisation(world);
    for (const privacy of ['PRIVATE', 'CONTACTS', 'IN_ORG'] as const) {
      const traip = await createTraip(world, club.id, { privacy });
      assert.equal((await page(traip.code)).status, 404, privacy);
    }
    assert.equal((await page('no-existe')).status, 404);
  });

  it('is deleted with the Traip; until then its organisation cannot be closed', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const boss = club.people['super-admin'];
    const [first, second] = [await createTraip(world, club.id), await createTraip(world, club.id)];
    await world.call(traipCalls.delete, { params: { id: first.traipId } }, boss);
    assert.deepEqual([(await page(first.code)).status, (await page(second.code)).status], [404, 200]);
    const close = () => world.call(organisationCalls.delete, { params: { id: club.id } }, boss);
    assert.equal((await close()).error?.code, 'ORGANISATION_IN_USE');
    await world.call(traipCalls.delete, { params: { id: second.traipId } }, boss);
    assert.equal((await close()).status, 200);
  });
});
