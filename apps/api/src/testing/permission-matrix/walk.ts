import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Privacy } from '@traip/contract';
import { callNamed } from '../call-named.ts';
import { type Fixtures, headersOf } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { type Role, roles } from '../fixtures/roles.ts';
import { send } from '../send.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { openWorld, type World } from '../world.ts';
import type { Row } from './index.ts';

/** Calls that change what the next role would find: they need new fixtures after each success. */
const changesFixtures =
  /delete|remove|accept|(allow|deny)Device|disconnect|cancel|answer|decide|changeOwner|leave|revoke|addReferees|restore|merge\.(merge|undo)|(organisation|team|traip)\.update/i;

/** Calls that change only what belongs to the caller, so the next role is not affected. */
const changesOnlyOwn = /^(profile\.(deleteAccount|removeAvatar)|agenda\.revoke)$/;

/** How a role says who it is. */
type Credentials = (
  fixtures: Fixtures,
  role: Role,
) => Record<string, string> | Promise<Record<string, string>>;

/** Checks rows of the matrix, role by role, in one world. */
export class Matrix {
  readonly #world: World;
  readonly #privacy: Privacy;
  readonly #credentials: Credentials;
  /** Fixtures that no call has changed yet. */
  #untouched: Fixtures | null = null;

  constructor(world: World, privacy: Privacy, credentials: Credentials = headersOf) {
    this.#world = world;
    this.#privacy = privacy;
    this.#credentials = credentials;
  }

  /** The answer for each of these roles. */
  async answersTo(name: string, asked: readonly Role[] = roles): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    const needsNewFixtures = changesFixtures.test(name) && !changesOnlyOwn.test(name);
    // A competition is printed so often in an hour, whoever asks.
    if (name.startsWith('sheet.printed')) this.#untouched = null;
    for (const role of asked) {
      this.#untouched ??= await createFixtures(this.#world, { privacy: this.#privacy });
      const fixtures = this.#untouched;
      const { status } = await send(
        this.#world,
        name,
        validInputs[name]?.(fixtures) ?? {},
        await this.#credentials(fixtures, role),
      );
      answers[role] = [401, 403, 404].includes(status) ? String(status) : '+';
      assert.ok(
        status < 500 && status !== 400 && status !== 429,
        `${role} is answered with ${status}: this input is wrong`,
      );
      if (needsNewFixtures && answers[role] === '+') this.#untouched = null;
    }
    const isWritten = callNamed(name).method !== 'GET' && Object.values(answers).includes('+');
    if (isWritten) this.#untouched = null;
    return answers;
  }
}

/** Tests that every role is answered as the rows say. */
export function walkMatrix(rows: readonly Row[], privacy: Privacy): void {
  const matrix = new Matrix(openWorld(), privacy);
  const where = privacy === 'PUBLIC' ? '' : ' where all is private';
  for (const [name, expected] of rows)
    it(`lets the right people through to ${name}${where}`, async () => {
      assert.deepEqual(await matrix.answersTo(name), expected);
    });
}
