import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notificationCalls, personMergeCalls, squadCalls } from '@traip/contract';
import { createCompetition, createTraip } from '../../testing/fixtures/competitions.ts';
import { createLicence } from '../../testing/fixtures/licences.ts';
import {
  createOrganisation,
  createPerson,
  createTeam,
  enterPeople,
  type Person,
} from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('a merge', () => {
  const world = openWorld();
  const db = () => world.store.db;

  async function league() {
    const club = await createOrganisation(world, 'admin');
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'CAPTAIN', 'MEMBER');
    const enter = (teamId = team.id) =>
      enterPeople(world, { teamId, enteredBy: team.people.OWNER.id }, [{}]).then(([id = '']) => id);
    return { club, team, enter, ...competition };
  }
  type League = Awaited<ReturnType<typeof league>>;

  const license = (
    { team, ...competition }: League,
    personId: string,
    state: 'DRAFT' | 'APPROVED',
    teamId = team.id,
  ) => createLicence(world, { ...competition, teamId, personId, state });
  const licencesOf = async ({ competitionId }: League) =>
    db()
      .selectFrom('licences')
      .select(['id', 'personId', 'state', 'reason'])
      .where('competitionId', '=', competitionId)
      .orderBy('id')
      .execute();

  const call = ({ team }: League, keptId: string, mergedId: string, by: Person) => ({
    input: { params: { teamId: team.id }, body: { keptId, mergedId } },
    by,
  });
  const merge = (...pair: Parameters<typeof call>) => {
    const { input, by } = call(...pair);
    return world.call(personMergeCalls.merge, input, by);
  };
  const preview = async (...pair: Parameters<typeof call>) => {
    const { input, by } = call(...pair);
    return (await world.call(personMergeCalls.preview, input, by)).body;
  };

  describe('of two people with a licence', () => {
    it('for one team keeps the more advanced licence and replaces the other, until undone', async () => {
      const here = await league();
      const { OWNER } = here.team.people;
      const [kept, merged] = [await here.enter(), await here.enter()];
      const draft = await license(here, kept, 'DRAFT');
      const approved = await license(here, merged, 'APPROVED');
      const before = await licencesOf(here);
      const { licences, moves } = await preview(here, kept, merged, OWNER);
      assert.deepEqual(
        licences.map(({ outcome }) => outcome),
        ['ONE_STAYS'],
      );
      assert.equal(moves.licences, 1);
      const { body } = await merge(here, kept, merged, OWNER);
      const after = await licencesOf(here);
      assert.deepEqual(
        after.map(({ id, personId, state }) => [id, personId, state]),
        [
          [draft, kept, 'REPLACED'],
          [approved, kept, 'APPROVED'],
        ],
      );
      assert.match(after[0]?.reason ?? '', /dos fichas/);
      const undo = { params: { teamId: here.team.id, id: body.mergeId } };
      assert.equal((await world.call(personMergeCalls.undo, undo, OWNER)).status, 200);
      assert.deepEqual(await licencesOf(here), before);
    });

    it('for two teams is up to the organiser, and a team is told so', async () => {
      const here = await league();
      const { OWNER } = here.team.people;
      const other = await createTeam(world, { organisationId: here.club.id }, 'OWNER');
      const [kept, merged] = [await here.enter(), await here.enter(other.id)];
      await license(here, kept, 'APPROVED');
      await license(here, merged, 'APPROVED', other.id);
      const [meeting] = (await preview(here, kept, merged, OWNER)).licences;
      assert.equal(meeting?.outcome, 'STAFF_DECIDES');
      const refused = await merge(here, kept, merged, OWNER);
      assert.equal(refused.error?.code, 'LICENCES_IN_TWO_TEAMS');
      assert.deepEqual(
        (await licencesOf(here)).map(({ personId }) => personId).toSorted(),
        [kept, merged].toSorted(),
      );
      assert.equal((await merge(here, kept, merged, here.club.people.admin)).status, 201);
      assert.deepEqual(
        (await licencesOf(here)).map(({ personId, state }) => [personId, state]),
        [
          [kept, 'APPROVED'],
          [kept, 'APPROVED'],
        ],
      );
    });
  });

  describe('into a member’s account', () => {
    const inbox = async (user: Person) =>
      (await world.call(notificationCalls.list, { query: {} }, user)).body.items;
    const own = async (user: Person) => (await world.call(personMergeCalls.mine, {}, user)).body.merges;
    const part = (user: Person, id: string) =>
      world.call(personMergeCalls.undoMine, { params: { id } }, user);

    it('is notified to the member, who can undo it', async () => {
      const here = await league();
      const { OWNER, MEMBER } = here.team.people;
      const entry = await here.enter();
      assert.equal((await merge(here, MEMBER.id, entry, OWNER)).status, 201);
      const [notification] = await inbox(MEMBER);
      assert.equal(notification?.kind, 'PEOPLE_MERGED');
      assert.match(notification?.title.es ?? '', /ha unido a Iker .* con tu cuenta/);
      assert.equal(notification?.path, '/profile/merges');
      assert.deepEqual(await inbox(OWNER), []);
      const [{ mergeId } = assert.fail()] = await own(MEMBER);
      assert.equal((await part(OWNER, mergeId)).status, 404);
      assert.equal((await part(MEMBER, mergeId)).status, 200);
      assert.deepEqual(await own(MEMBER), []);
      const logged = await db()
        .selectFrom('auditEntries')
        .select('byUser')
        .where('organisationId', '=', here.club.id)
        .where('action', '=', 'MERGE_UNDONE')
        .execute();
      assert.deepEqual(logged, [{ byUser: MEMBER.id }]);
      const params = { teamId: here.team.id };
      const { body } = await world.call(squadCalls.get, { params }, OWNER);
      assert.ok(body.people.some(({ personId }) => personId === entry));
      assert.equal((await part(MEMBER, mergeId)).status, 404);
    });

    it('adopts the nickname of the entry if they have none, until undone', async () => {
      const here = await league();
      const { OWNER, MEMBER } = here.team.people;
      const call = (id: string, knownAs: string | null) =>
        db().updateTable('persons').set({ knownAs }).where('id', '=', id).execute();
      const nickname = async (id: string) =>
        (await db().selectFrom('persons').select('knownAs').where('id', '=', id).executeTakeFirst())?.knownAs;
      const [kiko, chus] = [await here.enter(), await here.enter()];
      await call(kiko, 'Kiko');
      await call(chus, 'Chus');
      const [first, second] = [
        (await merge(here, MEMBER.id, kiko, OWNER)).body,
        (await merge(here, MEMBER.id, chus, OWNER)).body,
      ];
      assert.equal(await nickname(MEMBER.id), 'Kiko');
      await part(MEMBER, second.mergeId);
      assert.equal(await nickname(MEMBER.id), 'Kiko');
      await part(MEMBER, first.mergeId);
      assert.deepEqual([await nickname(MEMBER.id), await nickname(kiko)], [null, 'Kiko']);
    });

    it('is notified to a minor’s guardians, who can undo it too', async () => {
      const here = await league();
      const { OWNER, MEMBER } = here.team.people;
      const mother = await createPerson(world);
      await db()
        .insertInto('guardians')
        .values({
          childId: MEMBER.id,
          userId: mother.id,
          relation: 'MOTHER',
          since: world.now(),
          endedAt: null,
        })
        .execute();
      await merge(here, MEMBER.id, await here.enter(), OWNER);
      const [notification] = await inbox(mother);
      assert.match(notification?.title.es ?? '', /con MEMBER/);
      const [{ mergeId, child } = assert.fail()] = await own(mother);
      assert.match(child ?? '', /^MEMBER/);
      assert.equal((await part(mother, mergeId)).status, 200);
    });

    it('can’t be undone after a month', async () => {
      const here = await league();
      const { OWNER, MEMBER } = here.team.people;
      const { body } = await merge(here, MEMBER.id, await here.enter(), OWNER);
      const monthAgo = new Date(world.now().getTime() - 31 * 86_400_000);
      await db()
        .updateTable('personMerges')
        .set({ mergedAt: monthAgo })
        .where('id', '=', body.mergeId)
        .execute();
      assert.deepEqual(await own(MEMBER), []);
      assert.equal((await part(MEMBER, body.mergeId)).error?.code, 'MERGE_TOO_OLD');
    });
  });
});
