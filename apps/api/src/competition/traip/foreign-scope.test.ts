import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { grantOrganisationScope } from '../../platform/authorization/scope.ts';
import { createCompetition, createTraip } from '../../testing/fixtures/competitions.ts';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { categoriesOf, findCategory } from './category/queries.ts';
import { findTraip, findTraipByCode } from './queries.ts';
import { isInUse, lockTraip } from './row/queries.ts';
import { findSeason, lockSeason, seasonsOf } from './season/queries.ts';

describe('a Traip', () => {
  const world = openWorld();

  it('is invisible to queries about another organisation, and so is everything in it', async () => {
    const [club, other] = [await createOrganisation(world), await createOrganisation(world, 'super-admin')];
    const { traipId, seasonId, categoryId, ...traip } = await createTraip(world, club.id);
    await createCompetition(world, { ...traip, traipId, seasonId, categoryId });
    const foreign = grantOrganisationScope({
      organisationId: other.id,
      orgCode: other.code,
      role: 'super-admin',
      userId: other.people['super-admin'].id,
    });
    const { db } = world.store;
    const seen = await db
      .transaction()
      .execute(async (trx) => [
        await findTraip(trx, foreign, traipId),
        await findTraipByCode(trx, foreign, traip.code),
        await lockTraip(trx, foreign, traipId),
        (await isInUse(trx, foreign, 'traipId', traipId)) || undefined,
        await findSeason(trx, foreign, seasonId),
        await lockSeason(trx, foreign, seasonId),
        (await seasonsOf(trx, foreign, traipId).execute())[0],
        await findCategory(trx, foreign, categoryId),
        (await categoriesOf(trx, foreign, traipId).execute())[0],
      ]);
    assert.deepEqual(
      seen.filter((row) => row !== undefined),
      [],
    );
  });
});
