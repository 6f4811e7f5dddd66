import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dashboardCalls, entryCalls, type FollowKind, type FollowRings, followCalls } from '@traip/contract';
import { type MatchDay, matchDay } from '../../competition/match/testing/match-day.ts';
import { raceMeeting } from '../../competition/race/testing/race-meeting.ts';
import { createMatch } from '../../testing/fixtures/competitions.ts';
import { createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { notifyCalendarApplied } from '../notify/calendar/queries.ts';
import { followersNotified } from '../testing/followers-notified.ts';
import { inboxOf } from '../testing/inbox.ts';

describe('followers get one notification', () => {
  const world = openWorld();
  const { inbox } = inboxOf(world);

  async function fanOf(kind: FollowKind, id: string, rings: FollowRings = 'ALL'): Promise<Person> {
    const fan = await createPerson(world);
    const { status } = await world.call(followCalls.set, { params: { kind, id }, body: { rings } }, fan);
    assert.equal(status, 200);
    return fan;
  }
  const notificationsOf = async (user: Person) => {
    await followersNotified(world);
    return (await inbox(user)).items.map(({ title, path }) => [title.es, path]);
  };

  /** Applies a calendar to matches, some of which had a date before. */
  const apply = (
    { club, competition }: MatchDay,
    planId: string,
    dates: readonly (readonly [string, Date | null])[],
  ) =>
    world.store.db.transaction().execute(async (trx) => {
      const ids = dates.map(([id]) => id);
      const kickOff = new Date('2030-05-04T16:00:00.000Z');
      await trx.updateTable('matches').set({ kickOff, state: 'SCHEDULED' }).where('id', 'in', ids).execute();
      const moves = dates.map(([id, was]) => ({ id, payload: { old: { kickOff: was } } }));
      const { competitionId, phaseId } = competition;
      const by = { by: club.people.admin.id, at: world.now() };
      await notifyCalendarApplied(trx, { competitionId, planId, phaseId, moves, ...by });
    });

  it('of how many matches have a date, or another one; for a single match, of its date', async () => {
    const day = await matchDay(world);
    const { competition, home, away, matchId } = day;
    const page = `/c/${competition.competitionId}`;
    const back = await createMatch(world, competition, { home: away.id, away: home.id, key: 'back' });
    const third = await createTeam(world, { organisationId: day.club.id });
    const other = await createMatch(world, competition, { home: away.id, away: third.id, key: 'other' });
    const fan = await fanOf('COMPETITION', competition.competitionId);
    const ofHome = await fanOf('TEAM', home.id);
    const patient = await fanOf('COMPETITION', competition.competitionId, 'RESULTS');
    const was = new Date('2030-05-01T16:00:00.000Z');
    await apply(day, 'one', [
      [matchId, null],
      [back, null],
      [other, null],
    ]);
    assert.deepEqual(await notificationsOf(fan), [['3 partidos ya tienen fecha', page]]);
    assert.deepEqual(await notificationsOf(ofHome), [['2 partidos ya tienen fecha', page]]);
    await apply(day, 'two', [
      [back, was],
      [other, was],
    ]);
    assert.deepEqual(await notificationsOf(fan), [['2 partidos tienen fecha nueva', page]]);
    assert.deepEqual((await notificationsOf(ofHome))[0], [
      `Cambio en Equipo ${away.code} – Equipo ${home.code}`,
      `/m/${back}`,
    ]);
    assert.deepEqual(await notificationsOf(patient), []);
  });

  it('that a team withdraws, and how many matches are off because of it', async () => {
    const day = await matchDay(world);
    const { competition, home, away, club } = day;
    const { competitionId } = competition;
    await createMatch(world, competition, { home: away.id, away: home.id, key: 'back' });
    const [fan, rival] = [await fanOf('COMPETITION', competitionId), await fanOf('TEAM', away.id)];
    const params = { kind: 'TEAM', id: home.id } as const;
    const captain = away.people.CAPTAIN;
    await world.call(followCalls.set, { params, body: { rings: 'ALL' } }, captain);
    const started = world.store.db.updateTable('competitions').set({ state: 'IN_PROGRESS' });
    await started.where('id', '=', competitionId).execute();
    const body = { competitionId, teamId: home.id, mode: 'KEEP_AND_AWARD' } as const;
    assert.equal((await world.call(entryCalls.remove, { body }, club.people.admin)).error, undefined);
    const title = `Equipo ${home.code} se retira: 2 partidos no se juegan`;
    for (const user of [fan, rival])
      assert.deepEqual(await notificationsOf(user), [[title, `/c/${competitionId}`]]);
    assert.deepEqual(
      (await notificationsOf(captain)).map(([text]) => text),
      [`Equipo ${home.code} se retira: 2 de tus partidos no se juegan`],
      'who plays hears it as a player',
    );
  });

  it('that a competition is cancelled', async () => {
    const { competition, home, club } = await matchDay(world);
    const { competitionId } = competition;
    const [fan, ofHome] = [await fanOf('COMPETITION', competitionId), await fanOf('TEAM', home.id)];
    const started = world.store.db.updateTable('competitions').set({ state: 'IN_PROGRESS' });
    await started.where('id', '=', competitionId).execute();
    const { status, error } = await world.call(
      dashboardCalls.changeState,
      { params: { orgCode: club.code }, body: { competitionId, state: 'CANCELED', reason: 'Sin campos' } },
      club.people['super-admin'],
    );
    assert.equal(status, 200, JSON.stringify(error));
    for (const user of [fan, ofHome]) {
      const [first, ...more] = await notificationsOf(user);
      assert.match(first?.[0] ?? '', / se ha cancelado$/);
      assert.deepEqual([first?.[1], more], [`/c/${competitionId}`, []]);
    }
  });

  it('of how a race ended: provisional, official, and corrected', async () => {
    const meeting = await raceMeeting(world);
    const { competitionId, raceId, paste, save, publish } = meeting;
    await paste('1;Ana Gil;F;1990\n2;Eva Sanz;F;1991');
    const runner = await createPerson(world);
    const absent = await createPerson(world);
    const { db } = world.store;
    for (const [bib, { id: personId }] of Object.entries({ 1: runner, 2: absent }))
      await db
        .updateTable('raceEntries')
        .set({ personId })
        .where('raceId', '=', raceId)
        .where('bib', '=', bib)
        .execute();
    const fans = [
      await fanOf('COMPETITION', competitionId),
      await fanOf('COMPETITION', competitionId, 'RESULTS'),
      await fanOf('PERSON', runner.id),
    ];
    const friend = await fanOf('PERSON', absent.id);
    const saved = await save([{ bib: '1', mark: '35:00' }]);
    assert.equal(saved.status, 200, JSON.stringify(saved.error));
    const path = `/c/${competitionId}?race=${raceId}`;
    const all = async (title: string) => {
      for (const fan of fans) assert.deepEqual(await notificationsOf(fan), [[title, path]]);
    };
    await publish('LIVE');
    for (const fan of fans) assert.deepEqual(await notificationsOf(fan), []);
    await publish('PROVISIONAL');
    await all('Clasificación provisional: 10 km');
    await publish('OFFICIAL');
    await all('Clasificación oficial: 10 km');
    await publish('PROVISIONAL', 'Una reclamación');
    await publish('OFFICIAL');
    await all('Clasificación oficial corregida: 10 km');
    assert.deepEqual(await notificationsOf(friend), [], 'who was not at the start has no result');
  });
});
