import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineupCalls, matchDeskCalls, notificationCalls, overviewCalls, protestCalls } from '@traip/contract';
import { createLicence } from '../../../testing/fixtures/licences.ts';
import type { Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { dressingRoom } from '../../registration/testing/dressing-room.ts';

describe('a team that plays under protest', () => {
  const world = openWorld();

  async function protested() {
    const room = await dressingRoom(world, {});
    const { confirm, club, competition, matchId, home } = room;
    const { admin, referee } = club.people;
    const note = { force: true, protest: 'La ficha está en camino' };
    assert.equal((await confirm(referee, note)).status, 200);
    const params = { competitionId: competition.competitionId };
    const list = async (by = admin) => (await world.call(protestCalls.list, { params }, by)).body.protests;
    const settle = (body: Record<string, unknown>, by: Person = admin, teamId = home.id) =>
      world.call(protestCalls.settle, { params: { matchId, teamId }, body } as never, by);
    const atTheDesk = async () => {
      const { body } = await world.call(matchDeskCalls.desk, { params: { id: matchId } }, referee);
      return { score: body.score, protests: body.records.flatMap(({ protest }) => protest ?? []) };
    };
    const waiting = async (by: Person) => {
      const { body } = await world.call(overviewCalls.info, { params: { orgCode: club.code } }, by);
      return body.attention.find(({ kind }) => kind === 'PROTESTS_OPEN');
    };
    return { ...room, admin, referee, list, settle, atTheDesk, waiting };
  }

  it('waits for the organiser, with the ineligible players and the reasons', async () => {
    const { list, waiting, admin, referee, unlicensed, matchId, home, competition } = await protested();
    const [protest] = await list(referee);
    assert.deepEqual(
      [protest?.match.id, protest?.teamId, protest?.note, protest?.settlement],
      [matchId, home.id, 'La ficha está en camino', null],
    );
    const [person] = protest?.people ?? [];
    assert.deepEqual([person?.playerId, person?.reasons], [unlicensed, ['NOT_REGISTERED']]);
    assert.notEqual(person?.name, '');
    const item = await waiting(admin);
    assert.deepEqual([item?.count, item?.competitions[0]?.id], [1, competition.competitionId]);
    assert.equal(await waiting(referee), undefined);
  });

  it('is told the decision, as is its opponent, and no result changes automatically', async () => {
    const { list, settle, atTheDesk, waiting, admin, home, away, matchId } = await protested();
    const before = (await atTheDesk()).score;
    assert.equal((await settle({ outcome: 'UPHELD', reason: 'No tenía ficha' })).status, 200);
    const [protest] = await list();
    assert.deepEqual(
      [protest?.settlement?.outcome, protest?.settlement?.reason],
      ['UPHELD', 'No tenía ficha'],
    );
    const desk = await atTheDesk();
    assert.deepEqual([desk.protests[0]?.settlement?.outcome, desk.score], ['UPHELD', before]);
    assert.equal(await waiting(admin), undefined);
    for (const captain of [home.people.CAPTAIN, away.people.CAPTAIN]) {
      const { items } = (await world.call(notificationCalls.list, { query: {} }, captain)).body;
      const notification = items.find(({ kind }) => kind === 'PROTEST');
      assert.match(notification?.title.es ?? '', /^Protesta estimada: /);
      assert.match(notification?.text.en ?? '', /fielded an ineligible player · No tenía ficha/);
    }
    const logged = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'byUser'])
      .where('subjectId', '=', matchId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    assert.deepEqual(logged, { action: 'PROTEST_UPHELD', byUser: admin.id });
  });

  it('gets one decision, with a reason, and not from a referee', async () => {
    const { settle, referee, away } = await protested();
    const ruling = { outcome: 'REJECTED', reason: 'La ficha era válida' };
    assert.equal((await settle(ruling, referee)).status, 403);
    const silent = await settle({ outcome: 'REJECTED', reason: ' ' });
    assert.deepEqual([silent.error?.code, silent.error?.field], ['BAD_REQUEST', 'reason']);
    assert.equal((await settle(ruling, undefined, away.id)).status, 404);
    const [one, other] = await Promise.all([settle(ruling), settle({ ...ruling, outcome: 'UPHELD' })]);
    assert.deepEqual([one.status, other.status].sort(), [200, 409]);
    assert.equal((one.error ?? other.error)?.code, 'PROTEST_SETTLED');
  });

  it('no longer plays under protest once its lineup is corrected', async () => {
    const { list, update, atTheDesk, unlicensed, competition, home, referee } = await protested();
    const { organisationId, competitionId } = competition;
    const ofTeam = { organisationId, competitionId, teamId: home.id };
    const id = await createLicence(world, { ...ofTeam, personId: unlicensed, state: 'APPROVED' });
    await world.store.db
      .updateTable('licences')
      .set({ playableSince: '2020-01-01' })
      .where('id', '=', id)
      .execute();
    assert.equal((await update(referee)).status, 200);
    assert.deepEqual([await list(), (await atTheDesk()).protests], [[], []]);
  });

  it('no longer plays under protest once its lineup is deleted, and a new one is decided separately', async () => {
    const { list, update, settle, referee, drafted } = await protested();
    await settle({ outcome: 'REJECTED', reason: 'La ficha era válida' });
    assert.equal((await update(referee, { force: true, protest: 'Otra vez' })).status, 200);
    assert.deepEqual(
      (await list()).map(({ note, settlement }) => [note, settlement]),
      [['Otra vez', null]],
    );
    const id = drafted.body.lineup?.id ?? '';
    assert.equal((await world.call(lineupCalls.delete, { params: { id } }, referee)).status, 200);
    assert.deepEqual(await list(), []);
  });
});
