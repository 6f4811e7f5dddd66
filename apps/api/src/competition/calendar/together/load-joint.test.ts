import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRefusal } from '@traip/contract';
import { createChild } from '../../../testing/fixtures/families.ts';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import { createVenue } from '../../../testing/fixtures/venues.ts';
import { openWorld } from '../../../testing/world.ts';
import { createFederation, type Federation } from '../testing/joint.ts';
import { inDecember } from '../testing/season.ts';
import { buildJoint } from './build-joint.ts';
import { findCandidates } from './choose-phases.ts';
import { loadJoint } from './load-joint.ts';
import { listPhases } from './queries.ts';

describe('what joint competitions share', () => {
  const world = inDecember(openWorld());

  async function rulesOf({ club }: Federation) {
    const { db } = world.store;
    const rows = await listPhases(db, { organisationId: club.id }, world.now());
    const phases = findCandidates(rows, { today: '2026-12-01' }).flatMap((candidate) => candidate.phases);
    const joint = await loadJoint(db, { organisationId: club.id, phases, now: world.now() });
    const built = isRefusal(joint) ? joint : buildJoint(joint);
    assert.ok(!isRefusal(built), JSON.stringify(built));
    return built.problem.rules;
  }

  /** Puts the first team of each competition into a club of its own. */
  async function withClub(federation: Federation): Promise<string[]> {
    const club = await createOrganisation(world, 'admin');
    const teamIds = federation.phases.map(({ teamIds }) => teamIds[0] ?? '').sort();
    await world.store.db
      .updateTable('teams')
      .set({ organisationId: club.id })
      .where('id', 'in', teamIds)
      .execute();
    return teamIds;
  }

  it('includes siblings, if one guardian is responsible for both', async () => {
    const federation = await createFederation(world);
    await createVenue(world, federation.club.id);
    const teamIds = federation.phases.map(({ teamIds }) => teamIds[1] ?? '').sort();
    const children: string[] = [];
    for (const teamId of teamIds) children.push(await createChild(world, federation.admin, { teamId }));
    assert.deepEqual((await rulesOf(federation)).families, [teamIds]);
    await world.store.db
      .updateTable('guardians')
      .set({ endedAt: world.now() })
      .where('childId', '=', children[0] ?? '')
      .execute();
    assert.deepEqual((await rulesOf(federation)).families, []);
  });

  it('includes the A and B teams of a club, which don’t play at home on the same day', async () => {
    const federation = await createFederation(world);
    await createVenue(world, federation.club.id);
    const teamIds = await withClub(federation);
    assert.deepEqual((await rulesOf(federation)).clubs, [{ teams: teamIds, wish: 'APART' }]);
  });

  it('includes no A and B teams where a club plays against itself or the ages differ', async () => {
    const federation = await createFederation(world, { competitions: 4 });
    await createVenue(world, federation.club.id);
    await withClub(federation);
    assert.deepEqual((await rulesOf(federation)).clubs, []);
    const two = await createFederation(world);
    await createVenue(world, two.club.id);
    const teamIds = await withClub(two);
    await world.store.db
      .updateTable('categories')
      .set({ maxAge: 10 })
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('competitions')
          .select('categoryId')
          .where('id', '=', two.phases[0]?.competitionId ?? ''),
      )
      .execute();
    const { clubs } = await rulesOf(two);
    assert.ok(clubs.every(({ teams }) => !teams.some((id) => teamIds.includes(id))));
  });

  it('includes the strictest of their rules', async () => {
    const federation = await createFederation(world, { wishes: { turnaround: 30, restHours: 24 } });
    await createVenue(world, federation.club.id);
    const { phaseId } = federation.phases[0] as (typeof federation.phases)[0];
    const row = await world.store.db
      .selectFrom('phases')
      .select('calendarWishes')
      .where('id', '=', phaseId)
      .executeTakeFirstOrThrow();
    const stricter = { ...(row.calendarWishes as object), restHours: 72, turnaround: 10, order: 'FREE' };
    await world.store.db
      .updateTable('phases')
      .set({ calendarWishes: JSON.stringify(stricter) })
      .where('id', '=', phaseId)
      .execute();
    const { rest, turnaround, isOrderFree } = await rulesOf(federation);
    assert.deepEqual([rest, turnaround, isOrderFree], [72 * 60, 30, false]);
  });
});
