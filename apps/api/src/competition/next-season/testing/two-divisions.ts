import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { brokerCalls, nextSeasonCalls } from '@traip/contract';
import {
  createCompetition,
  createTraip,
  enterTeam,
  type TraipFixture,
} from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam, type Person } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';
import { plainResult } from '../../progression/testing/tournament.ts';

/** A Traip with a finished 1ª and 2ª División, whose teams ended in list order. */
export async function twoDivisions(world: World, sizes: readonly [number, number] = [4, 4]) {
  const club = await createOrganisation(world, 'super-admin', 'admin', 'referee', 'member');
  const { admin } = club.people;
  const traip = await createTraip(world, club.id);
  await world.store.db
    .updateTable('seasons')
    .set({ startsOn: '2026-09-05', endsOn: '2027-05-30' })
    .where('id', '=', traip.seasonId)
    .execute();
  const first = await finishedLeague(world, traip, admin, { name: '1ª División', size: sizes[0] });
  const second = await finishedLeague(world, traip, admin, { name: '2ª División', size: sizes[1] });
  const params = { id: traip.seasonId };
  return {
    club,
    admin,
    traip,
    first,
    second,
    preview: (by: Person = admin) => world.call(nextSeasonCalls.preview, { params }, by),
    start: (body: Record<string, unknown>, by: Person = admin) =>
      world.call(
        nextSeasonCalls.create,
        { params, body: { requestId: randomUUID(), name: '2027/28', ...body } as never },
        by,
      ),
    /** A competition continued with these teams. */
    goesOn: ({ competitionId, name }: { competitionId: string; name: string }, teams: readonly string[]) => ({
      fromId: competitionId,
      name,
      teams: teams.map((id) => ({ id })),
    }),
  };
}

async function finishedLeague(
  world: World,
  traip: TraipFixture,
  admin: Person,
  { name, size }: { readonly name: string; readonly size: number },
) {
  const { db } = world.store;
  const competition = await createCompetition(world, traip, { name, state: 'IN_PROGRESS' });
  const { competitionId, phaseId } = competition;
  const teams: string[] = [];
  for (let place = 0; place < size; place++) {
    const { id: teamId } = await createTeam(world, { organisationId: traip.organisationId });
    await enterTeam(world, competition, { teamId, requestedBy: admin.id });
    teams.push(teamId);
  }
  const config = { phaseId, competitionId, algorithm: 'ROUND_ROBIN' as const, params: { legs: 1 as const } };
  assert.equal((await world.call(brokerCalls.upsert, { body: config }, admin)).error, undefined);
  const created = await world.call(
    brokerCalls.process,
    { body: { phaseId, competitionId, mode: 'COMMIT' } },
    admin,
  );
  assert.equal(created.error, undefined);
  const matches = await db.selectFrom('matches').selectAll().where('phaseId', '=', phaseId).execute();
  for (const { id, homeTeamId, awayTeamId } of matches) {
    const isHomeBetter = teams.indexOf(homeTeamId ?? '') < teams.indexOf(awayTeamId ?? '');
    const [home, away] = isHomeBetter ? [1, 0] : [0, 1];
    await db
      .updateTable('matches')
      .set({
        state: 'CLOSED',
        homeScore: home,
        awayScore: away,
        result: JSON.stringify(plainResult([home, away])),
      })
      .where('id', '=', id)
      .execute();
  }
  await db.updateTable('phases').set({ state: 'FINISHED' }).where('id', '=', phaseId).execute();
  await db.updateTable('competitions').set({ state: 'FINISHED' }).where('id', '=', competitionId).execute();
  return { ...competition, name, teams };
}
