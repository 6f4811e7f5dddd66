import assert from 'node:assert/strict';
import { type Access, type Call, isRefusal } from '@traip/contract';
import type { Fixtures } from '../../../testing/fixtures/fixture-ids.ts';
import { createFixtures } from '../../../testing/fixtures/fixtures.ts';
import type { Person } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';
import type { CallInputs } from '../../http/read-input.ts';
import type { Services } from '../../services/services.ts';
import { authorize } from '../authorize.ts';
import type { ScorerLink } from '../queries.ts';

export function servicesOf(world: World): Pick<Services, 'db' | 'keys' | 'now'> {
  return { db: world.store.db, keys: world.keys, now: () => world.now() };
}

export const callFor = (access: Access, method: Call['method'] = 'GET') => ({ access, method }) as Call;

/** The input of a call that names one resource in its path, as `params.id`. */
export function inputNaming(id: string | undefined): CallInputs {
  return { params: { id }, query: undefined, body: undefined, file: undefined };
}

/** The gate's decision about a person or the holder of a scorer link: a scope, or the code of a refusal. */
export async function decide(
  world: World,
  access: Access,
  user: Person | ScorerLink | null,
  input: CallInputs = inputNaming(undefined),
) {
  const caller = user && 'token' in user ? { userId: user.id, sessionId: 'any' } : user;
  const decision = await authorize(servicesOf(world), callFor(access), caller, input);
  return isRefusal(decision) ? decision.refused : decision;
}

/** The same resources twice: public and private. */
export async function createOpenAndHidden(world: World) {
  const open = await createFixtures(world);
  return { open, hidden: await createFixtures(world, { privacy: 'PRIVATE' }) };
}

/** A person of the fixtures who has an account. */
export type CallerRole = keyof Fixtures['people'];

/** Checks what each of these people gets: a scope, or the code of a refusal. */
export async function assertDecisions(
  expected: Readonly<Partial<Record<'scope' | 'FORBIDDEN' | 'NOT_FOUND', readonly CallerRole[]>>>,
  decisionFor: (role: CallerRole) => Promise<unknown>,
): Promise<void> {
  for (const [outcome, roles] of Object.entries(expected))
    for (const role of roles) {
      const decision = await decisionFor(role);
      assert.equal(typeof decision === 'string' ? decision : 'scope', outcome, role);
    }
}

type Removable = 'organisations' | 'teams' | 'traips' | 'seasons' | 'categories' | 'competitions' | 'matches';

/** Does the work while something counts as deleted, then restores it. */
export async function whileDeleted(
  world: World,
  table: Removable,
  id: string,
  work: () => Promise<void>,
): Promise<void> {
  const mark = (deletedAt: Date | null) =>
    world.store.db
      .updateTable(table as 'matches')
      .set({ deletedAt })
      .where('id', '=', id)
      .execute();
  await mark(world.now());
  await work().finally(() => mark(null));
}
