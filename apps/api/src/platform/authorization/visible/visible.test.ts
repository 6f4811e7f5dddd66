import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  isCompetitionVisible,
  type OrganisationRole,
  organisationRoles,
  type Privacy,
  privacies,
} from '@traip/contract';
import { competitionStates } from '@traip/engine/competition';
import {
  createCompetition,
  createTraip,
  enterTeam,
  type TraipFixture,
} from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, createTeam } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { whileDeleted } from '../testing/gate.ts';
import { competitionsVisibleTo, findPublicCompetition } from './queries.ts';

interface Viewer {
  readonly role: OrganisationRole | null;
  readonly userId: string | null;
  readonly plays: boolean;
}

describe('the competitions in a list', () => {
  const world = openWorld();

  /** Everyone who can look: once as a participant, once not. */
  async function allViewers(organisationId: string, teamId: string): Promise<Viewer[]> {
    const { db } = world.store;
    const since = world.now();
    const viewers: Viewer[] = [{ role: null, userId: null, plays: false }];
    for (const role of [null, ...organisationRoles]) {
      for (const plays of [true, false]) {
        const { id: userId } = await createPerson(world);
        const member = { organisationId, userId, createdAt: since };
        if (role)
          await db
            .insertInto('organisationMembers')
            .values({ ...member, role })
            .execute();
        const mate = { teamId, personId: userId, role: 'MEMBER', joinedAt: since, leftAt: null } as const;
        if (plays) await db.insertInto('teamMembers').values(mate).execute();
        viewers.push({ role, userId, plays });
      }
    }
    return viewers;
  }

  /** Every state, privacy and past that a competition in a Traip of each privacy can have. */
  const kinds = privacies.flatMap((traipPrivacy) =>
    competitionStates.flatMap((state) =>
      privacies.flatMap((privacy) =>
        [true, false].map((wasPublished) => ({ traipPrivacy, state, privacy, wasPublished })),
      ),
    ),
  );

  async function oneOfEach(organisationId: string, teamId: string, requestedBy: string) {
    const { db } = world.store;
    const traips = new Map<Privacy, TraipFixture>();
    for (const privacy of privacies)
      traips.set(privacy, await createTraip(world, organisationId, { privacy }));
    const competitions = [];
    for (const { traipPrivacy, state, privacy, wasPublished } of kinds) {
      const traip = traips.get(traipPrivacy);
      assert.ok(traip);
      const created = await createCompetition(world, traip, { state, privacy });
      await enterTeam(world, created, { teamId, requestedBy });
      const id = created.competitionId;
      const publishedAt = wasPublished ? world.now() : null;
      await db.updateTable('competitions').set({ publishedAt }).where('id', '=', id).execute();
      competitions.push({ id, state, wasPublished, privacies: [privacy, traipPrivacy] });
    }
    return competitions;
  }

  let viewers: Viewer[] = [];
  let competitions: Awaited<ReturnType<typeof oneOfEach>> = [];
  before(async () => {
    const { id: organisationId } = await createOrganisation(world);
    const team = await createTeam(world, {}, 'OWNER');
    viewers = await allViewers(organisationId, team.id);
    competitions = await oneOfEach(organisationId, team.id, team.people.OWNER.id);
  });

  it('are the ones that authorization lets the same person see, whatever their relation', async () => {
    assert.deepEqual([viewers.length, competitions.length], [1 + 5 * 2, 4 * 7 * 4 * 2]);
    for (const { role, userId, plays: isParticipant } of viewers) {
      const ids = competitions.map(({ id }) => id);
      const rows = await competitionsVisibleTo(world.store.db, userId)
        .select('competitions.id')
        .where('competitions.id', 'in', ids)
        .execute();
      const expected = competitions.filter((one) => isCompetitionVisible(one, { role, isParticipant }));
      assert.deepEqual(
        new Set(rows.map(({ id }) => id)),
        new Set(expected.map(({ id }) => id)),
        `${role ?? 'nobody of the organisation'}, ${isParticipant ? 'playing' : 'not playing'}`,
      );
    }
  });

  it('are hidden from those who only applied, were turned away, or have left the team', async () => {
    const club = await createOrganisation(world);
    const traip = await createTraip(world, club.id, { privacy: 'PRIVATE' });
    for (const status of ['REQUESTED', 'REJECTED', 'WITHDRAWN', 'ACCEPTED'] as const) {
      const team = await createTeam(world, {}, 'OWNER');
      const { id: userId } = team.people.OWNER;
      await enterTeam(world, await createCompetition(world, traip), {
        teamId: team.id,
        requestedBy: userId,
        status,
      });
      const seen = () =>
        competitionsVisibleTo(world.store.db, userId)
          .select('competitions.id')
          .where('traips.id', '=', traip.traipId)
          .execute();
      assert.equal((await seen()).length, status === 'ACCEPTED' ? 1 : 0, status);
      const left = world.store.db.updateTable('teamMembers').set({ leftAt: world.now() });
      await left.where('personId', '=', userId).execute();
      assert.equal((await seen()).length, 0);
    }
  });
});

describe('a competition on a public page', () => {
  const world = openWorld();

  async function create(options: Parameters<typeof createCompetition>[2] = {}) {
    const { id: organisationId } = await createOrganisation(world);
    const { traipId, ...rest } = await createTraip(world, organisationId);
    const { competitionId } = await createCompetition(world, { traipId, ...rest }, options);
    return { organisationId, traipId, competitionId };
  }

  it('is found with its organisation when it is public', async () => {
    const { organisationId, competitionId } = await create();
    assert.deepEqual(await findPublicCompetition(world.store.db, competitionId), { organisationId });
    const hidden = await create({ privacy: 'IN_ORG' });
    assert.equal(await findPublicCompetition(world.store.db, hidden.competitionId), undefined);
    assert.equal(await findPublicCompetition(world.store.db, organisationId), undefined);
  });

  it('is gone once it, its Traip or its organisation is deleted', async () => {
    const { organisationId, traipId, competitionId } = await create();
    for (const [table, id] of [
      ['competitions', competitionId],
      ['traips', traipId],
      ['organisations', organisationId],
    ] as const)
      await whileDeleted(world, table, id, async () => {
        assert.equal(await findPublicCompetition(world.store.db, competitionId), undefined, table);
      });
    assert.ok(await findPublicCompetition(world.store.db, competitionId));
  });
});
