import assert from 'node:assert/strict';
import { registrationCalls } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import {
  createOrganisation,
  createTeam,
  enterPeople,
  type Person,
} from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';

export type Rules = Record<string, unknown>;

/** A competition with licences, its staff, and a way for clubs to enter. */
export async function licensedLeague(world: World, rules: Rules = {}) {
  const club = await createOrganisation(world, 'admin', 'referee');
  const traip = await createTraip(world, club.id);
  const competition = await createCompetition(world, traip);
  const { competitionId } = competition;
  const { admin } = club.people;
  const save = async (to: Rules | null) => {
    const params = { competitionId };
    const { version } = (await world.call(registrationCalls.rules, { params }, admin)).body;
    return world.call(registrationCalls.saveRules, { params, body: { rules: to, version } as never }, admin);
  };
  assert.equal((await save(rules)).status, 200);
  const decide = (body: Record<string, unknown>, by: Person = admin) =>
    world.call(registrationCalls.decide, { params: { competitionId }, body } as never, by);
  const list = (query: Record<string, unknown> = {}) =>
    world.call(registrationCalls.list, { params: { competitionId }, query } as never, admin);
  const join = async () => teamIn(world, competition, admin);
  return { ...competition, traip, club, admin, referee: club.people.referee, save, decide, list, join };
}

async function teamIn(
  world: World,
  competition: Awaited<ReturnType<typeof createCompetition>>,
  requestedBy: Person,
) {
  const team = await createTeam(world, {}, 'OWNER', 'CAPTAIN', 'MEMBER');
  const { competitionId } = competition;
  await enterTeam(world, competition, { teamId: team.id, requestedBy: requestedBy.id });
  const owner = team.people.OWNER;
  const params = { competitionId, teamId: team.id };
  const sign = (people: readonly { birthday?: string }[]) =>
    enterPeople(world, { teamId: team.id, enteredBy: owner.id }, people);
  const enter = (personIds: readonly string[], by = owner) => {
    const people = personIds.map((personId, at) => ({ personId, shirt: at + 1 }));
    return world.call(registrationCalls.enter, { params, body: { people } }, by);
  };
  const submit = (body: { personIds?: string[] } = {}, by = owner) =>
    world.call(registrationCalls.submit, { params, body }, by);
  const squad = (by = owner) => world.call(registrationCalls.squad, { params }, by);
  const stateOf = async (personId: string) =>
    (await squad()).body.people.find(({ person }) => person.id === personId)?.licence?.state;
  return { ...team, owner, captain: team.people.CAPTAIN, sign, enter, submit, squad, stateOf };
}
