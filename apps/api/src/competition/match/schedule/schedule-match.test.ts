import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { describe, it } from 'node:test';
import { matchManagementCalls } from '@traip/contract';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam, type Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('the date of a match', () => {
  const world = openWorld();
  const evening = '2027-01-09T19:00:00.000Z';

  async function fieldOf(organisationId: string): Promise<string> {
    const { db } = world.store;
    const [venueId, fieldId] = [randomUUIDv7(), randomUUIDv7()];
    const venue = { id: venueId, organisationId, name: 'Ribera', createdAt: world.now() };
    await db.insertInto('venues').values(venue).execute();
    const field = { id: fieldId, organisationId, venueId, name: 'Campo 1', place: 1 };
    await db.insertInto('fields').values(field).execute();
    return fieldId;
  }

  async function planned(state: 'CREATED' | 'SCHEDULED' = 'SCHEDULED') {
    const day = await matchDay(world, { state });
    const { matchId, club, competition } = day;
    if (state === 'CREATED')
      await world.store.db.updateTable('matches').set({ kickOff: null }).where('id', '=', matchId).execute();
    const schedule = (change: object, user: Person = club.people.referee) =>
      world.call(matchManagementCalls.schedule, { body: { matchId, kickOff: evening, ...change } }, user);
    /** Another match of this competition, that evening or some minutes later. */
    const another = async (
      teams: { home: string; away: string },
      minutes: number,
      fieldId: string | null = null,
    ) => {
      const id = await createMatch(world, competition, { ...teams, key: `m${randomUUIDv7()}` });
      const kickOff = new Date(Date.parse(evening) + minutes * 60_000);
      await world.store.db.updateTable('matches').set({ kickOff, fieldId }).where('id', '=', id).execute();
      return id;
    };
    const eventsOf = () =>
      world.store.db
        .selectFrom('matchEvents')
        .select(['type', 'payload'])
        .where('matchId', '=', matchId)
        .orderBy('seq')
        .execute();
    return { ...day, schedule, another, eventsOf };
  }

  const others = async (organisationId: string) => {
    const [home, away] = [
      await createTeam(world, { organisationId }),
      await createTeam(world, { organisationId }),
    ];
    return { home: home.id, away: away.id };
  };

  it('is set and changed, and its events record the previous one', async () => {
    const { schedule, club, eventsOf } = await planned('CREATED');
    const fieldId = await fieldOf(club.id);
    const { status, body } = await schedule({ fieldId, isLocked: true });
    assert.equal(status, 200);
    const { state, kickOff, field, venue, isLocked } = body.match;
    assert.deepEqual([state, kickOff, isLocked], ['SCHEDULED', evening, true]);
    assert.deepEqual([venue?.name, field?.name], ['Ribera', 'Campo 1']);
    const later = '2027-01-10T11:00:00.000Z';
    assert.equal((await schedule({ kickOff: later })).body.match.field?.name, 'Campo 1');
    const [first, second] = await eventsOf();
    assert.deepEqual(first, {
      type: 'SCHEDULED',
      payload: { old: { kickOff: null, fieldId: null }, new: { kickOff: evening, fieldId } },
    });
    assert.deepEqual(second, {
      type: 'RESCHEDULED',
      payload: { old: { kickOff: evening, fieldId }, new: { kickOff: later, fieldId } },
    });
  });

  it('doesn’t change when only the lock does', async () => {
    const { schedule, eventsOf } = await planned();
    await schedule({});
    const { body } = await schedule({ isLocked: true });
    assert.equal(body.match.isLocked, true);
    assert.equal((await eventsOf()).length, 1);
  });

  it('conflicts on a field while another match is played there, and not after', async () => {
    const { schedule, another, club } = await planned();
    const fieldId = await fieldOf(club.id);
    const blocking = await another(await others(club.id), 60, fieldId);
    const { status, error } = await schedule({ fieldId });
    assert.deepEqual([status, error?.code, error?.field], [409, 'SCHEDULE_CONFLICT', 'kickOff']);
    assert.deepEqual(error?.details, {
      conflicts: [
        {
          kind: 'FIELD',
          id: fieldId,
          name: 'Ribera · Campo 1',
          matchId: blocking,
          kickOff: '2027-01-09T20:00:00.000Z',
        },
      ],
    });
    const after = await schedule({ fieldId, kickOff: '2027-01-09T21:45:00.000Z' });
    assert.deepEqual([after.status, after.body.conflicts], [200, []]);
    assert.equal((await schedule({ kickOff: evening, fieldId: null })).status, 200);
  });

  it('conflicts for a team that plays then, also elsewhere, without revealing where', async () => {
    const { schedule, home } = await planned();
    const elsewhere = await createOrganisation(world, 'admin');
    const theirs = await createCompetition(world, await createTraip(world, elsewhere.id), {
      privacy: 'PRIVATE',
    });
    const rival = await createTeam(world, {});
    await enterTeam(world, theirs, { teamId: home.id, requestedBy: elsewhere.people.admin.id });
    const id = await createMatch(world, theirs, { home: rival.id, away: home.id });
    const kickOff = new Date(Date.parse(evening) - 30 * 60_000);
    await world.store.db.updateTable('matches').set({ kickOff }).where('id', '=', id).execute();
    const { error } = await schedule({});
    assert.deepEqual(error?.details, {
      conflicts: [
        {
          kind: 'TEAM',
          id: home.id,
          name: `Equipo ${home.code}`,
          matchId: null,
          kickOff: kickOff.toISOString(),
        },
      ],
    });
    await world.store.db.updateTable('matches').set({ state: 'CANCELLED' }).where('id', '=', id).execute();
    assert.equal((await schedule({})).status, 200);
  });

  it('conflicts for its referees; admins can force it, referees can’t', async () => {
    const { schedule, another, club, matchId, competition } = await planned();
    const { referee, admin } = club.people;
    const other = await another(await others(club.id), 15);
    await world.store.db
      .insertInto('matchReferees')
      .values(
        [matchId, other].map((id) => ({
          organisationId: competition.organisationId,
          matchId: id,
          userId: referee.id,
        })),
      )
      .execute();
    const dry = await schedule({ dryRun: true });
    assert.deepEqual(
      dry.body.conflicts.map(({ kind, id }) => [kind, id]),
      [['REFEREE', referee.id]],
    );
    assert.notEqual(dry.body.match.kickOff, evening);
    assert.equal((await schedule({ force: true })).error?.code, 'SCHEDULE_CONFLICT');
    const insisted = await schedule({ force: true }, admin);
    assert.deepEqual([insisted.status, insisted.body.match.kickOff], [200, evening]);
    assert.equal(insisted.body.conflicts.length, 1);
  });

  it('can’t use fields of others, and can’t change once the match has started', async () => {
    const { schedule, start } = await planned();
    const elsewhere = await createOrganisation(world, 'admin');
    const { status, error } = await schedule({ fieldId: await fieldOf(elsewhere.id) });
    assert.deepEqual([status, error?.code, error?.field], [422, 'FIELD_UNKNOWN', 'fieldId']);
    await start();
    const late = await schedule({});
    assert.deepEqual([late.status, late.error?.code], [409, 'INVALID_TRANSITION']);
  });

  it('gives a field to only one of two simultaneous requests', async () => {
    const { schedule, club } = await planned();
    const fieldId = await fieldOf(club.id);
    const cup = await createCompetition(world, await createTraip(world, club.id));
    const other = await createMatch(world, cup, await others(club.id));
    const second = world.call(
      matchManagementCalls.schedule,
      { body: { matchId: other, kickOff: evening, fieldId } },
      club.people.admin,
    );
    const answers = await Promise.all([schedule({ fieldId }), second]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  it('can’t be a closed day of the venue, a team or the organisation, unless an admin forces it', async () => {
    const { schedule, club, home } = await planned();
    const fieldId = await fieldOf(club.id);
    const { db } = world.store;
    const { venueId } = await db
      .selectFrom('fields')
      .select('venueId')
      .where('id', '=', fieldId)
      .executeTakeFirstOrThrow();
    const closed = { organisationId: club.id, startsOn: '2027-01-08', endsOn: '2027-01-09' };
    const closures = [
      { ...closed, id: randomUUIDv7(), venueId, reason: 'Obras' },
      { ...closed, id: randomUUIDv7(), teamId: home.id },
      { ...closed, id: randomUUIDv7() },
      { ...closed, id: randomUUIDv7(), startsOn: '2027-01-10', endsOn: '2027-01-10' },
    ];
    for (const one of closures) await db.insertInto('closedDates').values(one).execute();
    const named = (details: unknown) => {
      const { conflicts } = details as {
        conflicts: { kind: string; id: string; closure?: { reason: string } }[];
      };
      return conflicts.map(({ kind, id, closure }) => [kind, id, closure?.reason ?? null]);
    };
    const [venue, team, all] = closures.map(({ id }) => id);
    const refused = await schedule({ fieldId }, club.people.admin);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'SCHEDULE_CONFLICT']);
    assert.deepEqual(
      named(refused.error?.details).sort((one, other) => String(one[1]).localeCompare(String(other[1]))),
      [
        ['CLOSED', venue, 'Obras'],
        ['CLOSED', team, null],
        ['CLOSED', all, null],
      ].sort((one, other) => String(one[1]).localeCompare(String(other[1]))),
    );
    const without = await schedule({ fieldId: null }, club.people.admin);
    assert.equal(named(without.error?.details).length, 2);
    assert.equal((await schedule({ fieldId, force: true }, club.people.referee)).status, 409);
    assert.equal((await schedule({ fieldId, force: true }, club.people.admin)).status, 200);
    assert.equal((await schedule({ fieldId, kickOff: '2027-01-11T19:00:00.000Z' })).status, 200);
  });
});
