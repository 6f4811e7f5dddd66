import { brokerCalls, closingCalls, exchangeCalls, ownEntryCalls } from '@traip/contract';
import sharp from 'sharp';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { raceMeeting } from '../../competition/race/testing/race-meeting.ts';
import { levelHeats } from '../../competition/race/testing/swimming-meeting.ts';
import { createAccessToken } from '../fixtures/access-tokens.ts';
import { createGrant } from '../fixtures/apps.ts';
import { createCompetition, createTraip, enterTeam } from '../fixtures/competitions.ts';
import { createChild } from '../fixtures/families.ts';
import type { Fixtures } from '../fixtures/fixture-ids.ts';
import { createLicence } from '../fixtures/licences.ts';
import { createOrganisation, createTeam } from '../fixtures/people.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import type { World } from '../world.ts';
import { atPartners } from './at-partners.ts';
import { atWeighIn } from './at-weigh-in.ts';
import {
  asScheduled,
  closed,
  finished,
  onCourts,
  onMatchDay,
  started,
  whistle,
  withScorerLink,
} from './on-match-day.ts';
import type { Prepare } from './prepare.ts';

/**
 * The inputs of the permission matrix only need to be authorized. These calls need more to succeed, or a
 * caller other than the super-admin.
 */
export const preparations: Record<string, Prepare> = {
  'organisation.delete': async (world) => {
    const { id, people } = await createOrganisation(world, 'super-admin');
    return { organisationId: id, person: people['super-admin'], input: { params: { id } } };
  },
  'organisation.setAvatar': withPicture('organisation.setAvatar'),
  'look.setPictureOfOrganisation': withPicture('look.setPictureOfOrganisation'),
  'look.setPictureOfTraip': withPicture('look.setPictureOfTraip'),
  'look.setPictureOfCompetition': withPicture('look.setPictureOfCompetition'),
  'member.acceptInvitation': asInvited('member.acceptInvitation'),
  'member.cancelInvitation': asInvited('member.cancelInvitation'),
  'profile.answerTeam': asInvited('profile.answerTeam'),
  'profile.deleteAccount': async (world, { people: { ME } }) => {
    await world.store.db.updateTable('users').set({ passwordHash: null }).where('id', '=', ME.id).execute();
    return { person: ME, input: { body: { userCode: ME.userCode } } };
  },
  'accessToken.create': async () => ({}),
  'accessToken.revoke': async (world, { people: { SA } }) => {
    const { id } = await createAccessToken(world, { userId: SA.id });
    return { input: { params: { id } } };
  },
  'app.authorize': async () => ({}),
  'app.allowDevice': async () => ({}),
  'app.disconnect': async (world, { appId, people: { SA } }) => {
    const id = await createGrant(world, { appId, userId: SA.id });
    return { input: { params: { id } } };
  },
  'team.setAvatar': withPicture('team.setAvatar'),
  'squad.setPhoto': withPicture('squad.setPhoto'),
  'organisationPeople.setPhoto': withPicture('organisationPeople.setPhoto'),
  'organisationPeople.restore': async (world, { formerPlayerId }) => {
    await world.store.db
      .updateTable('personEntries')
      .set({ removedAt: world.now() })
      .where('personId', '=', formerPlayerId)
      .execute();
    return {};
  },
  'consent.remind': async (world, { teamId, people }) => {
    const personId = await createChild(world, people.U, { teamId });
    return { input: { params: { teamId, personId } } };
  },
  'consent.recordPaper': async () => ({}),
  'consent.withdrawPaper': async (_world, { people }) => ({ person: people.CO }),
  'consent.openPaper': async () => ({}),
  'personDocument.save': async (_world, { people }) => ({ person: people.OW }),
  'personDocument.setFile': async (world, fixtures) => ({
    ...(await withPicture('personDocument.setFile')(world, fixtures)),
    person: fixtures.people.CO,
  }),
  'personDocument.open': async () => ({}),
  'question.setFile': withPicture('question.setFile'),
  'personDocument.remove': async (_world, { people }) => ({ person: people.OW }),
  'team.delete': async (world, { organisationId }) => ({
    input: { params: { id: (await createTeam(world, { organisationId }, 'OWNER')).id } },
  }),
  'entry.addByName': ofPairs,
  'entry.changeNames': ofPairs,
  'team.leave': async (_world, { people }) => ({ person: people.TM }),
  'team.consumeQr': async (_world, { people }) => ({ person: people.U }),
  'traip.delete': ofNewTraip(({ traipId }) => traipId),
  'season.delete': ofNewTraip(({ seasonId }) => seasonId),
  'category.delete': ofNewTraip(({ categoryId }) => categoryId),
  'competition.delete': async (world, fixtures) => {
    const { competitionId: id } = await createCompetition(world, traipOf(fixtures), { state: 'DRAFT' });
    return { input: { params: { id } } };
  },
  'entry.add': async (world, { organisationId, competitionId }) => {
    const { id: teamId } = await createTeam(world, { organisationId });
    return { input: { body: { competitionId, teamId } } };
  },
  'entry.remove': async (world, fixtures) => {
    const { organisationId, people } = fixtures;
    const competition = await createCompetition(world, traipOf(fixtures));
    const { competitionId } = competition;
    const { id: teamId } = await createTeam(world, { organisationId });
    await enterTeam(world, competition, { teamId, requestedBy: people.SA.id });
    return { input: { body: { competitionId, teamId } } };
  },
  'registration.submit': async (world, { licenceId }) => {
    const { db } = world.store;
    await db.updateTable('licences').set({ state: 'DRAFT' }).where('id', '=', licenceId).execute();
    return {};
  },
  'licence.sendAgain': async (world, { organisationId, competitionId, teamId, people: { TM } }) => {
    const ofTeam = { organisationId, competitionId, teamId };
    const id = await createLicence(world, { ...ofTeam, personId: TM.id, state: 'RETURNED' });
    return { person: TM, input: { params: { id }, body: {} } };
  },
  'ranking.seed': async (world, { traipId, competitionId }) => {
    const { db } = world.store;
    await db.updateTable('traips').set({ rating: '{"method":"ELO"}' }).where('id', '=', traipId).execute();
    const open = { state: 'CREATED', startedAt: null, result: JSON.stringify(null) } as const;
    await db.updateTable('matches').set(open).where('competitionId', '=', competitionId).execute();
    return {};
  },
  'ownEntry.enter': async (world, fixtures) => ({
    person: fixtures.people.U,
    input: { params: { competitionId: await openForPlayers(world, fixtures) }, body: {} },
  }),
  'ownEntry.withdraw': async (world, fixtures) => {
    const { U } = fixtures.people;
    const competitionId = await openForPlayers(world, fixtures);
    const input = { params: { competitionId }, body: {} };
    const { body } = await world.call(ownEntryCalls.enter, input, U);
    const teamId = body.entries[0]?.teamId ?? '';
    return { person: U, input: { params: { competitionId, teamId } } };
  },
  'partner.look': atPartners(({ competitionId, from }) => ({
    person: from,
    input: { params: { competitionId }, body: { agrees: true } },
  })),
  'partner.stop': atPartners(({ competitionId, from, fromId: id }) => ({
    person: from,
    input: { params: { competitionId, id } },
  })),
  'partner.ask': atPartners(({ competitionId, to, fromId, toId }) => ({
    person: to,
    input: { params: { competitionId }, body: { fromId: toId, toId: fromId } },
  })),
  'partner.takeBack': atPartners(({ competitionId, from, fromId, toId }) => ({
    person: from,
    input: { params: { competitionId, fromId, toId } },
  })),
  'partner.answer': atPartners(({ competitionId, to, fromId, toId }) => ({
    person: to,
    input: { params: { competitionId }, body: { fromId, toId, accept: true } },
  })),
  'partner.join': atPartners(({ competitionId, staff, fromId: oneId, toId: otherId }) => ({
    person: staff,
    input: { params: { competitionId }, body: { oneId, otherId } },
  })),
  'partner.change': async (world, fixtures) => {
    await ofPairs(world, fixtures);
    const { competitionId, teamId, playerId: personId } = fixtures;
    const body = { competitionId, teamId, personId, name: 'Lia Roca', reason: 'Lesión' };
    return { input: { body } };
  },
  'weighIn.setClass': atWeighIn(() => ({ weightClass: { above: 66, upTo: 73 } })),
  'weighIn.weigh': atWeighIn(({ teamId }) => ({ teamId, kg: 72.4 })),
  'weighIn.move': atWeighIn(({ teamId, toId }) => ({ teamId, toId })),
  'broker.delete': async (world, fixtures) => {
    const { competitionId, phaseId } = await createCompetition(world, traipOf(fixtures), { state: 'DRAFT' });
    const body = { phaseId, competitionId, algorithm: 'ROUND_ROBIN' as const };
    await world.call(brokerCalls.upsert, { body }, fixtures.people.SA);
    return { input: { params: { phaseId, competitionId } } };
  },
  'dashboard.changeState': async (world, fixtures) => {
    const { competitionId } = await createCompetition(world, traipOf(fixtures), { state: 'PUBLICIZED' });
    const { orgCode } = fixtures;
    return { input: { params: { orgCode }, body: { competitionId, state: 'CANCELED', reason: 'Lluvia' } } };
  },
  'calendar.cancel': async (world, { phaseId, planId }) => {
    const { db } = world.store;
    await db.updateTable('calendarPlans').set({ status: 'RUNNING' }).where('id', '=', planId).execute();
    return { input: { params: { phaseId, id: planId } } };
  },
  'jointCalendar.cancel': async (world, { orgCode, jointPlanId: id }) => {
    await world.store.db
      .updateTable('calendarPlans')
      .set({ status: 'RUNNING' })
      .where('id', '=', id)
      .execute();
    return { input: { params: { orgCode, id } } };
  },
  'closing.save': async (world, { orgCode, people }) => {
    const params = { orgCode };
    const closing = { days: { startsOn: '2030-01-01', endsOn: '2030-01-01' } };
    const { stamp } = (await world.call(closingCalls.preview, { params, body: closing }, people.SA)).body;
    return { input: { params, body: { closing, stamp, moves: [] } } };
  },
  'closing.undo': async (_world, { orgCode, closedDateId }) => ({
    input: { params: { orgCode }, body: { closedDateIds: [closedDateId], matches: [] } },
  }),
  'match.start': onMatchDay(asScheduled, ({ matchId: id }) => ({ params: { id }, body: {} })),
  'match.finish': onMatchDay(started, ({ matchId: id }) => ({ params: { id }, body: {} })),
  'match.close': onMatchDay(finished, ({ matchId: id }) => ({ params: { id }, body: {} })),
  'match.reopen': onMatchDay(closed, ({ matchId: id }) => ({ params: { id }, body: { reason: 'Error' } })),
  'match.addManualResult': onMatchDay(asScheduled, ({ matchId }) => ({
    body: { matchId, score: { home: 1, away: 0 } },
  })),
  'courtQueue.call': onCourts(false, (matchId, fieldId) => ({ matchId, fieldId })),
  'courtQueue.takeBack': onCourts(true, (matchId) => ({ matchId })),
  'courtQueue.skip': onCourts(false, (matchId) => ({ matchId, isSkipped: true })),
  'race.create': async (world) => {
    const { club, admin, competitionId } = await raceMeeting(world);
    const input = { params: { competitionId }, body: { name: '5 km' } };
    return { organisationId: club.id, person: admin, input };
  },
  'race.delete': async (world) => {
    const { club, admin, params } = await raceMeeting(world);
    return { organisationId: club.id, person: admin, input: { params } };
  },
  'raceRanking.create': async (world) => {
    const { club, admin, competitionId } = await raceMeeting(world);
    const body = { name: 'Circuito', kind: 'SERIES', rules: { points: [10, 6, 4] } };
    return { organisationId: club.id, person: admin, input: { params: { competitionId }, body } };
  },
  'raceRecord.addEarlier': async (world) => {
    const { club, admin, competitionId } = await raceMeeting(world);
    const { traipId } = await world.store.db
      .selectFrom('competitions')
      .select('traipId')
      .where('id', '=', competitionId)
      .executeTakeFirstOrThrow();
    const body = { text: 'Prueba;Marca;Nombre\n10 km;35:00;Ana Gil', mode: 'COMMIT' };
    return { organisationId: club.id, person: admin, input: { params: { traipId }, body } };
  },
  'raceRound.makeHeats': async (world) => {
    const { club, admin, params, paste } = await raceMeeting(world);
    await paste('Nombre\nAna Gil');
    return { organisationId: club.id, person: admin, input: { params, body: { lanes: 8 } } };
  },
  'raceRound.place': async (world) => {
    const { club, admin, params, paste } = await raceMeeting(world);
    await paste('Nombre\nAna Gil');
    const body = { places: [{ bib: '1', heat: 1, lane: 4 }] };
    return { organisationId: club.id, person: admin, input: { params, body } };
  },
  'raceRound.decideTie': async (world) => {
    const { meeting } = await levelHeats(world);
    const { club, admin, params } = meeting;
    const body = { bibs: ['1', '2'], by: 'LOT' as const };
    return { organisationId: club.id, person: admin, input: { params, body } };
  },
  'raceRound.fillNext': async (world) => {
    const { meeting, decide } = await levelHeats(world);
    await decide(['1', '2']);
    const { club, admin, params } = meeting;
    return { organisationId: club.id, person: admin, input: { params, body: {} } };
  },
  'raceResult.saveCards': async (world) => {
    const race = { name: 'Abierto', golf: {} };
    const meeting = await raceMeeting(world, { race, variant: 'GOLF_STROKE', sportKey: 'GOLF' });
    await meeting.paste('Nombre\nAna Gil');
    const body = { cards: [{ bib: '1', round: 1, total: '72' }] };
    const input = { params: meeting.params, body };
    return { organisationId: meeting.club.id, person: meeting.admin, input };
  },
  'round.saveResults': onMatchDay(asScheduled, ({ matchId, competition: { competitionId } }) => ({
    params: { competitionId },
    body: { results: [{ matchId, version: 1, score: { home: 1, away: 0 } }] },
  })),
  'round.makeOfficial': onMatchDay(finished, ({ competition: { competitionId, phaseId } }) => ({
    params: { competitionId },
    body: { phaseId, round: 1 },
  })),
  'match.postpone': onMatchDay(asScheduled, ({ matchId }) => ({ body: { matchId, reason: 'Lluvia' } })),
  'round.postpone': onMatchDay(asScheduled, ({ competition: { competitionId, phaseId } }) => ({
    params: { competitionId },
    body: { phaseId, round: 1, reason: 'Lluvia' },
  })),
  'resultReport.send': async (world) => {
    const { club, competition, home, matchId } = await matchDay(world, { state: 'CREATED' });
    await world.store.db
      .updateTable('competitions')
      .set({ reportMode: 'CAPTAINS', publishedAt: world.now() })
      .where('id', '=', competition.competitionId)
      .execute();
    await world.store.db.updateTable('matches').set({ kickOff: null }).where('id', '=', matchId).execute();
    const input = { params: { matchId, teamId: home.id }, body: { score: { home: 1, away: 0 } } };
    return { organisationId: club.id, person: home.people.CAPTAIN, input };
  },
  'match.registerEvent': onMatchDay(started, ({ matchId }) => ({ body: { matchId, ...whistle() } })),
  'match.registerEvents': onMatchDay(started, ({ matchId }) => ({ body: { matchId, events: [whistle()] } })),
  'match.deleteEvent': onMatchDay(
    async (day) => {
      await day.start();
      return (await day.register({ type: 'GOAL', teamId: day.home.id, minute: 1 })).body.event.id;
    },
    ({ matchId }, eventId) => ({ params: { matchId, eventId } }),
  ),
  'match.setAssist': onMatchDay(
    async (day) => {
      await day.start();
      const goal = {
        type: 'GOAL',
        teamId: day.home.id,
        minute: 1,
        playerId: day.home.people.CAPTAIN.id,
      } as const;
      return (await day.register(goal)).body.event.id;
    },
    ({ matchId, home }, eventId) => ({
      body: { matchId, eventId, relatedPlayerId: home.people.COACH.id },
    }),
  ),
  'match.setMvp': onMatchDay(finished, ({ matchId, home }) => ({
    body: { matchId, playerId: home.people.CAPTAIN.id },
  })),
  'match.update': onMatchDay(asScheduled, ({ matchId: id }) => ({ body: { id, round: 2, version: 1 } })),
  'match.revokeScorerLink': withScorerLink,
  'lineup.create': onMatchDay(asScheduled, ({ matchId, home }) => ({
    body: { matchId, teamId: home.id, players: [] },
  })),
  'exchange.importTeams': committed('exchange.importTeams'),
  'exchange.importCompetition': committed('exchange.importCompetition'),
  'exchange.importElsewhere': committed('exchange.importElsewhere'),
  'exchange.importResults': async (world) => {
    const { competition, club } = await matchDay(world);
    const { organisationId, competitionId } = competition;
    const { body } = await world.call(
      exchangeCalls.exportResults,
      { params: { competitionId } },
      club.people.admin,
    );
    const csv = body.csv.replaceAll(/;;;\r\n/g, ';3;1;\r\n');
    const input = { body: { competitionId, csv, mode: 'COMMIT' } };
    return { organisationId, person: club.people.admin, input };
  },
};

