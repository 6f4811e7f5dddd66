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
import { createFixtures, type Fixtures } from '../fixtures/fixtures.ts';
import type { World } from '../world.ts';
import { document } from './walk.ts';

/** Something that is shown, by what it is recognised, and how its people hide it. */
export interface Subject {
  readonly needles: readonly string[];
  set(privacy: Privacy): Promise<void>;
}

export interface Shown {
  readonly fixtures: Fixtures;
  readonly competition: Subject;
  readonly traip: Subject;
  readonly team: Subject;
  readonly person: Subject;
  /** Another goal of the person in the match. */
  goal(): Promise<void>;
}

interface Answered {
  readonly status: number;
  readonly error: unknown;
}

async function well(answered: Promise<Answered>): Promise<void> {
  const { status, error } = await answered;
  assert.ok(status < 300, `${status}: ${JSON.stringify(error)}`);
}

/** A public match that is over, in which somebody has scored: all of it bears names that nothing else has. */
export async function shownMatch(world: World): Promise<Shown> {
  const fixtures = await createFixtures(world);
  const { competitionId, askingTeamId: teamId, matchId, people } = fixtures;
  const { SA } = people;
  await well(world.call(entryCalls.decide, { body: { competitionId, teamId, accept: true } }, SA));
  // A match of tomorrow, for what tells of now.
  const { organisationId, phaseId, teamId: home } = fixtures;
  await createMatch(world, { organisationId, competitionId, phaseId }, { home, away: teamId, key: 'm2' });
  const shown = { fixtures, ...subjectsOf(world, fixtures), goal: () => goalIn(world, fixtures) };
  for (const subject of [shown.traip, shown.competition, shown.team, shown.person])
    await subject.set('PUBLIC');
  await well(world.call(matchDeskCalls.start, { params: { id: matchId }, body: {} }, SA));
  await shown.goal();
  await well(world.call(matchDeskCalls.finish, { params: { id: matchId }, body: {} }, SA));
  return shown;
}

async function goalIn(world: World, { matchId, teamId, people }: Fixtures): Promise<void> {
  const goal = { clientEventId: randomUUID(), type: 'GOAL', period: 1, minute: 3 } as const;
  const body = { matchId, ...goal, teamId, playerId: people.TM.id };
  await well(world.call(matchDeskCalls.registerEvent, { body }, people.SA));
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
      set: async (privacy: Privacy) => {
        const traip = { id: traipId, name: 'Traip Escondida', sportKey: 'FOOTBALL' } as const;
        const version = await versionOf('traips', traipId);
        await well(world.call(traipCalls.update, { body: { ...traip, privacy, version } }, SA));
      },
    },
    competition: {
      needles: ['Copa Escondida', competitionId, matchId, document],
      set: async (privacy: Privacy) => {
        const named = { id: competitionId, name: 'Copa Escondida', seasonId, categoryId };
        const version = await versionOf('competitions', competitionId);
        await well(world.call(competitionCalls.update, { body: { ...named, privacy, version } }, SA));
      },
    },
    team: {
      needles: ['Club Escondida', teamId],
      set: async (privacy: Privacy) => {
        const version = await versionOf('teams', teamId);
        const body = { id: teamId, name: 'Club Escondida', privacy, version };
        await well(world.call(teamCalls.update, { body }, SA));
      },
    },
    person: {
      needles: ['Ruibérriz'],
      set: async (privacy: Privacy) => {
        const named = { firstName: 'Ana', surnames: 'Ruibérriz Escondida', birthday: '1990-01-01' };
        const body = { ...named, favoriteSport: 'GOLF', locale: 'es', privacy } as const;
        await well(world.call(profileCalls.update, { params: { userCode: TM.userCode }, body }, TM));
      },
    },
  };
}
