import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dashboardCalls, entryCalls, memberCalls, profileCalls, teamCalls } from '@traip/contract';
import { matchDay } from '../competition/match/testing/match-day.ts';
import { createCompetition, createMatch, createTraip, enterTeam } from '../testing/fixtures/competitions.ts';
import { createLineup } from '../testing/fixtures/lineups.ts';
import { createOrganisation, createPerson, createTeam } from '../testing/fixtures/people.ts';
import { openWorld } from '../testing/world.ts';
import { notifyCalendarApplied } from './notify/calendar/queries.ts';
import { notifyLineupsDue } from './notify/lineup/queries.ts';
import { inboxOf } from './testing/inbox.ts';

describe('people are notified', () => {
  const world = openWorld();
  const { inbox, titles, unread } = inboxOf(world);
  const hour = 3_600_000;

  it('of a calendar once: people with many matches in it get the number', async () => {
    const { club, home, away, competition, matchId } = await matchDay(world);
    const referee = club.people.referee;
    const more = [];
    for (const key of ['m2', 'm3'])
      more.push(await createMatch(world, competition, { home: home.id, away: away.id, key }));
    const { db } = world.store;
    const { organisationId } = competition;
    await db
      .insertInto('matchReferees')
      .values({ organisationId, matchId, userId: referee.id, role: 'REFEREE' })
      .execute();
    const moves = [matchId, ...more].map((id) => ({ id, payload: { old: { kickOff: null } } }));
    const apply = (planId: string) =>
      db.transaction().execute((trx) =>
        notifyCalendarApplied(trx, {
          planId,
          competitionId: competition.competitionId,
          phaseId: competition.phaseId,
          moves,
          by: club.people.admin.id,
          at: world.now(),
        }),
      );
    await apply('one');
    await apply('one');
    assert.deepEqual(await titles(home.people.OWNER), ['3 de tus partidos ya tienen fecha']);
    assert.match((await titles(referee))[0] ?? '', /^Ya tiene fecha: /);
    const [notification] = (await inbox(home.people.OWNER)).items;
    assert.equal(notification?.path, `/c/${competition.competitionId}`);
  });

  it('once that a team withdraws, and how many of their matches are off because of it', async () => {
    const { club, home, away, competition } = await matchDay(world);
    const { competitionId } = competition;
    await createMatch(world, competition, { home: away.id, away: home.id, key: 'back' });
    const third = await createTeam(world, { organisationId: club.id }, 'OWNER');
    await enterTeam(world, competition, { teamId: third.id, requestedBy: club.people.admin.id });
    await createMatch(world, competition, { home: third.id, away: home.id, key: 'third' });
    const { db } = world.store;
    const started = db.updateTable('competitions').set({ state: 'IN_PROGRESS' });
    await started.where('id', '=', competitionId).execute();
    const body = { competitionId, teamId: home.id, mode: 'KEEP_AND_AWARD' } as const;
    const left = await world.call(entryCalls.remove, { body }, club.people.admin);
    assert.equal(left.error, undefined);
    const withdrawals = async (user: typeof third.people.OWNER) =>
      (await titles(user)).filter((title) => title.includes('se retira'));
    const name = `Equipo ${home.code} se retira: `;
    assert.deepEqual(await withdrawals(away.people.OWNER), [`${name}2 de tus partidos no se juegan`]);
    assert.deepEqual(await withdrawals(third.people.OWNER), [`${name}uno de tus partidos no se juega`]);
    assert.deepEqual(await withdrawals(home.people.OWNER), [`${name}3 de tus partidos no se juegan`]);
  });

  it('that a team asks for a place, and what the organisation says', async () => {
    const club = await createOrganisation(world, 'super-admin', 'admin', 'referee');
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const team = await createTeam(world, {}, 'OWNER', 'CAPTAIN', 'MEMBER');
    const { competitionId } = competition;
    const body = { competitionId, teamId: team.id };
    assert.equal((await world.call(entryCalls.add, { body }, team.people.OWNER)).status, 201);
    const expected = `Equipo ${team.code} pide plaza en Apertura`;
    assert.deepEqual(await titles(club.people.admin), [expected]);
    assert.deepEqual(await titles(club.people.referee), [], 'who may not decide is not asked');
    const answer = { ...body, accept: false, reason: 'Está completa' };
    await world.call(entryCalls.decide, { body: answer }, club.people.admin);
    const [notification] = (await inbox(team.people.CAPTAIN)).items;
    assert.deepEqual(
      [notification?.title.es, notification?.text.es],
      [`Equipo ${team.code} no tiene plaza en Apertura`, 'Está completa'],
    );
    assert.deepEqual(await titles(team.people.MEMBER), []);
  });

  it('of invitations, and of the answers to their own invitations', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const club = await createOrganisation(world, 'admin');
    const ana = await createPerson(world, { privacy: 'PRIVATE' });
    const invite = { teamId: team.id, userCode: ana.userCode };
    await world.call(teamCalls.invite, { body: invite }, team.people.OWNER);
    const body = { organizationId: club.id, email: ana.email, role: 'referee' as const };
    const { body: sent } = await world.call(memberCalls.invite, { body }, club.people.admin);
    assert.deepEqual(await titles(ana), [
      `admin Pérez Gil te invita a Club ${club.code}`,
      `OWNER Pérez Gil te invita a Equipo ${team.code}`,
    ]);
    assert.equal((await inbox(ana)).items[0]?.path, '/invitations');
    const params = { teamId: team.id, responseBoolean: 'false' as const };
    await world.call(profileCalls.answerTeam, { params, query: {} }, ana);
    assert.deepEqual(await titles(team.people.OWNER), ['Ana P. ha rechazado tu invitación']);
    await world.call(memberCalls.acceptInvitation, { body: { invitationId: sent.id } }, ana);
    assert.deepEqual(await titles(club.people.admin), ['Ana Pérez Gil ha aceptado tu invitación']);
  });

  it('that a competition is published, and that it is cancelled', async () => {
    const club = await createOrganisation(world, 'admin');
    const competition = await createCompetition(world, await createTraip(world, club.id), {
      state: 'PENDING',
    });
    const team = await createTeam(world, {}, 'MEMBER');
    await enterTeam(world, competition, { teamId: team.id, requestedBy: club.people.admin.id });
    const { competitionId } = competition;
    const to = (state: 'PUBLICIZED' | 'CANCELED') =>
      world.call(
        dashboardCalls.changeState,
        { params: { orgCode: club.code }, body: { competitionId, state, reason: 'Obras' } },
        club.people.admin,
      );
    assert.equal((await to('PUBLICIZED')).status, 200);
    assert.deepEqual(await titles(team.people.MEMBER), ['Ya puedes ver Apertura']);
    assert.equal((await to('CANCELED')).status, 200);
    assert.equal((await titles(team.people.MEMBER))[0], 'Apertura se ha cancelado');
  });

  it('of a missing lineup a day and two hours before, and again when the match moves', async () => {
    const { home, away, competition, matchId } = await matchDay(world);
    await createLineup(world, { ...competition, matchId, teamId: away.id, state: 'CONFIRMED' });
    const { db } = world.store;
    const kickOff = new Date(world.now().getTime() + 30 * hour);
    const set = (to: Date) =>
      db.updateTable('matches').set({ kickOff: to }).where('id', '=', matchId).execute();
    const at = (hoursBefore: number, of = kickOff) =>
      notifyLineupsDue(db, new Date(of.getTime() - hoursBefore * hour));
    await set(kickOff);
    const { CAPTAIN } = home.people;
    await at(25);
    assert.deepEqual(await titles(CAPTAIN), []);
    await at(23);
    await at(22);
    const [first] = (await inbox(CAPTAIN)).items;
    assert.match(first?.text.es ?? '', /^Quedan menos de 24 horas/);
    assert.equal(first?.path, `/my-teams/${home.id}/matches/${matchId}`);
    assert.deepEqual(await titles(away.people.CAPTAIN), [], 'theirs is confirmed');
    await at(1.5);
    assert.match((await inbox(CAPTAIN)).items[0]?.text.es ?? '', /^Quedan menos de 2 horas/);
    assert.equal(await unread(CAPTAIN), 1);
    const later = new Date(kickOff.getTime() + 48 * hour);
    await set(later);
    await at(20, later);
    assert.match((await inbox(CAPTAIN)).items[0]?.text.es ?? '', /^Quedan menos de 24 horas/);
    await at(-1, later);
    assert.equal((await inbox(CAPTAIN)).total, 1);
  });
});