/** A competition of individuals with open registration. */
async function openForPlayers(world: World, { competitionId }: Fixtures): Promise<string> {
  await world.store.db
    .updateTable('competitions')
    .set({ competitors: 'INDIVIDUAL', takesRegistrations: true, state: 'PUBLICIZED', maxTeams: null })
    .where('id', '=', competitionId)
    .execute();
  return competitionId;
}

function traipOf({ traipCode: code, ...traip }: Fixtures) {
  return { ...traip, code };
}

function withPicture(name: string): Prepare {
  return async (_world, fixtures) => {
    const image = sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } });
    return { input: { ...validInputs[name]?.(fixtures), file: await image.png().toBuffer() } };
  };
}

function asInvited(name: string): Prepare {
  return async (_world, fixtures) => ({
    person: fixtures.people.IN,
    input: validInputs[name]?.(fixtures) ?? {},
  });
}

function ofNewTraip(idIn: (traip: Awaited<ReturnType<typeof createTraip>>) => string): Prepare {
  return async (world, { organisationId }) => ({
    input: { params: { id: idIn(await createTraip(world, organisationId)) } },
  });
}

function committed(name: string): Prepare {
  return async (_world, fixtures) => {
    const { body, ...input } = validInputs[name]?.(fixtures) ?? {};
    return { input: { ...input, body: { ...(body as object), mode: 'COMMIT' } } };
  };
}

/** A competition of pairs that haven't played. */
async function ofPairs({ store: { db } }: World, { competitionId, teamId }: Fixtures) {
  await db.updateTable('competitions').set({ competitors: 'PAIR' }).where('id', '=', competitionId).execute();
  await db.updateTable('teams').set({ competitorKind: 'PAIR' }).where('id', '=', teamId).execute();
  await db
    .updateTable('matches')
    .set({ startedAt: null })
    .where('competitionId', '=', competitionId)
    .execute();
  return {};
}
