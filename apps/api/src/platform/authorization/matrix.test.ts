import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contract, type Privacy } from '@traip/contract';
import { allCalls, callNamed } from '../../testing/call-named.ts';
import { whoMayWhat, whoMayWhatInPrivate } from '../../testing/permission-matrix/index.ts';
import { said } from '../../testing/said.ts';
import { send } from '../../testing/send.ts';
import { headersOf, roles, type Stage, setStage } from '../../testing/stage.ts';
import { openWorld } from '../../testing/world.ts';

/** Whoever is let through changes what the next one finds: after these the stage is set anew at once. */
const leavesTraces =
  /delete|remove|accept|cancel|answer|decide|changeOwner|leave|revoke|(organisation|team|traip)\.update/i;

describe('the gate', () => {
  const world = openWorld();
  /** Stages on which nothing has happened yet. */
  const untouched = new Map<Privacy, Stage>();

  async function stageWhere(privacy: Privacy): Promise<Stage> {
    const stage = untouched.get(privacy) ?? (await setStage(world, { privacy }));
    untouched.set(privacy, stage);
    return stage;
  }

  /** What everybody is answered, in the order of the columns. */
  async function answersTo(name: string, privacy: Privacy): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    for (const role of roles) {
      const stage = await stageWhere(privacy);
      const { status } = await send(world, name, said[name]?.(stage) ?? {}, headersOf(stage, role));
      answers[role] = [401, 403, 404].includes(status) ? String(status) : '+';
      assert.ok(status < 500 && status !== 400, `${role} is answered with ${status}: this input is wrong`);
      if (leavesTraces.test(name) && answers[role] === '+') untouched.delete(privacy);
    }
    const isWritten = callNamed(name).method !== 'GET' && Object.values(answers).includes('+');
    if (isWritten) untouched.delete(privacy);
    return answers;
  }

  for (const [name, expected] of whoMayWhat)
    it(`lets the right people through to ${name}`, async () => {
      assert.deepEqual(await answersTo(name, 'PUBLIC'), expected);
    });

  for (const [name, expected] of whoMayWhatInPrivate)
    it(`lets the right people through to ${name} where all is private`, async () => {
      assert.deepEqual(await answersTo(name, 'PRIVATE'), expected);
    });

  it('is asked about every call but those by which one gets an account', () => {
    const accounts = Object.keys(contract.auth).map((name) => `auth.${name}`);
    const all = allCalls.map(([name]) => name);
    const asked = whoMayWhat.map(([name]) => name);
    assert.deepEqual(
      all.filter((name) => !asked.includes(name) && !accounts.includes(name)),
      [],
    );
    assert.equal(new Set(asked).size, asked.length, 'no call has two answers');
  });
});
