import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type Call, entryCalls, lineupCalls, matchDeskCalls } from '@traip/contract';
import { allCalls, callNamed } from '../call-named.ts';
import { createFixtures, type Fixtures, headersOf } from '../fixtures/fixtures.ts';
import { foreignInputAt, unownedInputs } from '../foreign-inputs.ts';
import { ChangeTracker } from '../hostile/change-tracker.ts';
import { hideByName, leaks } from '../hostile/outsiders.ts';
import { idPaths } from '../id-paths.ts';
import { send } from '../send.ts';
import { type RequestInput, validInputs } from '../valid-inputs/valid-inputs.ts';
import { openWorld } from '../world.ts';

/** What is only looked at in a match that has begun, or that is over, or has no lineup yet. */
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
    await setOwn();
  });

  async function setOwn(): Promise<void> {
    own = await createFixtures(world);
    await tracker.start(other.organisationId);
  }

  for (const [name, call] of allCalls) {
    const places = idPaths(call).filter(
      (path) => !unownedInputs.has(name) && !unownedInputs.has(`${name} ${path}`),
    );
    if (places.length > 0) it(`is told nothing and changes nothing by ${name}`, () => tryAll(name, places));
  }

  async function tryAll(name: string, places: readonly string[]): Promise<void> {
    const isPlayed = needsPlay.test(name);
    if (isPlayed) await begin(name === 'match.setMvp');
    if (name === 'lineup.create') await dropLineup();
    const wrong: string[] = [];
    for (const path of places) {
      const fault = await faultOf(name, path);
      if (fault !== null) wrong.push(`${path}: ${fault}`);
    }
    if (isPlayed || name === 'lineup.create') await setOwn();
    assert.deepEqual(wrong, []);
  }

  async function begin(andEnd: boolean): Promise<void> {
    const { competitionId, askingTeamId: teamId, matchId: id, people } = own;
    const asked = { params: { id }, body: {} };
    await world.call(entryCalls.decide, { body: { competitionId, teamId, accept: true } }, people.SA);
    assert.equal((await world.call(matchDeskCalls.start, asked, people.SA)).status, 200);
    await confirmLineup();
    if (andEnd) assert.equal((await world.call(matchDeskCalls.finish, asked, people.SA)).status, 200);
    await tracker.start(other.organisationId);
  }

  /** So that it is looked at who comes on and off. */
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

  async function faultOf(name: string, path: string): Promise<string | null> {
    const asked = mixed(name, path);
    if (asked === null) return 'nothing of the other organisation is known for this place';
    const { status, text } = await send(world, name, asked, headersOf(own, 'SA'));
    if (leaks(text)) return `names what is private: ${text.slice(0, 200)}`;
    if ((await tracker.changeSince()) !== 'NOTHING') return `changed something, with ${status}`;
    if (status >= 500) return `${status} ${text.slice(0, 200)}`;
    return status >= 400 && namesField(callNamed(name), path) ? fieldFault(path, status, text) : null;
  }

  /** The request of the one organisation, with what the other one has in this place. */
  function mixed(name: string, path: string): RequestInput | null {
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

/** What a body names beside what the gate decides by is refused with its field; what is filtered by is not. */
function namesField({ who, method }: Call, path: string): boolean {
  const isGate = 'place' in who && Object.values<string>(who.place).includes(path);
  return method !== 'GET' && path.startsWith('body') && !isGate;
}

/** A refusal says which field it is about. */
function fieldFault(path: string, status: number, text: string): string | null {
  // What one must not know of is not found, and no field says what it would have been.
  if (status === 404) return null;
  const { field } = (JSON.parse(text) as { error: { field?: string } }).error;
  const names = path.split(/\W+/);
  return field !== undefined && names.includes(field.split('.')[0] ?? '')
    ? null
    : `${status} with the field ${field}: ${text.slice(0, 160)}`;
}
