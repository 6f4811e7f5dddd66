import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokerCalls, matchManagementCalls } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { deskOf } from '../testing/match-day.ts';

describe('a manually filled bracket', () => {
  const world = openWorld();

  it('keeps its teams whatever the results, and takes the winner once the slot is cleared', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const competition = await createCompetition(world, await createTraip(world, club.id));
    for (const _seed of [1, 2, 3, 4]) {
      const { id: teamId } = await createTeam(world, { organisationId: club.id });
      await enterTeam(world, competition, { teamId, requestedBy: admin.id });
    }
    const { phaseId, competitionId } = competition;
    const named = { phaseId, competitionId };
    await world.call(brokerCalls.upsert, { body: { ...named, algorithm: 'SINGLE_ELIM' } }, admin);
    await world.call(brokerCalls.process, { body: { ...named, mode: 'COMMIT' } }, admin);
    const [semi, , final] = await world.store.db
      .selectFrom('matches')
      .select(['id', 'homeTeamId', 'awayTeamId'])
      .where('phaseId', '=', phaseId)
      .orderBy('round')
      .orderBy('key')
      .execute();
    assert.ok(semi && final);
    const look = async () => {
      const { body } = await world.call(matchManagementCalls.get, { params: { id: final.id } }, admin);
      return body;
    };
    // The final has a side that waits for the winner of this semi-final.
    const side = (await look()).homeOrigin?.match?.id === semi.id ? 'home' : 'away';
    const fill = (teamId: string | null) =>
      world.call(
        matchManagementCalls.addKnockoutParticipants,
        { body: { matchId: final.id, [`${side}TeamId`]: teamId } },
        admin,
      );
    assert.equal((await fill(semi.awayTeamId)).body[side]?.id, semi.awayTeamId);
    const desk = deskOf(world, semi.id, admin);
    assert.equal((await desk.result({ score: { home: 2, away: 0 } })).status, 200);
    assert.equal((await desk.close()).status, 200);
    assert.equal((await look())[side]?.id, semi.awayTeamId);
    const opened = await fill(null);
    assert.deepEqual([opened.status, opened.body[side]?.id], [200, semi.homeTeamId]);
    assert.equal(opened.body[`${side}Origin`]?.isManual, false);
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectId', '=', final.id)
      .where('action', '=', 'PARTICIPANTS_SET')
      .execute();
    assert.equal(entries.length, 2);
  });
});
