import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { jointCalendarCalls, type Write } from '@traip/contract';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';
import { createPhaseIn, type PhaseFixture, winter } from './season.ts';

type Request = Write<(typeof jointCalendarCalls)['plan']['body'] & object>;

/** A club with competitions that have calendar wishes but no calendars yet. */
export async function createFederation(world: World, { competitions = 2, teams = 4, wishes = {} } = {}) {
  const club = await createOrganisation(world, 'admin', 'member');
  const phases: PhaseFixture[] = [];
  for (let count = 0; count < competitions; count++) phases.push(await createPhaseIn(world, club, { teams }));
  for (const phase of phases) await settle(world, phase, wishes);
  return { club, phases, admin: club.people.admin, orgCode: club.code };
}

export type Federation = Awaited<ReturnType<typeof createFederation>>;

/** Stores wishes as if a user had requested a calendar with them. */
export async function settle(world: World, { phaseId }: PhaseFixture, wishes: object = {}): Promise<void> {
  await world.store.db
    .updateTable('phases')
    .set({ calendarWishes: JSON.stringify({ ...winter, ...wishes }) })
    .where('id', '=', phaseId)
    .execute();
}

export function planTogether(world: World, { admin, orgCode }: Federation, body: Request = {}) {
  const params = { orgCode };
  return world.call(jointCalendarCalls.plan, { params, body: { seconds: 1, ...body } }, admin);
}

export async function getJointPlan(world: World, { admin, orgCode }: Federation, id: string) {
  return (await world.call(jointCalendarCalls.get, { params: { orgCode, id } }, admin)).body;
}

/** Waits until a search has ended or reached this state. */
export async function waitForJointPlan(world: World, federation: Federation, id: string, status?: string) {
  for (let turn = 0; turn < 900; turn++) {
    const plan = await getJointPlan(world, federation, id);
    if (plan.status === status || plan.endedAt !== null) return plan;
    await pause(100);
  }
  throw new Error('The search never ended');
}

/** Searches and waits for the result. */
export async function runTogether(world: World, federation: Federation, body: Request = {}) {
  const { status, body: plan, error } = await planTogether(world, federation, body);
  assert.equal(status, 202, JSON.stringify(error));
  const done = await waitForJointPlan(world, federation, plan.id);
  assert.equal(done.status, 'DONE');
  assert.ok(done.outcome);
  return { ...done, outcome: done.outcome };
}

export function applyTogether(world: World, { admin, orgCode }: Federation, id: string) {
  return world.call(jointCalendarCalls.apply, { params: { orgCode, id } }, admin);
}
