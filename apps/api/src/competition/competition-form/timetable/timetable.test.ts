import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { calendarCalls, dashboardCalls, venueCalls } from '@traip/contract';
import { type GenerateConfig, generate, isBreach } from '@traip/engine/formats';
import { matchesOfPhases, type TimetablePreferences, timeOf, timetable } from '@traip/engine/timetable';
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

/** 16 pairs in four groups; the first two of each advance. With a match for third place. */
const padel: readonly { algorithm: 'GROUPS' | 'QUALIFY'; params: object }[] = [
  { algorithm: 'GROUPS', params: { groups: 4 } },
  {
    algorithm: 'QUALIFY',
    params: { groups: ['A', 'B', 'C', 'D'], qualifiers: 2, thirdPlace: true },
  },
];

/** The estimate that the form's page makes before anything is stored. */
function estimate(
  wishes: Pick<TimetablePreferences, 'firstDay' | 'weekdays' | 'firstKickOff' | 'lastKickOff'>,
) {
  const entrants = Array.from({ length: 16 }, (_, index) => ({ team: `${index}`, seed: index + 1 }));
  const drawn = padel.map(({ algorithm, params }, index) => {
    const config = { phaseId: `${index}`, algorithm, params } as GenerateConfig;
    const phase = generate(config, index === 0 ? entrants : [], 'preview');
    assert.ok(!isBreach(phase));
    return phase;
  });
  const matches = matchesOfPhases(drawn);
  return { matches, ...timetable(matches, { ...wishes, every: 45, rest: 0, pace: 'PACKED', fields: 4 }) };
}

