import assert from 'node:assert/strict';
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { brokerCalls, dashboardCalls, isRefusal, standingCalls } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import type { AlgorithmKey } from '@traip/engine/formats';
import type { MatchResult, MatchStatus } from '@traip/engine/match';
import { lotCommitment } from '@traip/engine/standings';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam, type Person } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';
import { lockPhase } from '../facts/queries.ts';
import { advance } from '../index.ts';

interface PhaseSpec {
  readonly algorithm: AlgorithmKey;
  readonly params?: Record<string, never> | object;
}

type Score = readonly [number, number];

/** A plain result, as the desk stores it. */
export function plainResult([home, away]: Score): MatchResult {
  const none = { home: 0, away: 0 };
  return {
    outcome: 'NORMAL',
    source: 'MANUAL',
    score: { home, away },
    sets: [],
    shootOut: null,
    tries: none,
    wentToExtraTime: false,
    method: null,
    winnerByMethod: null,
    counts: true,
    countsForPlayers: true,
    noBonus: false,
  };
}

/** A running competition with that many teams in its first phase, and the calls to play it. */
export async function tournamentOf(
  world: World,
  teamCount: number,
  phases: readonly PhaseSpec[],
  sport: Parameters<typeof createTraip>[2] = {},
) {
  const { db } = world.store;
  const club = await createOrganisation(world, 'super-admin', 'admin', 'referee');
  const { admin, 'super-admin': chief, referee } = club.people;
  const competition = await createCompetition(world, await createTraip(world, club.id, sport), {
    state: 'IN_PROGRESS',
  });
  const { competitionId } = competition;
  const teams: string[] = [];
  for (let seed = 1; seed <= teamCount; seed++) {
    const { id: teamId } = await createTeam(world, {});
    await enterTeam(world, competition, { teamId, requestedBy: admin.id });
    await db.updateTable('phaseTeams').set({ seed }).where('teamId', '=', teamId).execute();
    teams.push(teamId);
  }
  const phaseIds = [competition.phaseId];
  for (const _ of phases.slice(1)) phaseIds.push(await addPhase(world, competition, phaseIds.length + 1));
  const of = (nth: number) => phaseIds[nth] ?? '';
  for (const [nth, { algorithm, params = {} }] of phases.entries()) {
    const body = { phaseId: of(nth), competitionId, algorithm, params: { ...params }, seed: 'fija' };
    const { error } = await world.call(brokerCalls.upsert, { body }, admin);
    assert.equal(error, undefined);
  }
  const matches = (nth: number) =>
    db
      .selectFrom('matches')
      .selectAll()
      .where('phaseId', '=', of(nth))
      .orderBy('round')
      .orderBy('key')
      .execute();
  return {
    ...competition,
    club,
    admin,
    chief,
    referee,
    teams,
    of,
    matches,
    process: (nth: number, mode: 'PREVIEW' | 'COMMIT' = 'COMMIT') =>
      world.call(brokerCalls.process, { body: { phaseId: of(nth), competitionId, mode } }, admin),
    move: (nth: number | null, state: CompetitionState, user: Person = chief) => {
      const what = nth === null ? {} : { phaseId: of(nth) };
      const body = { competitionId, ...what, state, reason: 'así se decidió' };
      return world.call(dashboardCalls.changeState, { params: { orgCode: club.code }, body }, user);
    },
    tables: async () => {
      const { body } = await world.call(standingCalls.classifications, {
        params: { id: competitionId },
        query: {},
      });
      return body;
    },
    write: (matchId: string, score: Score | null, state: MatchStatus = 'CLOSED', force = false) =>
      writeResult(world, matchId, score, state, force),
  };
}

async function addPhase(
  world: World,
  { organisationId, competitionId }: { organisationId: string; competitionId: string },
  place: number,
) {
  const id = randomUUIDv7();
  const lotsSeed = randomBytes(32).toString('hex');
  await world.store.db
    .insertInto('phases')
    .values({
      id,
      organisationId,
      competitionId,
      place,
      name: `Fase ${place}`,
      createdAt: world.now(),
      lotsSeed,
      lotsCommitment: lotCommitment(lotsSeed),
    })
    .execute();
  return id;
}

/** Writes a result like the desk: locks from the outside in, stores it and advances. */
function writeResult(world: World, matchId: string, score: Score | null, state: MatchStatus, force = false) {
  return world.store.db
    .transaction()
    .execute(async (trx) => {
      const { phaseId } = await trx
        .selectFrom('matches')
        .select('phaseId')
        .where('id', '=', matchId)
        .executeTakeFirstOrThrow();
      await lockPhase(trx, phaseId);
      await trx.selectFrom('matches').select('id').where('id', '=', matchId).forUpdate().execute();
      await trx
        .updateTable('matches')
        .set({ state, result: JSON.stringify(score === null ? null : plainResult(score)) })
        .set({ homeScore: score?.[0] ?? null, awayScore: score?.[1] ?? null })
        .where('id', '=', matchId)
        .execute();
      const advanced = await advance(trx, { phaseId, matchId, at: world.now(), force });
      if (isRefusal(advanced)) throw new Refused(advanced.refused, advanced.details);
      return advanced;
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    });
}

/** A refusal that rolled everything back. */
export class Refused {
  readonly code: string;
  readonly details: unknown;

  constructor(code: string, details: unknown) {
    this.code = code;
    this.details = details;
  }
}
