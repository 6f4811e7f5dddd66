import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { calendarCalls, dashboardCalls, venueCalls } from '@traip/contract';
import { createOrganisation, type Staffed } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { createFromForm, type FormInput, formOf, namedTeams } from '../testing/forms.ts';

const saturdays: NonNullable<FormInput['timetable']> = {
  firstDay: '2026-09-01',
  weekdays: [6],
  firstKickOff: '09:30',
  lastKickOff: '20:00',
  every: 105,
  pace: 'ROUNDS',
  venue: { name: 'Polideportivo', fields: ['Campo 1', 'Campo 2'] },
};

const groupsAndFinals: FormInput['phases'] = [
  { name: 'Grupos', algorithm: 'GROUPS', params: { groups: 2 }, seed: 'sol' },
  { name: 'Final', algorithm: 'QUALIFY', params: { groups: ['A', 'B'], qualifiers: 2 }, seed: 'sol' },
];

describe('a competition that is made with its hours', () => {
  const world = openWorld();
  let club: Staffed<'admin' | 'referee'>;
  before(async () => {
    club = await createOrganisation(world, 'admin', 'referee');
  });

  const send = (change: Partial<FormInput>) =>
    world.call(
      dashboardCalls.createCompetition,
      { params: { orgCode: club.code }, body: formOf(change) },
      club.people.admin,
    );

  const placesOf = async (competitionId: string) => {
    const rows = await world.store.db
      .selectFrom('matches')
      .innerJoin('fields', 'fields.id', 'matches.fieldId')
      .innerJoin('venues', 'venues.id', 'fields.venueId')
      .select(['matches.kickOff', 'matches.state', 'fields.name', 'venues.name as venue'])
      .where('competitionId', '=', competitionId)
      .orderBy('kickOff')
      .orderBy('fields.place')
      .execute();
    return rows.map(
      ({ kickOff, state, name, venue }) => `${kickOff?.toISOString()} ${venue} ${name} ${state}`,
    );
  };

  it('has an hour in Madrid and a field for every match of the season', async () => {
    const { competition, scheduled, fixtures } = await createFromForm(world, club, {
      teams: namedTeams(4),
      timetable: { ...saturdays, firstDay: '2026-10-17' },
    });
    assert.deepEqual([fixtures, scheduled], [6, 6]);
    assert.deepEqual(await placesOf(competition.id), [
      '2026-10-17T07:30:00.000Z Polideportivo Campo 1 SCHEDULED',
      '2026-10-17T07:30:00.000Z Polideportivo Campo 2 SCHEDULED',
      '2026-10-24T07:30:00.000Z Polideportivo Campo 1 SCHEDULED',
      '2026-10-24T07:30:00.000Z Polideportivo Campo 2 SCHEDULED',
      // The clocks have changed.
      '2026-10-31T08:30:00.000Z Polideportivo Campo 1 SCHEDULED',
      '2026-10-31T08:30:00.000Z Polideportivo Campo 2 SCHEDULED',
    ]);
  });

  it('has its finals on the same day as its groups, with their places by name', async () => {
    const { competition, phases, scheduled } = await createFromForm(world, club, {
      teams: namedTeams(8),
      phases: groupsAndFinals,
      timetable: { ...saturdays, every: 40, pace: 'PACKED', rest: 20 },
    });
    assert.equal(scheduled, 15);
    const places = await placesOf(competition.id);
    assert.deepEqual(new Set(places.map((place) => place.slice(0, 10))), new Set(['2026-09-05']));
    assert.match(places.at(-1) ?? '', /T12:50:00.000Z .* Campo 1/);
    const final = await world.store.db
      .selectFrom('matches')
      .select('home')
      .where('phaseId', '=', phases[1]?.phaseId ?? '')
      .where('round', '=', 1)
      .orderBy('key')
      .executeTakeFirstOrThrow();
    assert.deepEqual(final.home.source, { kind: 'GROUP', group: 'A', position: 1 });
  });

  it('keeps clear of matches that others play at the same venue, and of its closed days and hours', async () => {
    const body = {
      name: 'Municipal',
      fields: [{ name: 'Único' }],
      openings: [{ weekday: 6, opensAt: '10:00', closesAt: '14:00' }],
    };
    const venue = await world.call(
      venueCalls.create,
      { params: { orgCode: club.code }, body },
      club.people.admin,
    );
    const day = { venueId: venue.body.id, startsOn: '2026-09-12', endsOn: '2026-09-12', reason: 'Obras' };
    await world.call(
      venueCalls.addClosedDate,
      { params: { orgCode: club.code }, body: day },
      club.people.admin,
    );
    const timetable = {
      ...saturdays,
      firstKickOff: '10:00',
      every: 60,
      pace: 'PACKED' as const,
      venue: { id: venue.body.id },
    };
    const one = await createFromForm(world, club, { teams: namedTeams(3), timetable });
    const other = await createFromForm(world, club, {
      teams: namedTeams(3),
      timetable,
      season: { name: '2027' },
    });
    const times = async (id: string) => (await placesOf(id)).map((place) => place.slice(5, 16));
    assert.deepEqual(await times(one.competition.id), ['09-05T08:00', '09-05T09:00', '09-05T10:00']);
    assert.deepEqual(await times(other.competition.id), ['09-05T11:00', '09-19T08:00', '09-19T09:00']);
  });

  it('is where the next search of its calendar begins', async () => {
    const { first } = await createFromForm(world, club, { timetable: saturdays });
    const { body } = await world.call(
      calendarCalls.wishes,
      { params: { phaseId: first.phaseId } },
      club.people.admin,
    );
    const { wishes } = body;
    assert.deepEqual(
      [wishes?.firstDay, wishes?.windows, wishes?.minutes, wishes?.turnaround],
      ['2026-09-01', [{ weekday: 6, from: '09:30', to: '20:00', every: 105 }], 90, 15],
    );
  });

  it('keeps what was said about days and hours where they are not set yet', async () => {
    const said = {
      firstDay: '2026-09-04',
      lastDay: '2027-06-01',
      windows: [{ weekday: 5, from: '19:00', to: '22:00' }],
    };
    const { first } = await createFromForm(world, club, { wishes: said, season: { name: 'Viernes' } });
    const { body } = await world.call(
      calendarCalls.wishes,
      { params: { phaseId: first.phaseId } },
      club.people.admin,
    );
    assert.deepEqual([body.wishes?.firstDay, body.wishes?.windows], [said.firstDay, said.windows]);
  });

  it('numbers a new ground whose name is taken', async () => {
    const { competition } = await createFromForm(world, club, {
      timetable: saturdays,
      season: { name: 'Otra' },
    });
    assert.match((await placesOf(competition.id))[0] ?? '', / Polideportivo \d+ Campo 1 /);
  });

  it('is refused with its reason, and nothing is left behind', async () => {
    const counts = () =>
      Promise.all(
        (['venues', 'fields', 'competitions', 'matches'] as const).map((table) =>
          world.store.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow(),
        ),
      );
    const before = await counts();
    const refusalOf = async (timetable: object) => {
      const { status, error } = await send({ timetable: { ...saturdays, ...timetable } });
      return `${status} ${error?.code} ${error?.field}`;
    };
    assert.equal(await refusalOf({ weekdays: [] }), '400 BAD_REQUEST timetable.weekdays');
    assert.equal(await refusalOf({ lastKickOff: '08:00' }), '400 BAD_REQUEST timetable.lastKickOff');
    assert.equal(await refusalOf({ firstKickOff: '25:00' }), '400 BAD_REQUEST timetable.firstKickOff');
    assert.equal(
      await refusalOf({ venue: { id: '01980000-0000-7000-8000-000000000000' } }),
      '422 VENUE_UNKNOWN timetable.venue.id',
    );
    const everyDay = Array.from({ length: 100 }, (_, index) =>
      new Date(Date.parse('2026-09-05') + index * 7 * 86_400_000).toISOString().slice(0, 10),
    );
    assert.equal(await refusalOf({ closedDates: everyDay }), '422 TIMETABLE_FULL timetable');
    assert.deepEqual(await counts(), before);
  });
});
