import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Privacy } from '@traip/contract';
import { callNamed } from '../call-named.ts';
import { type Fixtures, headersOf } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { type Role, roles } from '../fixtures/roles.ts';
import { send } from '../send.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { openUndoableWorld, type UndoableWorld } from '../world.ts';
import type { Row } from './index.ts';

/** How a role authenticates. */
type Credentials = (
  fixtures: Fixtures,
  role: Role,
) => Record<string, string> | Promise<Record<string, string>>;

/** Checks rows of the matrix, role by role, in one world. */
export class Matrix {
  readonly #world: UndoableWorld;
  readonly #privacy: Privacy;
  readonly #credentials: Credentials;
  /** Fixtures that no call has changed, or whose changes were undone. */
  #untouched: Fixtures | null = null;

  constructor(world: UndoableWorld, privacy: Privacy, credentials: Credentials = headersOf) {
    this.#world = world;
    this.#privacy = privacy;
    this.#credentials = credentials;
  }

  /** The reply for each of these roles. */
  async answersTo(name: string, asRoles: readonly Role[] = roles): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    for (const role of asRoles) answers[role] = await this.#answerTo(name, role);
    return answers;
  }

  async #answerTo(name: string, role: Role): Promise<string> {
    this.#untouched ??= await createFixtures(this.#world, { privacy: this.#privacy });
    const fixtures = this.#untouched;
    const input = validInputs[name]?.(fixtures) ?? {};
    const headers = await this.#credentials(fixtures, role);
    const { result, isUndone } = await this.#world.trying(() => send(this.#world, name, input, headers));
    const { status } = result;
    assert.ok(
      status < 500 && status !== 400 && status !== 429,
      `${role} is answered with ${status}: this input is wrong`,
    );
    const answer = [401, 403, 404].includes(status) ? String(status) : '+';
    if (answer === '+' && !isUndone && callNamed(name).method !== 'GET') this.#untouched = null;
    return answer;
  }
}

/** Tests that every role gets the listed reply. */
export function walkMatrix(rows: readonly Row[], privacy: Privacy): void {
  const matrix = new Matrix(openUndoableWorld(), privacy);
  const where = privacy === 'PUBLIC' ? '' : ' where all is private';
  for (const [name, expected] of rows)
    it(`allows ${name} to the right people${where}`, async () => {
      assert.deepEqual(await matrix.answersTo(name), expected);
    });
}
