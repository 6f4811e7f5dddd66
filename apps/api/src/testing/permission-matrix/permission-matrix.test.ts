import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contract, type Privacy } from '@traip/contract';
import { allCalls, callNamed } from '../call-named.ts';
import { createFixtures, type Fixtures, headersOf, roles } from '../fixtures/fixtures.ts';
import { send } from '../send.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { openWorld } from '../world.ts';
import { permissionMatrix, privatePermissionMatrix } from './index.ts';

/** Calls that change what the next role would find: they need new fixtures after each success. */
const changesFixtures =
  /delete|remove|accept|cancel|answer|decide|changeOwner|leave|revoke|(organisation|team|traip)\.update/i;

describe('authorization', () => {
  const world = openWorld();
  /** Fixtures that no call has changed yet. */
  const untouched = new Map<Privacy, Fixtures>();

  async function untouchedFixtures(privacy: Privacy): Promise<Fixtures> {
    const fixtures = untouched.get(privacy) ?? (await createFixtures(world, { privacy }));
    untouched.set(privacy, fixtures);
    return fixtures;
  }

  /** The answer for each role. */
  async function answersTo(name: string, privacy: Privacy): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    for (const role of roles) {
      const fixtures = await untouchedFixtures(privacy);
      const { status } = await send(
        world,
        name,
        validInputs[name]?.(fixtures) ?? {},
        headersOf(fixtures, role),
      );
      answers[role] = [401, 403, 404].includes(status) ? String(status) : '+';
      assert.ok(status < 500 && status !== 400, `${role} is answered with ${status}: this input is wrong`);
      if (changesFixtures.test(name) && answers[role] === '+') untouched.delete(privacy);
    }
    const hasChanged = callNamed(name).method !== 'GET' && Object.values(answers).includes('+');
    if (hasChanged) untouched.delete(privacy);
    return answers;
  }

  for (const [name, expected] of permissionMatrix)
    it(`lets the right people through to ${name}`, async () => {
      assert.deepEqual(await answersTo(name, 'PUBLIC'), expected);
    });

  for (const [name, expected] of privatePermissionMatrix)
    it(`lets the right people through to ${name} where all is private`, async () => {
      assert.deepEqual(await answersTo(name, 'PRIVATE'), expected);
    });

  it('is listed for every call except those about getting an account', () => {
    const accounts = Object.keys(contract.auth).map((name) => `auth.${name}`);
    const all = allCalls.map(([name]) => name);
    const listed = permissionMatrix.map(([name]) => name);
    assert.deepEqual(
      all.filter((name) => !listed.includes(name) && !accounts.includes(name)),
      [],
    );
    assert.equal(new Set(listed).size, listed.length, 'no call has two answers');
  });
});
