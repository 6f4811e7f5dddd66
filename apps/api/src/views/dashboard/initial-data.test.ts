import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { dashboardCalls } from '@traip/contract';
import { createFromForm } from '../../competition/competition-form/testing/forms.ts';
import { createOrganisation, createTeam, type Person, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the initial data of the competition form', () => {
  const world = openWorld();
  let club: Staffed<'admin' | 'member'>;
  let rival: Staffed<'admin'>;
  before(async () => {
    club = await createOrganisation(world, 'admin', 'member');
    rival = await createOrganisation(world, 'admin');
    await createFromForm(world, rival);
    await createFromForm(world, club, { traip: { name: 'Liga', sportKey: 'GOLF' }, competitors: 'TEAM' });
    await createFromForm(world, club, {
      traip: { name: 'Copa', sportKey: 'PADEL', privacy: 'PRIVATE' },
      teams: [],
      generate: false,
    });
    await createTeam(world, { organisationId: club.id, privacy: 'PRIVATE' });
  });

  const open = (user: Person, language = 'es') =>
    world.call(
      dashboardCalls.initialData,
      { params: { orgCode: club.code } },
      { token: user.token, language },
    );

  it('has the Traips of the organisation with their seasons and categories, and its teams', async () => {
    const { body } = await open(club.people.admin);
    assert.deepEqual(
      body.traips.map(({ name, seasons, categories }) => [
        name,
        seasons[0]?.name,
        categories[0]?.sportVariantKey,
      ]),
      [
        ['Copa', '2026/27', 'PADEL_DOUBLES'],
        ['Liga', '2026/27', 'GOLF_STROKE'],
      ],
    );
    assert.equal(body.traips[0]?.seasons[0]?.competitions, 1);
    assert.equal(body.teams.length, 5);
    assert.ok(body.sports.length > 21);
  });

  it('omits private data for a member', async () => {
    const { body } = await open(club.people.member);
    assert.deepEqual([body.traips.map(({ name }) => name), body.teams.length], [['Liga'], 4]);
  });

  it('has the formats in the caller’s language', async () => {
    assert.equal((await open(club.people.admin, 'en')).body.algorithms[0]?.name, 'Round robin');
    assert.equal((await open(club.people.admin)).body.algorithms[0]?.name, 'Liga');
  });

  it('is only for people of the organisation', async () => {
    assert.equal((await open(rival.people.admin)).status, 403);
  });
});
