import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { brokerCalls, type CalendarPreferences, calendarCalls, type Write } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';

type Wishes = Write<typeof CalendarPreferences>;

/** Weekends of the winter of 2027, mornings and afternoons. */
export const winter: Wishes = {
  firstDay: '2027-01-09',
  lastDay: '2027-03-14',
  windows: [6, 7].flatMap((weekday) => [
    { weekday, from: '10:00', to: '12:00' },
    { weekday, from: '16:00', to: '18:00' },
  ]),
  seconds: 1,
};

/** Moves the clock to 1 December 2026, before those weekends. */
export function inDecember(world: World): World {
  world.advance((Date.parse('2026-12-01T12:00Z') - world.now().getTime()) / 60_000);
  return world;
}

/** A phase with its fixtures, in a new organisation. */
export async function createPhase(
  world: World,
  { teams = 6, algorithm = 'ROUND_ROBIN' as 'ROUND_ROBIN' | 'SINGLE_ELIM', params = {} as object } = {},
) {
  const club = await createOrganisation(world, 'admin', 'member');
  return { club, ...(await createPhaseIn(world, club, { teams, algorithm, params })) };
}

type Club = Awaited<ReturnType<typeof createOrganisation<'admin' | 'member'>>>;

export async function createPhaseIn(
  world: World,
  club: Club,
  {
    teams = 6,
    algorithm = 'ROUND_ROBIN' as 'ROUND_ROBIN' | 'SINGLE_ELIM',
    params = {} as object,
    sport = { sportKey: 'FOOTBALL' as SportKey, sportVariantKey: 'FOOTBALL_11' },
  } = {},
) {
  const { admin } = club.people;
  const competition = await createCompetition(world, await createTraip(world, club.id, sport));
  const teamIds: string[] = [];
  for (let index = 0; index < teams; index++) {
    const team = await createTeam(world, { organisationId: club.id });
    teamIds.push(team.id);
    await enterTeam(world, competition, { teamId: team.id, requestedBy: admin.id });
  }
  const { competitionId, phaseId } = competition;
  const body = {
    phaseId,
    competitionId,
    algorithm,
    params: params as Record<string, string>,
    seed: 'sorteo',
  };
  const configured = await world.call(brokerCalls.upsert, { body }, admin);
  assert.equal(configured.status, 200, JSON.stringify(configured.error));
  const order = { phaseId, competitionId, mode: 'COMMIT' as const };
  const drawn = await world.call(brokerCalls.process, { body: order }, admin);
  assert.equal(drawn.status, 200, JSON.stringify(drawn.error));
  return { ...competition, teamIds, admin };
}

export type PhaseFixture = Awaited<ReturnType<typeof createPhaseIn>>;

export function createPlan(world: World, { phaseId, admin }: PhaseFixture, wishes: object = {}) {
  return world.call(calendarCalls.plan, { params: { phaseId }, body: { ...winter, ...wishes } }, admin);
}

export async function getPlan(world: World, { phaseId, admin }: PhaseFixture, id: string) {
  return (await world.call(calendarCalls.get, { params: { phaseId, id } }, admin)).body;
}

/** Waits until a plan is in one of these states. */
export async function waitForPlan(
  world: World,
  season: PhaseFixture,
  id: string,
  ...states: readonly string[]
) {
  for (let turn = 0; turn < 900; turn++) {
    const plan = await getPlan(world, season, id);
    if (states.includes(plan.status)) return plan;
    if (plan.endedAt !== null) throw new Error(`The plan ended ${plan.status}, not ${states.join(' or ')}`);
    await pause(100);
  }
  throw new Error(`The plan never became ${states.join(' or ')}`);
}

/** Requests a calendar and waits for the result. */
export async function runPlan(world: World, season: PhaseFixture, wishes: object = {}) {
  const { status, body, error } = await createPlan(world, season, wishes);
  assert.equal(status, 202, JSON.stringify(error));
  const plan = await waitForPlan(world, season, body.id, 'DONE', 'CANCELLED', 'FAILED');
  assert.equal(plan.status, 'DONE');
  assert.ok(plan.outcome);
  return { id: plan.id, outcome: plan.outcome };
}

export function applyPlan(world: World, { phaseId, admin }: PhaseFixture, id: string) {
  return world.call(calendarCalls.apply, { params: { phaseId, id } }, admin);
}

export function listMatches(world: World, { phaseId }: PhaseFixture) {
  return world.store.db
    .selectFrom('matches')
    .selectAll()
    .where('phaseId', '=', phaseId)
    .where('deletedAt', 'is', null)
    .orderBy('round')
    .orderBy('key')
    .execute();
}
