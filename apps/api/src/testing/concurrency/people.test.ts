import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, memberCalls, profileCalls, secondFactorCalls, teamCalls } from '@traip/contract';
import { accountOwner } from '../../people/profile/second-factor/testing/owner.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../fixtures/people.ts';
import { credentials } from '../fixtures/registration.ts';
import { openWorld } from '../world.ts';
import { allAtOnce, countSuccesses, times } from './testing/at-once.ts';

describe('people acting at the same moment', () => {
  const world = openWorld();

  const ownersOf = async (teamId: string) => {
    const rows = await world.store.db
      .selectFrom('teamMembers')
      .select('personId')
      .where('teamId', '=', teamId)
      .where('role', '=', 'OWNER')
      .where('leftAt', 'is', null)
      .execute();
    return rows.map(({ personId }) => personId);
  };

  it('hand a team over to each other, and it has one owner', async () => {
    const club = await createOrganisation(world, 'super-admin', 'admin');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'CAPTAIN', 'COACH', 'MEMBER');
    const { OWNER, CAPTAIN, COACH, MEMBER } = team.people;
    const people = [OWNER, CAPTAIN, COACH, MEMBER];
    const actors = [OWNER, club.people['super-admin'], club.people.admin];
    const answers = await allAtOnce(
      'handover',
      times(24, (nth) => () => {
        const to = people[(nth * 7) % people.length] as Person;
        const by = actors[nth % actors.length] as Person;
        return world.call(teamCalls.changeOwner, { body: { teamId: team.id, userId: to.id } }, by);
      }).concat(
        people.map((user) => () => world.call(teamCalls.leave, { body: { teamId: team.id } }, user) as never),
      ),
    );
    assert.ok(countSuccesses(answers) > 0);
    const owners = await ownersOf(team.id);
    assert.equal(owners.length, 1);
    assert.ok(people.some(({ id }) => id === owners[0]));
  });

  it('use, confirm and remove a second factor without deadlocks', async () => {
    const ana = await accountOwner(world);
    const { codeIn, added } = await ana.addAuthenticator();
    const recoveryCodes = added.body.recoveryCodes ?? [];
    const steps = await Promise.all(times(4, () => ana.enterPassword()));
    const signIns = steps.map(({ challengeId }, nth) => () => {
      const proof = nth % 2 === 0 ? { code: codeIn(0) } : { recoveryCode: recoveryCodes[nth] ?? '' };
      return world.call(authCalls.secondFactor, { body: { challengeId, ...proof } });
    });
    const others = [
      () => world.call(secondFactorCalls.removeAuthenticator, {}, ana.as),
      () => world.call(secondFactorCalls.confirm, { body: { recoveryCode: recoveryCodes[9] ?? '' } }, ana.as),
    ];
    const answers = await allAtOnce('second factor', [...signIns, ...(others as never[])]);
    assert.ok(countSuccesses(answers) > 0);
  });

  it('change the password while signing in with the old one, and no such session is left', async () => {
    const ana = await accountOwner(world);
    const change = { currentPassword: ana.password, password: 'otra-bien-larga' };
    const signIns = times(8, () => () => world.call(authCalls.login, { body: credentials(ana) }));
    const answers = await allAtOnce('password', [
      ...signIns,
      () => world.call(profileCalls.changePassword, { body: change }, ana.as) as never,
    ]);
    assert.ok(countSuccesses(answers) > 0);
    const open = await world.store.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', ana.session.user.id)
      .where('endedAt', 'is', null)
      .execute();
    assert.equal(open.length, 1, 'the one that changed it');
  });

  /** An organisation with two super-admins. */
  async function createPair() {
    const { id } = await createOrganisation(world);
    const people = [await createPerson(world), await createPerson(world)] as const;
    const owned = { organisationId: id, role: 'super-admin' as const, createdAt: world.now() };
    const rows = await world.store.db
      .insertInto('organisationMembers')
      .values(people.map((user) => ({ ...owned, userId: user.id })))
      .returning(['id', 'userId'])
      .execute();
    const paramsOf = (user: Person) => ({ id: rows.find(({ userId }) => userId === user.id)?.id ?? '' });
    return { id, people, paramsOf };
  }

  type Pair = Awaited<ReturnType<typeof createPair>>;
  type Act = (createPair: Pair, user: Person, other: Person) => Promise<{ status: number }>;
  const body = { role: 'member' } as const;

  const actions: Readonly<Record<string, Act>> = {
    leave: ({ paramsOf }, user) => world.call(memberCalls.remove, { params: paramsOf(user) }, user),
    'remove the other': ({ paramsOf }, user, other) =>
      world.call(memberCalls.remove, { params: paramsOf(other) }, user),
    'demote the other': ({ paramsOf }, user, other) =>
      world.call(memberCalls.changeRole, { params: paramsOf(other), body }, user),
    'close their accounts': (_, user) =>
      world.call(profileCalls.deleteAccount, { body: { userCode: user.userCode } }, user),
  };

  for (const [way, act] of Object.entries(actions))
    it(`${way} at the same moment, and one of two super-admins is left`, async () => {
      const pairs = await Promise.all(times(6, () => createPair()));
      const answers = await allAtOnce(
        way,
        pairs.flatMap((two) => {
          const [one, other] = two.people;
          return [() => act(two, one, other), () => act(two, other, one)];
        }),
      );
      assert.equal(countSuccesses(answers), pairs.length);
      const left = await world.store.db
        .selectFrom('organisationMembers')
        .select('organisationId')
        .where('role', '=', 'super-admin')
        .where(
          'organisationId',
          'in',
          pairs.map(({ id }) => id),
        )
        .execute();
      assert.deepEqual(
        left.map(({ organisationId }) => organisationId).sort(),
        pairs.map(({ id }) => id).sort(),
      );
    });

  it('scan a code for five people, and five are admitted', async () => {
    const { teamId, people } = await createFixtures(world);
    const created = await world.call(teamCalls.createQr, { body: { teamId, maxUses: 5 } }, people.OW);
    const token = created.body.url.split('/').at(-1) ?? '';
    const newcomers = await Promise.all(times(20, () => createPerson(world)));
    const answers = await allAtOnce(
      'scan',
      // Each scans twice: a second scan by a member doesn't count.
      [...newcomers, ...newcomers].map(
        (user) => () => world.call(teamCalls.consumeQr, { body: { token } }, user),
      ),
    );
    const joined = await world.store.db
      .selectFrom('teamMembers')
      .select('personId')
      .where('teamId', '=', teamId)
      .where('leftAt', 'is', null)
      .where(
        'personId',
        'in',
        newcomers.map(({ id }) => id),
      )
      .execute();
    assert.equal(joined.length, 5);
    assert.equal(new Set(joined.map(({ personId }) => personId)).size, 5);
    assert.ok(countSuccesses(answers) >= 5 && countSuccesses(answers) <= 10);
  });

  it('accept, decline and delete one invitation, and only one of these counts', async () => {
    const { organisationId, invitationId, people } = await createFixtures(world);
    const body = { invitationId };
    const answers = await allAtOnce('invitation', [
      ...times(8, () => () => world.call(memberCalls.acceptInvitation, { body }, people.IN) as never),
      ...times(4, () => () => world.call(memberCalls.cancelInvitation, { body }, people.IN) as never),
      ...times(4, (nth) => () => {
        const params = { id: invitationId, organizationId: organisationId };
        const by = nth % 2 === 0 ? people.SA : people.AD;
        return world.call(memberCalls.deleteInvitation, { params }, by) as never;
      }),
    ] as (() => Promise<{ status: number }>)[]);
    assert.equal(countSuccesses(answers), 1);
    const { db } = world.store;
    const { status } = await db
      .selectFrom('organisationInvitations')
      .select('status')
      .where('id', '=', invitationId)
      .executeTakeFirstOrThrow();
    const memberships = await db
      .selectFrom('organisationMembers')
      .select('id')
      .where('organisationId', '=', organisationId)
      .where('userId', '=', people.IN.id)
      .execute();
    assert.equal(memberships.length, status === 'ACCEPTED' ? 1 : 0, `the invitation ended ${status}`);
  });

  it('answer a team’s invitation both ways, and the person is in it once or not at all', async () => {
    const { teamId, people, teamInvitationId } = await createFixtures(world);
    const answers = await allAtOnce(
      'team',
      times(10, (nth) => () => {
        const params = { teamId, responseBoolean: nth % 3 === 0 ? 'false' : 'true' } as const;
        return world.call(profileCalls.answerTeam, { params, query: {} }, people.IN);
      }),
    );
    assert.equal(countSuccesses(answers), 1);
    const { db } = world.store;
    const { status } = await db
      .selectFrom('teamInvitations')
      .select('status')
      .where('id', '=', teamInvitationId)
      .executeTakeFirstOrThrow();
    const memberships = await db
      .selectFrom('teamMembers')
      .select('personId')
      .where('teamId', '=', teamId)
      .where('personId', '=', people.IN.id)
      .execute();
    assert.equal(memberships.length, status === 'ACCEPTED' ? 1 : 0);
  });
});
