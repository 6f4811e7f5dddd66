import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  competitionCalls,
  entryCalls,
  matchDeskCalls,
  type Privacy,
  profileCalls,
  teamCalls,
  traipCalls,
} from '@traip/contract';
import { createMatch } from '../fixtures/competitions.ts';
import type { Fixtures } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import type { World } from '../world.ts';
import { document } from './public-calls.ts';

/** A public subject: the texts that reveal it, and how its owners hide it. */
interface HideableSubject {
  readonly needles: readonly string[];
  setPrivacy(privacy: Privacy): Promise<void>;
}

export interface PublicMatch {
  readonly fixtures: Fixtures;
  readonly competition: HideableSubject;
  readonly traip: HideableSubject;
  readonly team: HideableSubject;
  readonly person: HideableSubject;
  /** Another goal by the person in the match. */
  scoreGoal(): Promise<void>;
}

interface CallReply {
  readonly status: number;
  readonly error: unknown;
}

async function assertOk(reply: Promise<CallReply>): Promise<void> {
  const { status, error } = await reply;
  assert.ok(status < 300, `${status}: ${JSON.stringify(error)}`);
}

/** A finished public match with a goal; every name in it is unique in the world. */
export async function setUpPublicMatch(world: World): Promise<PublicMatch> {
  const fixtures = await createFixtures(world);
  const { competitionId, askingTeamId: teamId, matchId, people } = fixtures;
  const { SA } = people;
  await assertOk(world.call(entryCalls.decide, { body: { competitionId, teamId, accept: true } }, SA));
  // A match tomorrow, for calls that list upcoming ones.
  const { organisationId, phaseId, teamId: home } = fixtures;
  await createMatch(world, { organisationId, competitionId, phaseId }, { home, away: teamId, key: 'm2' });
  const match = { fixtures, ...subjectsOf(world, fixtures), scoreGoal: () => scoreGoal(world, fixtures) };
  await waitForCourt(world, fixtures);
  await rank(world, fixtures);
  for (const subject of [match.traip, match.competition, match.team, match.person])
    await subject.setPrivacy('PUBLIC');
  await assertOk(world.call(matchDeskCalls.start, { params: { id: matchId }, body: {} }, SA));
  await match.scoreGoal();
  await assertOk(world.call(matchDeskCalls.finish, { params: { id: matchId }, body: {} }, SA));
  return match;
}

/** Another match waits for a free court, for the call that shows the queue. */
async function waitForCourt(world: World, fixtures: Fixtures): Promise<void> {
  const { organisationId, competitionId, phaseId, teamId: home, askingTeamId: away } = fixtures;
  const phase = { organisationId, competitionId, phaseId };
  const matchId = await createMatch(world, phase, { home, away, key: 'm3' });
  const { db } = world.store;
  const waiting = { state: 'CREATED', kickOff: null, fieldId: null } as const;
  await db.updateTable('matches').set(waiting).where('id', '=', matchId).execute();
  const courtQueue = JSON.stringify({ fieldIds: [fixtures.fieldId], every: 30, rest: 0 });
  await db.updateTable('competitions').set({ courtQueue }).where('id', '=', competitionId).execute();
}

/** Puts the team and its people into the Traip's ranking, and names one of its races after them. */
async function rank(
  world: World,
  { traipId, teamId, playerId, people, raceRankingId }: Fixtures,
): Promise<void> {
  const { db } = world.store;
  const rating = JSON.stringify({ method: 'ELO' });
  await db.updateTable('traips').set({ rating }).where('id', '=', traipId).execute();
  await db
    .insertInto('ratingStarts')
    .values([
      { traipId, teamId, personId: null, value: 1600 },
      { traipId, teamId: null, personId: playerId, value: 1600 },
      { traipId, teamId: null, personId: people.TM.id, value: 1600 },
    ])
    .execute();
  const named = { name: 'Copa Escondida' };
  await db.updateTable('raceRankings').set(named).where('id', '=', raceRankingId).execute();
}

async function scoreGoal(world: World, { matchId, teamId, people }: Fixtures): Promise<void> {
  const goal = { clientEventId: randomUUID(), type: 'GOAL', period: 1, minute: 3 } as const;
  const body = { matchId, ...goal, teamId, playerId: people.TM.id };
  await assertOk(world.call(matchDeskCalls.registerEvent, { body }, people.SA));
}

function subjectsOf(world: World, fixtures: Fixtures) {
  const { traipId, traipCode, competitionId, seasonId, categoryId, teamId, matchId, people } = fixtures;
  const { SA, TM } = people;
  const versionOf = async (table: 'traips' | 'competitions' | 'teams', id: string) => {
    const { db } = world.store;
    return (await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version;
  };
  return {
    traip: {
      needles: ['Traip Escondida', traipCode, competitionId, matchId, document],
      setPrivacy: async (privacy: Privacy) => {
        const traip = { id: traipId, name: 'Traip Escondida', sportKey: 'FOOTBALL' } as const;
        const version = await versionOf('traips', traipId);
        await assertOk(world.call(traipCalls.update, { body: { ...traip, privacy, version } }, SA));
      },
    },
    competition: {
      needles: ['Copa Escondida', competitionId, matchId, document],
      setPrivacy: async (privacy: Privacy) => {
        const named = { id: competitionId, name: 'Copa Escondida', seasonId, categoryId };
        const version = await versionOf('competitions', competitionId);
        await assertOk(world.call(competitionCalls.update, { body: { ...named, privacy, version } }, SA));
      },
    },
    team: {
      needles: ['Club Escondida', teamId],
      setPrivacy: async (privacy: Privacy) => {
        const version = await versionOf('teams', teamId);
        const body = { id: teamId, name: 'Club Escondida', privacy, version };
        await assertOk(world.call(teamCalls.update, { body }, SA));
      },
    },
    person: {
      needles: ['Ruibérriz'],
      setPrivacy: async (privacy: Privacy) => {
        const named = { firstName: 'Ana', surnames: 'Ruibérriz Escondida', birthday: '1990-01-01' };
        const body = { ...named, favoriteSport: 'GOLF', locale: 'es', privacy } as const;
        await assertOk(world.call(profileCalls.update, { params: { userCode: TM.userCode }, body }, TM));
      },
    },
  };
}
