import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Privacy } from '@traip/contract';
import { callNamed } from '../../testing/call-named.ts';
import { said } from '../../testing/said.ts';
import { send } from '../../testing/send.ts';
import { headersOf, type Role, roles, type Stage, setStage } from '../../testing/stage.ts';
import type { Row } from '../../testing/who-may-what/index.ts';
import { openWorld, type World } from '../../testing/world.ts';

/** Whoever is let through changes what the next one finds: after these the stage is set anew at once. */
const leavesTraces =
  /delete|remove|accept|cancel|answer|decide|changeOwner|leave|revoke|(organisation|team|traip)\.update/i;

/** These change nothing but what belongs to whoever calls: the next one finds all their own as it was. */
const touchesOnlyOwn = /^(profile\.(deleteAccount|removeAvatar)|agenda\.revoke)$/;

/** Walks rows of the table, role by role, in one world. */
export class Matrix {
  readonly #world: World;
  readonly #privacy: Privacy;
  /** A stage on which nothing has happened yet. */
  #untouched: Stage | null = null;

  constructor(world: World, privacy: Privacy) {
    this.#world = world;
    this.#privacy = privacy;
  }

  /** What each of these roles is answered. */
  async answersTo(name: string, asked: readonly Role[] = roles): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    const isTraced = leavesTraces.test(name) && !touchesOnlyOwn.test(name);
    for (const role of asked) {
      this.#untouched ??= await setStage(this.#world, { privacy: this.#privacy });
      const stage = this.#untouched;
      const { status } = await send(this.#world, name, said[name]?.(stage) ?? {}, headersOf(stage, role));
      answers[role] = [401, 403, 404].includes(status) ? String(status) : '+';
      assert.ok(status < 500 && status !== 400, `${role} is answered with ${status}: this input is wrong`);
      if (isTraced && answers[role] === '+') this.#untouched = null;
    }
    const isWritten = callNamed(name).method !== 'GET' && Object.values(answers).includes('+');
    if (isWritten) this.#untouched = null;
    return answers;
  }
}

/** Tests that everybody is answered as the rows say, in a world of their own. */
export function walkMatrix(rows: readonly Row[], privacy: Privacy): void {
  const matrix = new Matrix(openWorld(), privacy);
  const where = privacy === 'PUBLIC' ? '' : ' where all is private';
  for (const [name, expected] of rows)
    it(`lets the right people through to ${name}${where}`, async () => {
      assert.deepEqual(await matrix.answersTo(name), expected);
    });
}
