import { randomUUID } from 'node:crypto';
import { matchDeskCalls } from '@traip/contract';
import { type MatchDay, matchDay } from '../../competition/match/testing/match-day.ts';
import { createVenue } from '../fixtures/venues.ts';
import type { RequestInput } from '../valid-inputs/request-input.ts';
import type { World } from '../world.ts';
import type { Attempt, Prepare } from './prepare.ts';

export const whistle = () => ({ clientEventId: randomUUID(), type: 'END', period: 1 });

/** A match between two teams of a club, in the state that the call needs. */
export function onMatchDay<T>(
  play: (day: MatchDay) => Promise<T>,
  inputOf: (day: MatchDay, played: T) => RequestInput,
): Prepare {
  return async (world) => {
    const day = await matchDay(world);
    const input = inputOf(day, await play(day));
    return { organisationId: day.club.id, person: day.club.people.admin, input };
  };
}

/** A match that waits for a court, or was called to one. */
export function onCourts(isCalled: boolean, bodyOf: (matchId: string, fieldId: string) => object): Prepare {
  return async (world) => {
    const { club, competition, matchId } = await matchDay(world);
    const { competitionId } = competition;
    const { fieldIds } = await createVenue(world, club.id);
    const [fieldId = ''] = fieldIds;
    const { db } = world.store;
    const courtQueue = JSON.stringify({ fieldIds, every: 30, rest: 0 });
    await db.updateTable('competitions').set({ courtQueue }).where('id', '=', competitionId).execute();
    const waiting = { state: 'CREATED', kickOff: null, fieldId: null } as const;
    const called = { state: 'SCHEDULED', kickOff: world.now(), fieldId } as const;
    await db
      .updateTable('matches')
      .set(isCalled ? called : waiting)
      .where('id', '=', matchId)
      .execute();
    const input = { params: { competitionId }, body: bodyOf(matchId, fieldId) };
    return { organisationId: club.id, person: club.people.admin, input };
  };
}

export async function asScheduled(): Promise<void> {
  // A match day starts with a match that is ready to play.
}

export async function started(day: MatchDay): Promise<void> {
  await day.start();
}

export async function finished(day: MatchDay): Promise<void> {
  await day.start();
  await day.finish();
}

export async function closed(day: MatchDay): Promise<void> {
  await finished(day);
  await day.close();
}

export async function withScorerLink(world: World): Promise<Partial<Attempt>> {
  const { club, matchId } = await matchDay(world);
  const person = club.people.admin;
  const { body } = await world.call(matchDeskCalls.createScorerLink, { body: { matchId } }, person);
  return { organisationId: club.id, person, input: { params: { linkId: body.id, matchId } } };
}
