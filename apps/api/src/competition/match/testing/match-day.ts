import { randomUUID } from 'node:crypto';
import { type EventToRegister, matchDeskCalls, type Write } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { MatchStatus } from '@traip/engine/match';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam, type Person } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';

interface MatchDayOptions {
  readonly sportKey?: SportKey;
  readonly sportVariantKey?: string;
  readonly state?: MatchStatus;
}

/** Two teams of a club, with their match ready to play. */
export async function matchDay(
  world: World,
  { sportKey = 'FOOTBALL', sportVariantKey = 'FOOTBALL_11', state = 'SCHEDULED' }: MatchDayOptions = {},
) {
  const club = await createOrganisation(world, 'super-admin', 'admin', 'referee', 'member');
  const traip = await createTraip(world, club.id, { sportKey, sportVariantKey });
  const competition = await createCompetition(world, traip);
  const home = await createTeam(world, { organisationId: club.id }, 'OWNER', 'CAPTAIN', 'COACH');
  const away = await createTeam(world, { organisationId: club.id }, 'OWNER', 'CAPTAIN', 'COACH');
  for (const { id: teamId } of [home, away])
    await enterTeam(world, competition, { teamId, requestedBy: club.people['super-admin'].id });
  const matchId = await createMatch(world, competition, { home: home.id, away: away.id, state });
  return { club, competition, home, away, matchId, ...deskOf(world, matchId, club.people.referee) };
}

export type MatchDay = Awaited<ReturnType<typeof matchDay>>;

type EventSpec = Omit<Write<typeof EventToRegister>, 'clientEventId' | 'period'> & {
  readonly clientEventId?: string;
  readonly period?: number | 'SO';
};

/** The calls made at the desk of a match. */
export function deskOf(world: World, matchId: string, referee: Person) {
  const params = { id: matchId };
  return {
    start: (user: Person = referee, body = {}) => world.call(matchDeskCalls.start, { params, body }, user),
    finish: (user: Person = referee, body = {}) => world.call(matchDeskCalls.finish, { params, body }, user),
    close: (user: Person = referee, body = {}) => world.call(matchDeskCalls.close, { params, body }, user),
    reopen: (user: Person, body: object) => world.call(matchDeskCalls.reopen, { params, body }, user),
    cancel: (user: Person, body: object) => world.call(matchDeskCalls.cancel, { params, body }, user),
    look: (user: Person = referee) => world.call(matchDeskCalls.desk, { params }, user),
    result: (body: object, user: Person = referee) =>
      world.call(matchDeskCalls.addManualResult, { body: { matchId, ...body } }, user),
    impact: (body: object, user: Person = referee) =>
      world.call(matchDeskCalls.impact, { body: { matchId, ...body } }, user),
    register: (event: EventSpec, user: Person = referee) =>
      world.call(matchDeskCalls.registerEvent, { body: { matchId, ...withDefaults(event) } }, user),
    registerAll: (events: readonly EventSpec[], user: Person = referee) =>
      world.call(
        matchDeskCalls.registerEvents,
        { body: { matchId, events: events.map(withDefaults) } },
        user,
      ),
    takeBack: (eventId: string, user: Person = referee) =>
      world.call(matchDeskCalls.deleteEvent, { params: { eventId, matchId } }, user),
  };
}

function withDefaults(event: EventSpec) {
  return { clientEventId: randomUUID(), period: 1, ...event };
}
