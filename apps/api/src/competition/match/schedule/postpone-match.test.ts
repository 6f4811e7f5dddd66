import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  agendaCalls,
  competitionCalls,
  matchManagementCalls,
  notificationCalls,
  roundCalls,
} from '@traip/contract';
import { createMatch } from '../../../testing/fixtures/competitions.ts';
import type { Person } from '../../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('a postponed match', () => {
  const world = openWorld();
  const rain = 'El campo está inundado';

  const postpone = (matchId: string, user: Person, change: object = {}) =>
    world.call(matchManagementCalls.postpone, { body: { matchId, reason: rain, ...change } }, user);

  const agendaOf = async (id: string) => {
    const url = urlOf(agendaCalls.competition, { params: { id } });
    return (await world.app.inject({ method: 'GET', url })).body.replaceAll('\r\n ', '');
  };

  it('loses its date, shows the reason, and waits for a new date', async () => {
    const { matchId, club } = await matchDay(world);
    const { admin } = club.people;
    const before = await world.call(matchManagementCalls.full, { params: { id: matchId } });
    const { status, body } = await postpone(matchId, admin);
    assert.equal(status, 200);
    assert.deepEqual(
      [body.state, body.kickOff, body.field, body.postponed],
      ['CREATED', null, null, { from: before.body.kickOff, reason: rain }],
    );
    const kickOff = '2030-05-04T16:00:00.000Z';
    const dated = await world.call(matchManagementCalls.schedule, { body: { matchId, kickOff } }, admin);
    assert.deepEqual([dated.body.match.state, dated.body.match.postponed], ['SCHEDULED', null]);
  });

  it('isn’t cancelled, and is no longer postponed once it is', async () => {
    const { matchId, club, cancel } = await matchDay(world);
    const { admin } = club.people;
    await postpone(matchId, admin);
    await cancel(admin, { reason: 'Nadie quiere' });
    const { body } = await world.call(matchManagementCalls.full, { params: { id: matchId } });
    assert.deepEqual([body.state, body.postponed], ['CANCELLED', null]);
  });

  it('notifies its people of the lost date', async () => {
    const { matchId, club, home } = await matchDay(world);
    await postpone(matchId, club.people.admin);
    const { body } = await world.call(notificationCalls.list, { query: {} }, home.people.OWNER);
    assert.match(body.items[0]?.title.es ?? '', /^Aplazado: /);
    assert.match(body.items[0]?.text.es ?? '', /^Fecha por decidir · Iba a jugarse el .*inundado$/);
    assert.match(body.items[0]?.text.en ?? '', /^Date to be decided · It was due on /);
  });

  it('stays in calendar subscriptions at its old date, marked, until it has a new one', async () => {
    const { matchId, club, competition } = await matchDay(world);
    await postpone(matchId, club.people.admin);
    const postponed = await agendaOf(competition.competitionId);
    assert.match(postponed, /SUMMARY:Aplazado\\, fecha por decidir: /);
    assert.match(postponed, /STATUS:CANCELLED/);
    const body = { matchId, kickOff: '2030-05-04T16:00:00.000Z' };
    await world.call(matchManagementCalls.schedule, { body }, club.people.admin);
    const dated = await agendaOf(competition.competitionId);
    assert.match(dated, /DTSTART:20300504T160000Z/);
    assert.match(dated, /STATUS:CONFIRMED/);
    assert.doesNotMatch(dated, /Aplazado/);
  });

  it('needs a reason, a date to lose, and the current version', async () => {
    const { matchId, club, start } = await matchDay(world);
    const { admin, member } = club.people;
    assert.equal((await postpone(matchId, admin, { reason: ' ' })).error?.code, 'REASON_REQUIRED');
    assert.equal((await postpone(matchId, admin, { version: 99 })).error?.code, 'STALE_VERSION');
    assert.equal((await postpone(matchId, member)).status, 403);
    await start();
    assert.equal((await postpone(matchId, admin)).error?.code, 'INVALID_TRANSITION');
    const other = await matchDay(world);
    await postpone(other.matchId, other.club.people.admin);
    assert.equal((await postpone(other.matchId, other.club.people.admin)).error?.code, 'INVALID_TRANSITION');
  });

  it('can be a whole round, except for started and undated matches', async () => {
    const { matchId, club, competition, home, away, start } = await matchDay(world);
    const { competitionId, phaseId } = competition;
    const sides = { home: away.id, away: home.id };
    const waiting = await createMatch(world, competition, { ...sides, key: 'second' });
    await start();
    const params = { competitionId };
    const body = { phaseId, round: 1 };
    const silent = await world.call(roundCalls.postpone, { params, body }, club.people.admin);
    assert.equal(silent.error?.code, 'REASON_REQUIRED');
    const refereed = await world.call(
      roundCalls.postpone,
      { params, body: { ...body, reason: rain } },
      club.people.referee,
    );
    assert.equal(refereed.status, 403);
    const answer = await world.call(
      roundCalls.postpone,
      { params, body: { ...body, reason: rain } },
      club.people.admin,
    );
    assert.deepEqual(answer.body, { postponed: [waiting], left: [matchId] });
    const list = await world.call(competitionCalls.matches, { params: { id: competitionId }, query: {} });
    const row = list.body.items.find(({ id }) => id === waiting);
    assert.equal(row?.postponed?.reason, rain);
  });
});
