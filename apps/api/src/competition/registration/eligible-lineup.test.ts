import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineupCalls, matchDeskCalls } from '@traip/contract';
import { queriesOf } from '../../testing/count-queries.ts';
import { openWorld } from '../../testing/world.ts';
import { dressingRoom } from './testing/dressing-room.ts';

describe('a lineup in a competition with licences', () => {
  const world = openWorld();

  const notRegistered = [{ code: 'NOT_REGISTERED' }];

  it('lists ineligible players with reasons, and can’t be confirmed with them', async () => {
    const { drafted, confirm, look, unlicensed } = await dressingRoom(world, {});
    const problem = {
      breach: 'PLAYER_NOT_ELIGIBLE',
      field: 'players[10]',
      playerId: unlicensed,
      reasons: notRegistered,
    };
    assert.deepEqual(drafted.body.problems, [problem]);
    const { candidates } = (await look()).body;
    const reasonsOf = (id: string) => candidates.find(({ player }) => player.id === id)?.reasons;
    assert.deepEqual(reasonsOf(unlicensed), notRegistered);
    assert.equal(candidates.filter(({ reasons }) => reasons.length === 0).length, 10);
    const { error } = await confirm();
    assert.equal(error?.code, 'LINEUP_INVALID');
    assert.deepEqual((error?.details as { problems: unknown } | undefined)?.problems, [problem]);
  });

  it('can be confirmed by staff under protest, and the log keeps who and why', async () => {
    const { confirm, logged, club, unlicensed } = await dressingRoom(world, {});
    const protest = 'La ficha está en camino';
    assert.equal((await confirm(undefined, { force: true })).error?.code, 'LINEUP_INVALID');
    assert.equal((await confirm(club.people.referee, { force: true, protest })).status, 200);
    const { action, details } = await logged();
    assert.equal(action, 'LINEUP_UNDER_PROTEST');
    assert.deepEqual(
      [details.protest, details.ineligible],
      [protest, [{ playerId: unlicensed, reasons: ['NOT_REGISTERED'] }]],
    );
  });

  it('shows staff at the desk who plays under protest, and why', async () => {
    const { confirm, look, club, matchId, home, unlicensed, drafted } = await dressingRoom(world, {});
    assert.deepEqual([drafted.body.isEnforced, (await look()).body.mayForce], [true, false]);
    const params = { matchId, teamId: home.id };
    const { referee } = club.people;
    assert.equal((await world.call(lineupCalls.get, { params }, referee)).body.mayForce, true);
    await confirm(referee, { force: true, protest: 'La ficha está en camino' });
    const { body } = await world.call(matchDeskCalls.desk, { params: { id: matchId } }, referee);
    const [record] = body.records;
    assert.equal(record?.action, 'LINEUP_UNDER_PROTEST');
    const [person] = record?.protest?.people ?? [];
    assert.deepEqual([person?.playerId, person?.reasons], [unlicensed, ['NOT_REGISTERED']]);
    assert.notEqual(person?.name, '');
    assert.equal(record?.protest?.note, 'La ficha está en camino');
  });

  it('is confirmed with a note if the rules only warn', async () => {
    const { drafted, confirm, logged, unlicensed } = await dressingRoom(world, { enforcement: 'WARN' });
    assert.deepEqual([drafted.body.problems, drafted.body.isEnforced], [[], false]);
    assert.equal((await confirm()).status, 200);
    const { action, details } = await logged();
    assert.equal(action, 'LINEUP_CONFIRMED');
    assert.deepEqual(details.ineligible, [{ playerId: unlicensed, reasons: ['NOT_REGISTERED'] }]);
  });

  it('is checked with two more statements, and with none without rules', async () => {
    const [licensed, free] = [await dressingRoom(world, {}), await dressingRoom(world, null)];
    const [withRules, without] = [await queriesOf(licensed.look), await queriesOf(free.look)];
    assert.equal(withRules.length, without.length + 2);
    assert.equal((await free.confirm()).status, 200);
  });
});