describe('a competition created with a timetable', () => {
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

  it('in golf by holes has tee times, and starts the next round once everyone is in', async () => {
    const cup = await send({
      traip: { name: 'Copa de golf', sportKey: 'GOLF' },
      category: { name: 'Absoluta', sportVariantKey: 'GOLF_MATCH' },
      phases: [{ name: 'Cuadro', algorithm: 'SINGLE_ELIM', params: {}, seed: 'sol' }],
      teams: namedTeams(4),
      timetable: {
        ...saturdays,
        firstKickOff: '09:00',
        every: 10,
        pace: 'PACKED',
        venue: { name: 'Campo de golf', fields: ['Hoyo 1'] },
      },
    });
    assert.equal(cup.error, undefined);
    const { matches } = await world.store.db
      .selectFrom('matches')
      .select(({ fn }) => fn.agg<Date[]>('array_agg', ['kickOff']).as('matches'))
      .where('competitionId', '=', cup.body.competition.id)
      .executeTakeFirstOrThrow();
    const hours = matches.map((at) => new Date(at).toISOString().slice(11, 16)).sort();
    assert.deepEqual(hours, ['07:00', '07:10', '11:40']);
  });

  describe('for a day of padel: 16 pairs on four courts, without rest', () => {
    const day = { firstDay: '2026-09-05', weekdays: [6], firstKickOff: '09:00', lastKickOff: '21:00' };
    const create = (hours: typeof day) =>
      createFromForm(world, club, {
        traip: { name: `Pádel ${Math.random()}`, sportKey: 'PADEL' },
        teams: namedTeams(16),
        phases: padel.map((phase, index) => ({ ...phase, name: `Fase ${index}`, seed: 'sol' })) as never,
        timetable: {
          ...hours,
          every: 45,
          pace: 'PACKED',
          venue: { name: 'Club', fields: ['Pista 1', 'Pista 2', 'Pista 3', 'Pista 4'] },
        },
      });
    const stored = async ({ id, phases }: Awaited<ReturnType<typeof create>>['competition']) => {
      const rows = await world.store.db
        .selectFrom('matches')
        .select(['phaseId', 'key', 'kickOff', 'fieldId', 'homeTeamId', 'awayTeamId'])
        .where('competitionId', '=', id)
        .execute();
      const phaseIds = phases.map((phase) => phase.id);
      return rows.map(({ phaseId, key, kickOff, homeTeamId, awayTeamId }) => ({
        id: `${phaseIds.indexOf(phaseId)}/${key}`,
        at: (kickOff?.getTime() ?? Number.NaN) / 60_000,
        sides: [homeTeamId, awayTeamId].filter((side) => side !== null),
      }));
    };

    it('leaves no court empty while a match could be played', async () => {
      const { competition, fixtures, scheduled } = await create(day);
      assert.deepEqual([fixtures, scheduled], [32, 32]);
      const matches = await stored(competition);
      const { matches: drawn } = estimate(day);
      const feedersOf = new Map(drawn.map(({ id, after }) => [id, after]));
      const startOf = new Map(matches.map(({ id, at }) => [id, at]));
      const isDecided = (id: string, at: number) =>
        (feedersOf.get(id) ?? []).every((feeder) => (startOf.get(feeder) ?? Number.NaN) + 45 <= at);
      // At every start and end of a match.
      for (const now of new Set(matches.flatMap(({ at }) => [at, at + 45]))) {
        const playing = matches.filter(({ at }) => at <= now && now < at + 45);
        const busy = new Set(playing.flatMap(({ sides }) => sides));
        const playable = matches.filter(
          ({ id, at, sides }) => at > now && isDecided(id, now) && !sides.some((side) => busy.has(side)),
        );
        assert.ok(playing.length === 4 || playable.length === 0, `${4 - playing.length} courts are empty`);
      }
    });

    it('ends with its last match, when the form said it would', async () => {
      const { competition, endsAt, later } = await create(day);
      const { quality } = estimate(day);
      const matches = await stored(competition);
      const last = Math.max(...matches.map(({ at }) => at)) + 45;
      assert.deepEqual([Date.parse(String(endsAt)) / 60_000, later], [last, 0]);
      assert.equal(timeOf(quality.end), '15:45');
      assert.equal(String(new Date(last * 60_000).toISOString()), '2026-09-05T13:45:00.000Z');
    });

    it('tells how many matches don’t fit on the day, and schedules them all the same', async () => {
      const short = { ...day, lastKickOff: '11:00' };
      const { competition, fixtures, scheduled, later } = await create(short);
      const { quality, unplaced } = estimate(short);
      assert.deepEqual([scheduled, later, unplaced], [fixtures, quality.later, []]);
      const matches = await stored(competition);
      const first = Math.min(...matches.map(({ at }) => at));
      assert.equal(matches.filter(({ at }) => at > first + 24 * 60).length, later);
      assert.ok(later > 0);
    });
  });

  it('gives every match of the season a time in Madrid and a field', async () => {
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

  it('plays its finals on the same day as its groups, with the places named', async () => {
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

  it('avoids other matches at the same venue, and its closed days and hours', async () => {
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

  it('provides the wishes for the next calendar search', async () => {
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

  it('keeps the wishes for days and times if nothing is scheduled yet', async () => {
    const wishes = {
      firstDay: '2026-09-04',
      lastDay: '2027-06-01',
      windows: [{ weekday: 5, from: '19:00', to: '22:00' }],
    };
    const { first } = await createFromForm(world, club, { wishes, season: { name: 'Viernes' } });
    const { body } = await world.call(
      calendarCalls.wishes,
      { params: { phaseId: first.phaseId } },
      club.people.admin,
    );
    assert.deepEqual([body.wishes?.firstDay, body.wishes?.windows], [wishes.firstDay, wishes.windows]);
  });

  it('numbers a new venue whose name is taken', async () => {
    const { competition } = await createFromForm(world, club, {
      timetable: saturdays,
      season: { name: 'Otra' },
    });
    assert.match((await placesOf(competition.id))[0] ?? '', / Polideportivo \d+ Campo 1 /);
  });

  it('is refused with its reason, and leaves nothing behind', async () => {
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
