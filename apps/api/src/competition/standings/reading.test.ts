import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CallReply, standingCalls } from '@traip/contract';
import { createPerson } from '../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../testing/world.ts';
import { leagueOf } from './testing/league.ts';

type Row = CallReply<
  typeof standingCalls.classifications
>['phases'][number]['tables'][number]['rows'][number];

describe('a table', () => {
  const world = openWorld();

  const get = (id: string, query: Partial<Record<'live' | 'phaseId', string>> = {}) =>
    world.call(standingCalls.classifications, { params: { id }, query });

  async function rowsOf(id: string, query = {}) {
    const { body } = await get(id, query);
    return body.phases[0]?.tables[0]?.rows ?? [];
  }

  const once = { algorithm: 'GROUPS', params: { legs: 1, groups: 1 } } as const;
  const three = ['Alba', 'Bruma', 'Cala'];

  it('counts a live match only on request', async () => {
    const league = await leagueOf(world, three, { params: { legs: 1 } });
    await league.play([{ home: 'Alba', away: 'Bruma', score: [2, 0], state: 'IN_PROGRESS' }]);
    const points = (rows: readonly Row[]) => rows.map((row) => [row.team.name, row.points]);
    assert.deepEqual(
      points(await rowsOf(league.competitionId)).map(([, own]) => own),
      [0, 0, 0],
    );
    assert.deepEqual(points(await rowsOf(league.competitionId, { live: 'true' }))[0], ['Alba', 3]);
  });

  it('marks results that are finished but not closed, and places that are still possible', async () => {
    const league = await leagueOf(world, three, { params: { legs: 1 } });
    await league.play([
      { home: 'Alba', away: 'Bruma', score: [1, 0], state: 'FINISHED' },
      { home: 'Alba', away: 'Cala', score: [1, 0] },
      { home: 'Bruma', away: 'Cala', score: null },
    ]);
    const rows = await rowsOf(league.competitionId);
    assert.deepEqual(
      rows.map(({ team, isProvisional, outlook }) => [
        team.name,
        isProvisional,
        outlook?.best,
        outlook?.worst,
      ]),
      [
        ['Alba', true, 1, 1],
        ['Bruma', true, 2, 3],
        ['Cala', false, 2, 3],
      ],
    );
  });

  it('gives tied teams one rank and what they need, and reveals no lots before the end', async () => {
    const league = await leagueOf(world, three, { ...once, group: 'A' });
    const { body } = await get(league.competitionId);
    assert.equal(body.phases[0]?.lotsSeed, null);
    const rows = body.phases[0]?.tables[0]?.rows ?? [];
    assert.deepEqual(
      rows.map(({ rank, tie }) => [rank, tie?.needs, tie?.teams.length]),
      [1, 1, 1].map((rank) => [rank, 'LOTS', 3]),
    );
  });

  it('isn’t sent again to a client that has it until it changes', async () => {
    const league = await leagueOf(world, three, { params: { legs: 1 } });
    const url = urlOf(standingCalls.classifications, { params: { id: league.competitionId } });
    const first = await world.app.inject({ method: 'GET', url });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await world.app.inject({ method: 'GET', url, headers });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
    await league.play([{ home: 'Alba', away: 'Bruma', score: [1, 0] }]);
    const changed = await world.app.inject({ method: 'GET', url, headers });
    assert.equal(changed.statusCode, 200);
    assert.notEqual(changed.headers.etag, first.headers.etag);
  });

  it('of a private competition is visible only to those who can see that', async () => {
    const league = await leagueOf(world, three);
    const { competitionId: id } = league;
    await world.store.db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', id)
      .execute();
    assert.equal((await get(id)).status, 404);
    const input = { params: { id }, query: {} };
    assert.equal((await world.call(standingCalls.tables, input, league.admin)).status, 200);
    assert.equal((await world.call(standingCalls.tables, input, await createPerson(world))).status, 404);
  });

  it('is refused for a phase of another competition', async () => {
    const [one, other] = [await leagueOf(world, three), await leagueOf(world, three)];
    const { error } = await get(one.competitionId, { phaseId: other.phaseId });
    assert.deepEqual([error?.code, error?.field], ['PHASE_UNKNOWN', 'phaseId']);
  });
});
