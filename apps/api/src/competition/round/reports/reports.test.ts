import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchManagementCalls, notificationCalls, resultReportCalls, roundCalls } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../../match/testing/match-day.ts';

describe('captains reporting a result', () => {
  const world = openWorld();
  type Mode = 'STAFF' | 'CAPTAINS' | 'CAPTAINS_OFFICIAL';

  async function played(mode: Mode, sport: { sportKey?: SportKey; sportVariantKey?: string } = {}) {
    const day = await matchDay(world, { state: 'CREATED', ...sport });
    const { competition, club, home, away, matchId } = day;
    await world.store.db
      .updateTable('competitions')
      .set({ publishedAt: world.now() })
      .where('id', '=', competition.competitionId)
      .execute();
    await world.store.db.updateTable('matches').set({ kickOff: null }).where('id', '=', matchId).execute();
    const params = { competitionId: competition.competitionId };
    await world.call(resultReportCalls.set, { params, body: { mode } }, club.people.admin);
    const sendReport = (team: typeof home, body: object, user: Person = team.people.CAPTAIN) =>
      world.call(resultReportCalls.send, { params: { matchId, teamId: team.id }, body }, user);
    const look = (team: typeof home) =>
      world.call(resultReportCalls.get, { params: { matchId, teamId: team.id } }, team.people.OWNER);
    const row = async () =>
      (await world.call(roundCalls.get, { params, query: {} }, club.people.admin)).body.matches[0];
    const disputed = () =>
      world.call(matchManagementCalls.find, { body: { ...params, disputed: true } }, club.people.admin);
    return { ...day, sendReport, look, row, disputed, away };
  }

  const twoOne = { score: { home: 2, away: 1 } };

  it('are refused where the organisation writes the results, and before kick-off', async () => {
    const { sendReport, home } = await played('STAFF');
    assert.equal((await sendReport(home, twoOne)).error?.code, 'REPORTS_OFF');
    const early = await played('CAPTAINS');
    const kickOff = new Date(world.now().getTime() + 3_600_000);
    await world.store.db.updateTable('matches').set({ kickOff }).where('id', '=', early.matchId).execute();
    assert.equal((await early.sendReport(early.home, twoOne)).error?.code, 'KICK_OFF_AHEAD');
    assert.equal((await early.look(early.home)).body.mayReport, false);
  });

  it('create a result with equal reports, which staff still make official', async () => {
    const { sendReport, look, row, home, away, matchId } = await played('CAPTAINS');
    const first = await sendReport(home, twoOne);
    assert.deepEqual([first.status, first.body.status], [200, 'WAITING']);
    assert.equal((await world.call(matchManagementCalls.full, { params: { id: matchId } })).body.score, null);
    assert.deepEqual((await row())?.reports, { home: { ...twoOne.score, method: null }, away: null });
    const seen = await look(away);
    assert.deepEqual([seen.body.own, seen.body.other?.score], [null, twoOne.score]);
    const { body: inbox } = await world.call(notificationCalls.list, { query: {} }, away.people.CAPTAIN);
    assert.deepEqual(
      inbox.items.map(({ kind, path }) => [kind, path]),
      [['RESULT_REPORTED', `/my-teams/${away.id}/matches/${matchId}`]],
    );
    const second = await sendReport(away, twoOne, away.people.COACH);
    assert.equal(second.body.status, 'RECORDED');
    const after = await row();
    assert.deepEqual([after?.state, after?.score, after?.reports], ['FINISHED', twoOne.score, null]);
    assert.equal((await sendReport(home, { score: { home: 9, away: 0 } })).error?.code, 'INVALID_TRANSITION');
  });

  it('make it official at once if the competition says so', async () => {
    const { sendReport, row, home, away } = await played('CAPTAINS_OFFICIAL');
    await sendReport(home, twoOne);
    await sendReport(away, twoOne);
    assert.equal((await row())?.state, 'CLOSED');
  });

  it('can disagree, which leaves it to staff, and can still change their report', async () => {
    const { sendReport, row, disputed, home, away, result, matchId, club } = await played('CAPTAINS');
    await sendReport(home, twoOne);
    const other = await sendReport(away, { score: { home: 1, away: 1 } });
    assert.equal(other.body.status, 'DISPUTED');
    assert.deepEqual((await row())?.reports, {
      home: { ...twoOne.score, method: null },
      away: { home: 1, away: 1, method: null },
    });
    assert.deepEqual(
      (await disputed()).body.items.map(({ id }) => id),
      [matchId],
    );
    await result({ score: { home: 1, away: 1 } }, club.people.admin);
    assert.equal((await disputed()).body.total, 0);
    const second = await played('CAPTAINS');
    await second.sendReport(second.home, twoOne);
    await second.sendReport(second.away, { score: { home: 1, away: 1 } });
    assert.equal((await second.sendReport(second.away, twoOne)).body.status, 'RECORDED');
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectId', '=', second.matchId)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['RESULT_REPORTED', 'RESULT_REPORTED', 'RESULT_BY_HAND'],
    );
  });

  it('report the margin of a golf match', async () => {
    const golf = { sportKey: 'GOLF', sportVariantKey: 'GOLF_MATCH' } as const;
    const { sendReport, look, row, home, away } = await played('CAPTAINS', golf);
    const wrong = await sendReport(home, { method: '4&1', winner: 'HOME' });
    assert.deepEqual([wrong.error?.code, wrong.error?.field], ['MARGIN_IMPOSSIBLE', 'method']);
    await sendReport(home, { method: '3/2', winner: 'HOME' });
    assert.deepEqual((await row())?.reports, { home: { home: 3, away: 0, method: '3&2' }, away: null });
    const { body } = await look(away);
    assert.deepEqual([body.other?.method, body.other?.winner], ['3&2', 'HOME']);
    const { body: inbox } = await world.call(notificationCalls.list, { query: {} }, away.people.CAPTAIN);
    assert.match(inbox.items[0]?.title.en ?? '', /3&2$/);
    assert.equal((await sendReport(away, { method: '3&2', winner: 'AWAY' })).body.status, 'DISPUTED');
    assert.equal((await sendReport(away, { method: '3&2', winner: 'HOME' })).body.status, 'RECORDED');
    assert.equal((await row())?.method, '3&2');
  });

  it('can report only valid results, and agree by reporting the same sets', async () => {
    const padel = { sportKey: 'PADEL', sportVariantKey: 'PADEL_DOUBLES' } as const;
    const { sendReport, row, home, away } = await played('CAPTAINS', padel);
    const sets = [
      { home: 6, away: 4 },
      { home: 6, away: 3 },
    ];
    const wrong = await sendReport(home, { sets: [{ home: 6, away: 5 }] });
    assert.deepEqual([wrong.status, wrong.error?.code], [422, 'SET_SCORE_IMPOSSIBLE']);
    await sendReport(home, { sets });
    // The same winner in as many sets is not the same result.
    const other = await sendReport(away, {
      sets: [
        { home: 6, away: 4 },
        { home: 7, away: 5 },
      ],
    });
    assert.equal(other.body.status, 'DISPUTED');
    assert.equal((await sendReport(away, { sets })).body.status, 'RECORDED');
    assert.deepEqual([(await row())?.state, (await row())?.sets], ['FINISHED', sets]);
  });
});
