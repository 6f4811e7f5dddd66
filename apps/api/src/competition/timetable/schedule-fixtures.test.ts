import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { brokerCalls } from '@traip/contract';
import { createOrganisation, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, type FormInput, namedTeams } from '../competition-form/testing/forms.ts';
import { plainResult } from '../progression/testing/tournament.ts';

type Phase = { readonly phaseId: string; readonly competitionId: string };

describe('drawing more of a competition with a timetable', () => {
  const world = openWorld();
  let club: Staffed<'admin'>;
  let saturday: string;
  before(async () => {
    club = await createOrganisation(world, 'admin');
    saturday = saturdayAfter(world.now());
  });

  const oneDay = (): NonNullable<FormInput['timetable']> => ({
    firstDay: saturday,
    weekdays: [6],
    firstKickOff: '10:00',
    lastKickOff: '20:00',
    every: 30,
    rest: 10,
    pace: 'PACKED',
    venue: { name: 'Pabellón', fields: ['Mesa 1', 'Mesa 2'] },
  });

  const swiss = (change: Partial<FormInput>) =>
    createFromForm(world, club, {
      teams: namedTeams(6),
      phases: [{ name: 'Suizo', algorithm: 'SWISS', params: { rounds: 3 }, seed: 'sol' }],
      ...change,
    });

  /** Finishes all drawn matches, and draws the next ones. */
  const goOn = async (phase: Phase) => {
    const { db } = world.store;
    const result = JSON.stringify(plainResult([1, 0]));
    await db
      .updateTable('matches')
      .set({ state: 'CLOSED', homeScore: 1, awayScore: 0, result })
      .where('competitionId', '=', phase.competitionId)
      .execute();
    const body = { ...phase, mode: 'COMMIT' as const };
    const { error } = await world.call(brokerCalls.process, { body }, club.people.admin);
    assert.equal(error, undefined);
  };

  const placesOf = async ({ phaseId }: Phase, round: number) => {
    const rows = await world.store.db
      .selectFrom('matches')
      .leftJoin('fields', 'fields.id', 'matches.fieldId')
      .select(['matches.kickOff', 'fields.name', 'matches.state'])
      .where('phaseId', '=', phaseId)
      .where('round', '=', round)
      .orderBy('kickOff')
      .orderBy('fields.place')
      .execute();
    return rows.map(({ kickOff, name, state }) => `${daysAfter(kickOff)} ${name} ${state}`);
  };

  /** The days since the first one, and the time in Madrid. */
  const daysAfter = (kickOff: Date | null) => {
    if (kickOff === null) return 'none';
    const [day = '', time = ''] = kickOff
      .toLocaleString('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' })
      .split(' ');
    return `+${(Date.parse(day) - Date.parse(saturday)) / 86_400_000} ${time}`;
  };

  it('schedules the next round of a Swiss when the last one is over and everyone has rested', async () => {
    const { first, scheduled } = await swiss({ timetable: oneDay() });
    assert.equal(scheduled, 3);
    await goOn(first);
    assert.deepEqual(await placesOf(first, 2), [
      '+0 11:10 Mesa 1 SCHEDULED',
      '+0 11:10 Mesa 2 SCHEDULED',
      '+0 11:40 Mesa 1 SCHEDULED',
    ]);
    await goOn(first);
    assert.deepEqual((await placesOf(first, 3))[0], '+0 12:20 Mesa 1 SCHEDULED');
  });

  it('keeps one round per weekend if it began like that', async () => {
    const timetable = {
      ...oneDay(),
      weekdays: [6, 7],
      pace: 'ROUNDS' as const,
      venue: { name: 'Frontón', fields: ['Único'] },
    };
    const { first } = await swiss({ timetable, season: { name: 'Fines de semana' } });
    await goOn(first);
    assert.deepEqual(await placesOf(first, 2), [
      '+7 10:00 Único SCHEDULED',
      '+7 10:30 Único SCHEDULED',
      '+7 11:00 Único SCHEDULED',
    ]);
  });

  it('schedules a knockout drawn later after the league, around other bookings', async () => {
    const venue = { name: 'Nave', fields: ['Pista'] };
    const { phases } = await createFromForm(world, club, {
      season: { name: 'Con final' },
      teams: namedTeams(4),
      phases: [
        { name: 'Suizo', algorithm: 'SWISS', params: { rounds: 1 }, seed: 'sol' },
        { name: 'Final', algorithm: 'SINGLE_ELIM', params: { thirdPlace: false }, seed: 'sol' },
      ],
      timetable: { ...oneDay(), rest: 0, venue },
    });
    const [league, final] = phases;
    assert.ok(league && final);
    const { db } = world.store;
    const { id } = await db
      .selectFrom('venues')
      .select('id')
      .where('name', '=', 'Nave')
      .executeTakeFirstOrThrow();
    // Three matches of another competition, right after the two of the league.
    await createFromForm(world, club, {
      season: { name: 'Otra' },
      teams: namedTeams(3),
      timetable: { ...oneDay(), firstKickOff: '11:00', rest: 0, venue: { id } },
    });
    const teams = await db
      .selectFrom('phaseTeams')
      .select('teamId')
      .where('phaseId', '=', league.phaseId)
      .execute();
    await db
      .insertInto('phaseTeams')
      .values(teams.map(({ teamId }, index) => ({ teamId, phaseId: final.phaseId, seed: index + 1 })))
      .execute();
    await goOn(final);
    assert.deepEqual(
      [...(await placesOf(final, 1)), ...(await placesOf(final, 2))],
      ['+0 12:30 Pista SCHEDULED', '+0 13:00 Pista SCHEDULED', '+0 13:30 Pista SCHEDULED'],
    );
  });

  it('starts from now if the day runs late', async () => {
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    const hours = { firstKickOff: '00:00', lastKickOff: '23:59' };
    const timetable = { ...oneDay(), ...hours, weekdays, firstDay: '2026-01-05' };
    const { first } = await swiss({ timetable, season: { name: 'Tarde' } });
    await goOn(first);
    const { start } = await world.store.db
      .selectFrom('matches')
      .select(({ fn }) => fn.min('kickOff').as('start'))
      .where('phaseId', '=', first.phaseId)
      .where('round', '=', 2)
      .executeTakeFirstOrThrow();
    const minutes = (Number(start?.getTime()) - world.now().getTime()) / 60_000;
    assert.ok(minutes > -1 && minutes <= 5, `${minutes} minutes from now`);
    assert.equal(Number(start?.getUTCMinutes()) % 5, 0);
  });

  it('gives no times if there were none before', async () => {
    const { first } = await swiss({
      season: { name: 'Sin horas' },
      wishes: {
        firstDay: saturday,
        lastDay: saturday,
        windows: [{ weekday: 6, from: '10:00', to: '20:00' }],
      },
    });
    await goOn(first);
    assert.deepEqual(await placesOf(first, 2), Array(3).fill('none null CREATED'));
  });
});

function saturdayAfter(now: Date): string {
  const day = new Date(now.getTime() + 60 * 86_400_000);
  return new Date(day.getTime() + ((13 - day.getUTCDay()) % 7) * 86_400_000).toISOString().slice(0, 10);
}
