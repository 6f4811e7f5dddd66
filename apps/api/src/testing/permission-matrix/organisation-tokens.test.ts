import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, isRead, type TokenRole, tokenNeedOf } from '@traip/contract';
import { callNamed } from '../call-named.ts';
import { createAccessToken } from '../fixtures/access-tokens.ts';
import { createGrant } from '../fixtures/apps.ts';
import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { Role } from '../fixtures/roles.ts';
import { openUndoableWorld } from '../world.ts';
import { permissionMatrix } from './index.ts';
import { Matrix } from './walk.ts';

const isLookedAt = ({ access }: Call) => access.kind !== 'anyone';

const world = openUndoableWorld();

/** Created by the super-admin. Tokens have request limits, so each request gets a new one. */
const ofClub = (role: TokenRole) => async (fixtures: Fixtures) => {
  const { people, organisationId: id } = fixtures;
  const { token } = await createAccessToken(world, { userId: people.SA.id, organisation: { id, role } });
  return { authorization: `Bearer ${token}` };
};

/** As issued to an app that acts for the organisation. */
const ofApp = (role: TokenRole) => async (fixtures: Fixtures) => {
  const { appId, people, organisationId: id } = fixtures;
  const options = { userId: people.SA.id, organisation: { id, role } };
  const grantId = await createGrant(world, { ...options, appId });
  const { token } = await createAccessToken(world, { ...options, grantId });
  return { authorization: `Bearer ${token}` };
};

const kinds = [
  ['a token of an organisation, as admin', 'admin', ofClub],
  ['a token of an organisation, as member', 'member', ofClub],
  ['a token that an app got for an organisation', 'admin', ofApp],
] as const;

/** The rights of its role in the organisation, but not of its creator's teams, and without personal calls. */
function expectedOf(call: Call, cells: Readonly<Record<Role, string>>, role: TokenRole): string | undefined {
  if (!isLookedAt(call)) return cells.AD;
  if (tokenNeedOf(call) === 'session') return '403';
  if (call.access.kind === 'signed-in' && !call.takesOrganisationTokens) return '403';
  if (call.access.kind === 'sees' && role === 'member' && !isRead(call)) return '403';
  return cells[role === 'admin' ? 'AD' : 'ME'];
}

for (const [kind, role, credentials] of kinds)
  describe(kind, () => {
    const matrix = new Matrix(world, 'PUBLIC', credentials(role));

    for (const [name, cells] of permissionMatrix)
      it(`allows what its role allows, and nothing personal: ${name}`, async () => {
        const expected = expectedOf(callNamed(name), cells, role);
        assert.deepEqual(await matrix.answersTo(name, ['SA']), { SA: expected });
      });
  });
