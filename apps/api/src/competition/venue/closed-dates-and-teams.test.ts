import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { venueCalls } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../testing/fixtures/people.ts';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld } from '../../testing/world.ts';

describe('a venue', () => {
  const world = openWorld();
  const namedVenue = async (organisationId: string) => {
    const name = 'Campo de la Vega';
    const { venueId: id } = await createVenue(world, organisationId, { name });
    return { id, name };
  };

  describe('closed days', () => {
    it('belong to a venue, a team or the whole organisation, and the venue shows its next ones', async () => {
      const club = await createOrganisation(world, 'admin');
      const { admin } = club.people;
      const team = await createTeam(world, { organisationId: club.id });
      const venue = await namedVenue(club.id);
      const params = { orgCode: club.code };
      const close = (body: object) =>
        world.call(
          venueCalls.addClosedDate,
          { params, body: { startsOn: '2030-01-05', endsOn: '2030-01-06', reason: 'Obras', ...body } },
          admin,
        );
      const closed = await close({ venueId: venue.id });
      assert.deepEqual([closed.status, closed.body.venue?.name, closed.body.team], [201, venue.name, null]);
      assert.equal((await close({ teamId: team.id, startsOn: '2030-01-04' })).body.team?.id, team.id);
      assert.equal((await close({ startsOn: '2020-01-01', endsOn: '2020-01-01' })).status, 201);
      const list = async (query: object) =>
        (await world.call(venueCalls.closedDates, { params, query }, admin)).body;
      assert.deepEqual(
        (await list({})).items.map(({ startsOn }) => startsOn),
        ['2030-01-04', '2030-01-05'],
      );
      assert.equal((await list({ from: '2019-01-01' })).total, 3);
      assert.deepEqual((await list({ venueId: venue.id })).items, [closed.body]);
      const shown = await world.call(venueCalls.get, { params: { ...params, id: venue.id } }, admin);
      const { team: _none, venue: _own, field: _all, ...days } = closed.body;
      assert.deepEqual(shown.body.closedDates, [days]);
      const remove = () =>
        world.call(venueCalls.deleteClosedDate, { params: { ...params, id: closed.body.id } }, admin);
      assert.deepEqual((await remove()).body, { deleted: true });
      assert.equal((await remove()).status, 404);
    });

    it('of a private team are hidden from plain members of the organisation', async () => {
      const club = await createOrganisation(world, 'admin', 'referee', 'member');
      const team = await createTeam(world, { organisationId: club.id, privacy: 'PRIVATE' });
      const params = { orgCode: club.code };
      const body = { teamId: team.id, startsOn: '2030-01-05', endsOn: '2030-01-06' };
      await world.call(venueCalls.addClosedDate, { params, body }, club.people.admin);
      const seen = async (user: 'admin' | 'referee' | 'member') =>
        (await world.call(venueCalls.closedDates, { params, query: {} }, club.people[user])).body.total;
      assert.deepEqual([await seen('admin'), await seen('referee'), await seen('member')], [1, 1, 0]);
    });

    it('need valid dates, and a venue or team of the organisation', async () => {
      const club = await createOrganisation(world, 'admin');
      const stranger = await createTeam(world, {});
      const refusal = async (body: object) => {
        const days = { startsOn: '2030-01-05', endsOn: '2030-01-06' };
        const input = { params: { orgCode: club.code }, body: { ...days, ...body } };
        const { error } = await world.call(venueCalls.addClosedDate, input, club.people.admin);
        return [error?.code, error?.field];
      };
      assert.deepEqual(await refusal({ endsOn: '2030-01-04' }), ['BAD_REQUEST', 'endsOn']);
      assert.deepEqual(await refusal({ venueId: club.id, teamId: club.id }), ['BAD_REQUEST', 'teamId']);
      assert.deepEqual(await refusal({ venueId: club.id }), ['VENUE_UNKNOWN', 'venueId']);
      assert.deepEqual(await refusal({ teamId: stranger.id }), ['TEAM_NOT_HERE', 'teamId']);
    });
  });

  it('is the home of the organisation’s teams, and of other teams that play there', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const venue = await namedVenue(club.id);
    const [own, guest, stranger] = [
      await createTeam(world, { organisationId: club.id }),
      await createTeam(world, {}),
      await createTeam(world, {}),
    ];
    const competition = await createCompetition(world, await createTraip(world, club.id));
    await enterTeam(world, competition, { teamId: guest.id, requestedBy: admin.id });
    const set = (id: string, venueIds: string[]) =>
      world.call(venueCalls.setTeamVenues, { params: { orgCode: club.code, id }, body: { venueIds } }, admin);
    const home = [{ id: venue.id, name: venue.name }];
    assert.deepEqual((await set(guest.id, [venue.id, venue.id])).body.venues, home);
    assert.equal((await set(stranger.id, [venue.id])).error?.code, 'TEAM_NOT_HERE');
    assert.equal((await set(own.id, [club.id])).error?.code, 'VENUE_UNKNOWN');
    const list = async (query: object) =>
      (await world.call(venueCalls.teamVenues, { params: { orgCode: club.code }, query }, admin)).body.items;
    const rows = await list({});
    assert.deepEqual(
      rows.map(({ team, venues }) => [team.id, venues]).toSorted(),
      [
        [guest.id, home],
        [own.id, []],
      ].toSorted(),
    );
    assert.deepEqual(
      (await list({ competitionId: competition.competitionId })).map(({ team }) => team.id),
      [guest.id],
    );
    assert.deepEqual((await set(guest.id, [])).body.venues, []);
  });
});
