import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type Call, entryCalls, lineupCalls, matchDeskCalls } from '@traip/contract';
import { allCalls, callNamed } from '../call-named.ts';
import { type Fixtures, headersOf } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { foreignInputAt } from '../foreign-inputs.ts';
import { ChangeTracker } from '../hostile/change-tracker.ts';
import { hideByName, leaks } from '../hostile/outsiders.ts';
import { idPaths } from '../id-paths.ts';
import { send } from '../send.ts';
import { unownedInputs } from '../unowned-inputs.ts';
import type { RequestInput } from '../valid-inputs/request-input.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { openWorld } from '../world.ts';

/** Calls whose ids are only checked once a match has started. */
const needsPlay = /^match\.(register|substitute|setAssist|setMvp)/;

describe('the super-admin of one organisation, with an id of another', () => {
  const world = openWorld();
  let own: Fixtures;
  let other: Fixtures;
  let tracker: ChangeTracker;

  before(async () => {
    tracker = await ChangeTracker.open(world);
    other = await createFixtures(world, { privacy: 'PRIVATE' });
    await hideByName(world, other);
    await createOwn();
  });

  async function createOwn(): Promise<void> {
    own = await createFixtures(world);
    await tracker.start(other.organisationId);
  }

  for (const [name, call] of allCalls) {
    const paths = idPaths(call).filter(
      (path) => !unownedInputs.has(name) && !unownedInputs.has(`${name} ${path}`),
    );
    if (paths.length > 0) it(`learns nothing and changes nothing by ${name}`, () => tryPaths(name, paths));
  }

  async function tryPaths(name: string, paths: readonly string[]): Promise<void> {
    const isPlayed = needsPlay.test(name);
    const isCalled = name.startsWith('courtQueue.');
    if (isCalled) await callToCourts();
    if (isPlayed) await startMatch(name === 'match.setMvp');
    if (name === 'lineup.create') await dropLineup();
    const faults: string[] = [];
    for (const path of paths) {
      const fault = await findFault(name, path);
      if (fault !== null) faults.push(`${path}: ${fault}`);
    }
    if (isPlayed || isCalled || name === 'lineup.create') await createOwn();
    assert.deepEqual(faults, []);
  }

  async function startMatch(andEnd: boolean): Promise<void> {
    const { competitionId, askingTeamId: teamId, matchId: id, people } = own;
    const input = { params: { id }, body: {} };
    await world.call(entryCalls.decide, { body: { competitionId, teamId, accept: true } }, people.SA);
    assert.equal((await world.call(matchDeskCalls.start, input, people.SA)).status, 200);
    await confirmLineup();
    if (andEnd) assert.equal((await world.call(matchDeskCalls.finish, input, people.SA)).status, 200);
    await tracker.start(other.organisationId);
  }

  /** Otherwise all calls of the queue are refused because there is none. */
  async function callToCourts(): Promise<void> {
    const courtQueue = JSON.stringify({ fieldIds: [own.fieldId], every: 30, rest: 0 });
    const competitions = world.store.db.updateTable('competitions').set({ courtQueue });
    await competitions.where('id', '=', own.competitionId).execute();
    await tracker.start(other.organisationId);
  }

  /** Needed for checking the players of a substitution. */
  async function confirmLineup(): Promise<void> {
    const { lineupId, people } = own;
    const by = { state: 'LOCKED', confirmedAt: world.now(), confirmedBy: people.SA.id } as const;
    const { db } = world.store;
    await db.updateTable('lineups').set(by).where('id', '=', lineupId).execute();
    const playing = { lineupId, isGoalkeeper: false, isCaptain: false };
    await db
      .insertInto('lineupPlayers')
      .values([
        { ...playing, playerId: people.OW.id, place: 'STARTER', position: 0, shirt: 1 },
        { ...playing, playerId: people.CA.id, place: 'BENCH', position: 1, shirt: 2 },
      ])
      .execute();
  }

  async function dropLineup(): Promise<void> {
    await world.call(lineupCalls.delete, { params: { id: own.lineupId } }, own.people.SA);
    await tracker.start(other.organisationId);
  }

  async function findFault(name: string, path: string): Promise<string | null> {
    const input = mixedInput(name, path);
    if (input === null) return 'no foreign id is known for this path';
    const { status, text } = await send(world, name, input, headersOf(own, 'SA'));
    if (leaks(text)) return `names what is private: ${text.slice(0, 200)}`;
    if ((await tracker.changeSince()) !== 'NOTHING') return `changed something, with ${status}`;
    if (status >= 500) return `${status} ${text.slice(0, 200)}`;
    return status >= 400 && mustNameField(callNamed(name), path) ? findFieldFault(path, status, text) : null;
  }

  /** A request of the own organisation with an id of the other one at this path. */
  function mixedInput(name: string, path: string): RequestInput | null {
    const part = path.split('.')[0] as 'params' | 'query' | 'body';
    const [mine = {}, theirs = {}] = [validInputs[name]?.(own), validInputs[name]?.(other)];
    const key = path.split('.')[1] ?? '';
    const ofTheirs = (theirs[part] as Record<string, unknown> | undefined)?.[key];
    const ofMine = (mine[part] as Record<string, unknown> | undefined)?.[key];
    const isPlain = /^\w+\.\w+$/.test(path) && ofTheirs !== undefined && ofTheirs !== ofMine;
    const foreign = isPlain ? { [key]: ofTheirs } : foreignInputAt(name, path, other, own);
    return foreign === undefined ? null : { ...mine, [part]: { ...(mine[part] as object), ...foreign } };
  }
});

/** Ids in a body that authorization does not use must be refused with their field; filters need not. */
function mustNameField({ access, method }: Call, path: string): boolean {
  const isAuthorized = 'resource' in access && Object.values<string>(access.resource).includes(path);
  return method !== 'GET' && path.startsWith('body') && !isAuthorized;
}

/** Checks that a refusal names the field. */
function findFieldFault(path: string, status: number, text: string): string | null {
  // A 404 must not reveal which field was wrong.
  if (status === 404) return null;
  const { field } = (JSON.parse(text) as { error: { field?: string } }).error;
  const names = path.split(/\W+/);
  return field !== undefined && names.includes(field.split('.')[0] ?? '')
    ? null
    : `${status} with the field ${field}: ${text.slice(0, 160)}`;
}
