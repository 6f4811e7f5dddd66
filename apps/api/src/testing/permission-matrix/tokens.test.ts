import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, type TokenScope, tokenNeedOf, tokenScopes } from '@traip/contract';
import { callNamed } from '../call-named.ts';
import { createAccessToken } from '../fixtures/access-tokens.ts';
import { createGrant } from '../fixtures/apps.ts';
import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { Role } from '../fixtures/roles.ts';
import { openUndoableWorld } from '../world.ts';
import { permissionMatrix } from './index.ts';
import { Matrix } from './walk.ts';

type Person = Exclude<Role, 'A' | 'SL'>;

/** A super-admin with most rights, a captain with rights from a team, and a stranger. */
const people = ['SA', 'CA', 'U'] as const satisfies readonly Person[];

const isLookedAt = ({ access }: Call) => access.kind !== 'anyone';

const world = openUndoableWorld();
const bearer = ({ token }: { readonly token: string }) => ({ authorization: `Bearer ${token}` });
/** Tokens have request limits, so each request gets a new one. */
const personal = (scopes: readonly TokenScope[]) => async (fixtures: Fixtures, role: Role) =>
  bearer(await createAccessToken(world, { userId: fixtures.people[role as Person].id, scopes }));

/** As issued to an app with all permissions of the person. */
const ofApp = async (fixtures: Fixtures, role: Role) => {
  const { appId, people } = fixtures;
  const userId = people[role as Person].id;
  const grantId = await createGrant(world, { appId, userId });
  return bearer(await createAccessToken(world, { userId, grantId }));
};

for (const [tokenKind, credentials] of [
  ['of a person', personal(['all'])],
  ['that an app got from a person', ofApp],
] as const)
  describe(`the token ${tokenKind}`, () => {
    const matrix = new Matrix(world, 'PUBLIC', credentials);

    for (const [name, expected] of permissionMatrix)
      it(`allows what its person can do, unless a session is needed: ${name}`, async () => {
        const call = callNamed(name);
        const needsSession = isLookedAt(call) && tokenNeedOf(call) === 'session';
        const expectedReplies = people.map((role) => [role, needsSession ? '403' : expected[role]]);
        assert.deepEqual(await matrix.answersTo(name, people), Object.fromEntries(expectedReplies));
      });
  });

describe('a token with every scope except the needed one', () => {
  const others = (need: string) => tokenScopes.filter((scope) => scope !== need && scope !== 'all');

  for (const need of tokenScopes) {
    const matrix = new Matrix(world, 'PUBLIC', personal(others(need)));

    for (const [name] of permissionMatrix) {
      const call = callNamed(name);
      if (!isLookedAt(call) || tokenNeedOf(call) !== need) continue;
      it(`is refused: ${name}`, async () => {
        assert.deepEqual(await matrix.answersTo(name, ['SA']), { SA: '403' });
      });
    }
  }
});
