import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  dashboardCalls,
  entryCalls,
  matchManagementCalls,
  type WebhookData,
  type WebhookEventType,
} from '@traip/contract';
import { applyPlan, createPhase, runPlan } from '../../competition/calendar/testing/season.ts';
import { createCaptainedTeam, openRegistration } from '../../competition/entry/testing/registration.ts';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { raceMeeting } from '../../competition/race/testing/race-meeting.ts';
import { dressingRoom } from '../../competition/registration/testing/dressing-room.ts';
import { leagueOf } from '../../competition/standings/testing/league.ts';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld } from '../../testing/world.ts';
import { inboxOf } from '../testing/inbox.ts';
import { listening } from '../testing/listening.ts';
import { emitMatchMove } from './emit/match-events.ts';

type Hook = Awaited<ReturnType<typeof listening>>;
const typesDelivered = async (hook: Hook) => (await hook.delivered()).map(({ type }) => type);

async function dataOf<T extends WebhookEventType>(hook: Hook, type: T): Promise<WebhookData<T>> {
  const event = (await hook.delivered()).findLast((one) => one.type === type);
  return (event?.data ?? assert.fail(`nothing of ${type}`)) as WebhookData<T>;
}

describe('a webhook is notified', () => {
  const world = openWorld();

  it('of a match from its date to its official result, and of the effect on the table', async () => {
    const day = await matchDay(world);
    const hook = await listening(world, day.club);
    const { admin } = day.club.people;
    await inboxOf(world).move(day.matchId, '2030-05-04T16:00:00.000Z', admin);
    assert.equal((await day.start()).status, 200);
    assert.equal((await day.result({ score: { home: 2, away: 1 } })).status, 200);
    assert.equal((await day.close(admin)).status, 200);
    assert.deepEqual(await typesDelivered(hook), [
      'match.scheduled',
      'match.started',
      'standings.changed',
      'match.finished',
      // Its rows are no longer provisional.
      'standings.changed',
      'result.official',
    ]);
    const scheduled = await dataOf(hook, 'match.scheduled');
    assert.deepEqual(
      [scheduled.match.kickOff, scheduled.match.state, scheduled.match.score],
      ['2030-05-04T16:00:00.000Z', 'SCHEDULED', null],
    );
    assert.notEqual(scheduled.previousKickOff, null);
    const { match, competition, organisation, links } = await dataOf(hook, 'result.official');
    assert.deepEqual([match.id, match.state, match.score], [day.matchId, 'CLOSED', { home: 2, away: 1 }]);
    assert.deepEqual([match.home?.id, match.away?.id], [day.home.id, day.away.id]);
    assert.deepEqual([competition.id, organisation.code], [day.competition.competitionId, day.club.code]);
    assert.equal(links.page, `https://traip.test/m/${day.matchId}`);
    const { rows, group } = await dataOf(hook, 'standings.changed');
    assert.deepEqual(
      [
        group,
        rows.map(({ team, position, points, isProvisional }) => [team.id, position, points, isProvisional]),
      ],
      [
        null,
        [
          [day.home.id, 1, 3, false],
          [day.away.id, 2, 0, false],
        ],
      ],
    );
    const { statusCode } = await world.app.inject({ method: 'GET', url: new URL(links.api).pathname });
    assert.equal(statusCode, 200);
  });

  it('of a correction, once it is official again', async () => {
    const day = await matchDay(world);
    await day.result({ score: { home: 0, away: 1 } });
    await day.close(day.club.people.admin);
    const hook = await listening(world, day.club);
    await day.reopen(day.club.people.admin, { reason: 'Error' });
    assert.deepEqual(await typesDelivered(hook), ['standings.changed']);
    await day.result({ score: { home: 3, away: 1 } });
    await day.close(day.club.people.admin);
    assert.deepEqual((await typesDelivered(hook)).at(-1), 'result.corrected');
    assert.deepEqual((await dataOf(hook, 'result.corrected')).match.score, { home: 3, away: 1 });
  });

  it('of a match that is postponed or cancelled', async () => {
    const day = await matchDay(world);
    const hook = await listening(world, day.club, { events: ['match.postponed', 'match.cancelled'] });
    const { admin } = day.club.people;
    const body = { matchId: day.matchId, reason: 'Secreto del vestuario' };
    assert.equal((await world.call(matchManagementCalls.postpone, { body }, admin)).status, 200);
    assert.equal((await day.cancel(admin, { reason: 'Lluvia' })).status, 200);
    assert.deepEqual(await typesDelivered(hook), ['match.postponed', 'match.cancelled']);
    const { match, previousKickOff } = await dataOf(hook, 'match.postponed');
    assert.deepEqual([match.kickOff, previousKickOff === null], [null, false]);
    assert.ok(!JSON.stringify(await hook.delivered()).includes('Secreto'));
  });

  it('of a team that leaves: its matches have an official result or are cancelled', async () => {
    const league = await leagueOf(world, ['Alba', 'Bruma', 'Cala'], { params: { legs: 1 } });
    await league.play([
      { home: 'Alba', away: 'Bruma', score: [1, 0] },
      { home: 'Cala', away: 'Alba', score: null },
    ]);
    const { club, competitionId, idOf } = league;
    const hook = await listening(world, club, { events: ['result.official', 'match.cancelled'] });
    const body = { competitionId, teamId: idOf('Cala'), mode: 'KEEP_AND_AWARD' as const };
    const left = await world.call(entryCalls.remove, { body }, club.people.admin);
    assert.equal(left.status, 200, JSON.stringify(left.error));
    const [event] = await hook.delivered();
    assert.equal(event?.type, 'result.official');
    assert.equal((await dataOf(hook, 'result.official')).match.state, 'CLOSED');
  });

  it('of the results of a race, from provisional to corrected', async () => {
    const meeting = await raceMeeting(world);
    const hook = await listening(world, meeting.club);
    await meeting.paste('Dorsal;Nombre;Sexo;Año\n1;Ana Ruiz;F;1990\n2;Eva Gil;F;1991');
    await meeting.save([{ bib: '1', mark: '40:00' }]);
    assert.equal((await meeting.publish('LIVE')).status, 200);
    assert.deepEqual(await typesDelivered(hook), [], 'nothing is told while results come in');
    await meeting.publish('PROVISIONAL');
    await meeting.publish('OFFICIAL');
    await meeting.publish('OFFICIAL');
    await meeting.save([{ bib: '2', mark: '41:00' }], 'Faltaba un dorsal');
    assert.deepEqual(await typesDelivered(hook), ['race.provisional', 'race.official', 'race.corrected']);
    const { race, competition, links } = await dataOf(hook, 'race.corrected');
    assert.deepEqual(race, {
      id: meeting.raceId,
      name: '10 km',
      startsAt: null,
      publication: 'OFFICIAL',
      edition: 2,
      entries: 2,
      results: 2,
    });
    assert.equal(competition.id, meeting.competitionId);
    assert.equal(links.page, `https://traip.test/c/${meeting.competitionId}?race=${meeting.raceId}`);
    const { statusCode } = await world.app.inject({ method: 'GET', url: new URL(links.api).pathname });
    assert.equal(statusCode, 200);
    assert.doesNotMatch(JSON.stringify(await hook.delivered()), /Ruiz|Faltaba/);
    await meeting.publish('PROVISIONAL', 'Hay una reclamación');
    await meeting.publish('OFFICIAL');
    assert.deepEqual((await typesDelivered(hook)).slice(3), ['race.provisional', 'race.corrected']);
  });

  it('of a cancelled competition or phase, and of each of its unplayed matches', async () => {
    const cancelled = async (what: 'COMPETITION' | 'PHASE') => {
      const league = await leagueOf(world, ['Alba', 'Bruma', 'Cala'], { params: { legs: 1 } });
      const [, second, third] = await league.play([
        { home: 'Alba', away: 'Bruma', score: [1, 0] },
        { home: 'Cala', away: 'Alba', score: null },
        { home: 'Bruma', away: 'Cala', score: null },
      ]);
      const { club, competitionId, phaseId } = league;
      const hook = await listening(world, club);
      const body = { competitionId, state: 'CANCELED' as const, reason: 'Secreto del comité' };
      const phase = what === 'PHASE' ? { phaseId } : {};
      const moved = await world.call(
        dashboardCalls.changeState,
        { params: { orgCode: club.code }, body: { ...body, ...phase } },
        club.people['super-admin'],
      );
      assert.equal(moved.status, 200, JSON.stringify(moved.error));
      const delivered = await hook.delivered();
      const matches = delivered.flatMap(({ type, data }) =>
        type === 'match.cancelled' && 'match' in data ? [data.match.id] : [],
      );
      assert.deepEqual(new Set(matches), new Set([second, third]));
      assert.doesNotMatch(JSON.stringify(delivered), /Secreto/);
      return { hook, competitionId };
    };
    const { hook, competitionId } = await cancelled('COMPETITION');
    assert.equal((await typesDelivered(hook))[0], 'competition.cancelled');
    const { competition, cancelledMatches } = await dataOf(hook, 'competition.cancelled');
    assert.deepEqual([competition.id, cancelledMatches], [competitionId, 2]);
    const phase = await cancelled('PHASE');
    assert.deepEqual(await typesDelivered(phase.hook), ['match.cancelled', 'match.cancelled']);
  });

  it('of entry requests, and of the decisions on them', async () => {
    const { club, add, decide, admin } = await openRegistration(world);
    const hook = await listening(world, club);
    const team = await createCaptainedTeam(world);
    await add(team.id, team.people.CAPTAIN);
    await decide(false, team.id, 'No hay sitio');
    const own = await createCaptainedTeam(world);
    await add(own.id, admin);
    const delivered = await hook.delivered();
    const brief = delivered.map(({ type, data }) => [
      'registration' in data && data.registration.status,
      type,
    ]);
    assert.deepEqual(brief, [
      ['REQUESTED', 'registration.requested'],
      ['REJECTED', 'registration.decided'],
      ['ACCEPTED', 'registration.decided'],
    ]);
    assert.ok(!JSON.stringify(delivered).includes('No hay sitio'));
  });

  it('of an applied schedule, once for all its matches', async () => {
    const season = await createPhase(world, { teams: 4 });
    await createVenue(world, season.club.id, { fields: 2 });
    const hook = await listening(world, season.club);
    const { id } = await runPlan(world, season);
    const { body } = await applyPlan(world, season, id);
    assert.deepEqual(await typesDelivered(hook), ['calendar.published']);
    const { scheduled, moved } = await dataOf(hook, 'calendar.published');
    assert.deepEqual([scheduled, moved], [body.scheduled, body.moved]);
  });

  it('of a protest without its reason or the player', async () => {
    const room = await dressingRoom(world, {});
    const hook = await listening(world, room.club, { events: ['protest.filed'] });
    const note = { force: true, protest: 'La ficha está en camino' };
    assert.equal((await room.confirm(room.club.people.referee, note)).status, 200);
    const { team, match } = await dataOf(hook, 'protest.filed');
    assert.deepEqual([team.id, match.id], [room.home.id, room.matchId]);
    const [delivery] = await hook.log();
    assert.doesNotMatch(delivery?.body ?? assert.fail(), /ficha está|player|person/i);
  });

  it('only of the events it listens to, while it is on', async () => {
    const day = await matchDay(world);
    const hook = await listening(world, day.club, { events: ['match.finished'] });
    const off = await listening(world, day.club);
    await off.turn(false);
    await day.start();
    await day.result({ score: { home: 0, away: 0 } });
    assert.deepEqual(await typesDelivered(hook), ['match.finished']);
    assert.deepEqual(await off.log(), []);
  });

  for (const [name, set] of [
    ['private', { privacy: 'PRIVATE' }],
    ['not published', { publishedAt: null }],
  ] as const)
    it(`of nothing in a competition that is ${name}: only public information is sent`, async () => {
      const day = await matchDay(world);
      const hook = await listening(world, day.club);
      const competitions = world.store.db.updateTable('competitions').set(set);
      await competitions.where('id', '=', day.competition.competitionId).execute();
      const moved = await inboxOf(world).move(day.matchId, '2030-05-04T16:00:00.000Z', day.club.people.admin);
      assert.equal(moved.status, 200);
      assert.deepEqual(await hook.log(), []);
    });

  it('of nothing in another organisation', async () => {
    const [own, other] = [await matchDay(world), await matchDay(world)];
    const hook = await listening(world, own.club);
    await other.result({ score: { home: 0, away: 0 } });
    assert.deepEqual(await hook.log(), []);
  });

  it('of nothing that was rolled back', async () => {
    const day = await matchDay(world);
    const hook = await listening(world, day.club);
    const move = { action: 'STARTED', from: 'SCHEDULED', to: 'IN_PROGRESS' } as const;
    const event = { organisationId: day.club.id, matchId: day.matchId, at: world.now(), ...move };
    const failing = world.store.db.transaction().execute(async (trx) => {
      await emitMatchMove(trx, event);
      throw new Error('no commit');
    });
    await assert.rejects(failing, /no commit/);
    assert.deepEqual(await hook.log(), []);
    await world.store.db.transaction().execute((trx) => emitMatchMove(trx, event));
    assert.deepEqual(await typesDelivered(hook), ['match.started']);
  });
});
