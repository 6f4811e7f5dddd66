import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { describe, it } from 'node:test';
import { homeCalls } from '@traip/contract';
import type { MatchStatus } from '@traip/engine/match';
import { queriesOf } from '../../testing/count-queries.ts';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the home page', () => {
  const world = openWorld();
  const home = (user: Person) => world.call(homeCalls.mine, {}, user);
  const mine = (user: Person, query = {}) => world.call(homeCalls.matches, { query }, user);
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  let key = 0;
  async function played(
    competition: Awaited<ReturnType<typeof createCompetition>>,
    teams: { readonly home: string; readonly away: string },
    { state, hours }: { readonly state: MatchStatus; readonly hours: number },
  ): Promise<string> {
    const id = await createMatch(world, competition, { ...teams, state, key: `k${key++}` });
    const kickOff = new Date(world.now().getTime() + hours * 3_600_000);
    await world.store.db.updateTable('matches').set({ kickOff }).where('id', '=', id).execute();
    return id;
  }

  /** A player and a referee with matches of every kind, and a match of other people. */
  async function season(teams = 1) {
    const club = await createOrganisation(world, 'admin', 'referee');
    const traip = await createTraip(world, club.id);
    const competition = await createCompetition(world, traip, { state: 'IN_PROGRESS' });
    const own = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const rival = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const player = own.people.OWNER;
    for (const { id } of [own, rival])
      await enterTeam(world, competition, { teamId: id, requestedBy: club.people.admin.id });
    for (let more = 1; more < teams; more++) {
      const { id: teamId } = await createTeam(world, {});
      const since = { joinedAt: world.now(), leftAt: null };
      await world.store.db
        .insertInto('teamMembers')
        .values({ teamId, personId: player.id, role: 'MEMBER', ...since })
        .execute();
      await enterTeam(world, competition, { teamId, requestedBy: player.id });
      for (const hours of [30, -40])
        await played(
          competition,
          { home: teamId, away: rival.id },
          { state: hours > 0 ? 'SCHEDULED' : 'CLOSED', hours },
        );
    }
    const sides = { home: own.id, away: rival.id };
    const live = await played(competition, sides, { state: 'IN_PROGRESS', hours: -1 });
    const next = await played(competition, sides, { state: 'SCHEDULED', hours: 5 });
    const over = await played(competition, sides, { state: 'CLOSED', hours: -50 });
    const others = { home: rival.id, away: (await createTeam(world, {})).id };
    const foreign = await played(competition, others, { state: 'SCHEDULED', hours: 8 });
    return { club, traip, competition, own, rival, player, live, next, over, foreign };
  }

  it('shows live, next and past matches of one’s own teams and no others', async () => {
    const { club, competition, own, player, live, next, over } = await season();
    const { body, status } = await home(player);
    assert.equal(status, 200);
    assert.deepEqual([ids(body.live), ids(body.next), ids(body.results)], [[live], [next], [over]]);
    assert.deepEqual(body.live[0]?.mine, {
      teamIds: [own.id],
      children: [],
      attendees: [],
      isReferee: false,
      maySeeDesk: false,
      isMember: false,
      orgCode: club.code,
      isPublic: true,
    });
    assert.deepEqual([body.teamCount, body.teams[0]?.team.id, body.teams[0]?.role], [1, own.id, 'OWNER']);
    assert.deepEqual([body.competitionCount, ids(body.competitions)], [1, [competition.competitionId]]);
    assert.deepEqual([body.organizations, body.invitations.count], [[], 0]);
  });

  it('shows a referee their matches, with a link to each desk', async () => {
    const { club, foreign } = await season();
    const { referee } = club.people;
    assert.deepEqual((await home(referee)).body.next, []);
    const whistle = { organisationId: club.id, matchId: foreign, userId: referee.id };
    await world.store.db.insertInto('matchReferees').values(whistle).execute();
    const { body } = await home(referee);
    assert.deepEqual(ids(body.next), [foreign]);
    assert.deepEqual(body.next[0]?.mine, {
      teamIds: [],
      children: [],
      attendees: [],
      isReferee: true,
      maySeeDesk: true,
      isMember: true,
      orgCode: club.code,
      isPublic: true,
    });
    assert.deepEqual(
      body.organizations.map(({ organization, role }) => [organization.id, role]),
      [[club.id, 'referee']],
    );
  });

  it('shows a match without a public page', async () => {
    const { competition, player } = await season();
    const hide = world.store.db.updateTable('competitions').set({ privacy: 'PRIVATE' });
    await hide.where('id', '=', competition.competitionId).execute();
    assert.equal((await home(player)).body.live[0]?.mine.isPublic, false);
  });

  it('links to the desk only for scorers, not for a player of the organisation', async () => {
    const { club, player } = await season();
    const mayOpen = async (role: 'member' | 'admin') => {
      const { db } = world.store;
      const member = { organisationId: club.id, userId: player.id, role, createdAt: world.now() };
      await db
        .insertInto('organisationMembers')
        .values(member)
        .onConflict((same) => same.columns(['organisationId', 'userId']).doUpdateSet({ role }))
        .execute();
      return (await home(player)).body.next[0]?.mine.maySeeDesk;
    };
    assert.deepEqual([await mayOpen('member'), await mayOpen('admin')], [false, true]);
  });

  it('is empty for a new user, and shows open invitations', async () => {
    const { club, own } = await season();
    const guest = await createPerson(world);
    const empty = (await home(guest)).body;
    assert.deepEqual(
      [empty.live, empty.next, empty.results, empty.teams, empty.competitions, empty.organizations],
      [[], [], [], [], [], []],
    );
    const invitation = {
      locale: 'es',
      status: 'PENDING',
      invitedBy: club.people.admin.id,
      createdAt: world.now(),
      expiresAt: new Date(world.now().getTime() + 86_400_000),
    } as const;
    const { db } = world.store;
    await db
      .insertInto('teamInvitations')
      .values({ id: randomUUIDv7(), teamId: own.id, userId: guest.id, role: 'MEMBER', ...invitation })
      .execute();
    await db
      .insertInto('organisationInvitations')
      .values({
        id: randomUUIDv7(),
        organisationId: club.id,
        email: guest.email,
        role: 'referee',
        ...invitation,
      })
      .execute();
    const { invitations } = (await home(guest)).body;
    assert.equal(invitations.count, 2);
    assert.equal(invitations.teams[0]?.team.id, own.id);
    assert.equal(invitations.organizations[0]?.organization.id, club.id);
  });

  it('drops what turns private or was left at once', async () => {
    const { competition, own, player, next } = await season();
    const { db } = world.store;
    const id = competition.competitionId;
    await db.updateTable('competitions').set({ state: 'DRAFT' }).where('id', '=', id).execute();
    assert.deepEqual([(await home(player)).body.next, (await mine(player)).body.total], [[], 0]);
    await db.updateTable('competitions').set({ state: 'IN_PROGRESS' }).where('id', '=', id).execute();
    assert.deepEqual(ids((await home(player)).body.next), [next]);
    await db.updateTable('teamMembers').set({ leftAt: world.now() }).where('teamId', '=', own.id).execute();
    const { body } = await home(player);
    assert.deepEqual([body.next, body.teams, body.competitions], [[], [], []]);
  });

  it('costs the same for one team as for seven', async () => {
    const [one, seven] = [await season(), await season(7)];
    const few = await queriesOf(() => home(one.player));
    const many = await queriesOf(() => home(seven.player));
    assert.equal((await home(seven.player)).body.teamCount, 7);
    assert.equal(many.length, few.length, many.join('\n'));
    assert.ok(few.length > 5 && few.length <= 14, String(few.length));
    const [listed, longer] = [one, seven].map(
      ({ player }) =>
        () =>
          mine(player, { withFilters: 'true' }),
    );
    assert.ok(listed && longer);
    assert.equal((await queriesOf(longer)).length, (await queriesOf(listed)).length);
  });

  describe('one’s own matches', () => {
    it('can be filtered by everything offered, with what each choice leaves', async () => {
      const { competition, traip, own, rival, player, live, next, over } = await season();
      const found = async (query: object) => ids((await mine(player, query)).body.items);
      assert.deepEqual(await found({}), [over, live, next]);
      assert.deepEqual(await found({ sort: 'kickOff:desc', limit: 1, page: 2 }), [live]);
      assert.deepEqual(await found({ timeline: 'LIVE' }), [live]);
      assert.deepEqual(await found({ timeline: 'PAST', state: 'CLOSED' }), [over]);
      assert.deepEqual(await found({ teamId: rival.id, seasonId: traip.seasonId }), [over, live, next]);
      assert.deepEqual(await found({ traipId: traip.traipId, categoryId: traip.categoryId }), [
        over,
        live,
        next,
      ]);
      assert.deepEqual(await found({ sportKey: 'TENNIS' }), []);
      assert.deepEqual(await found({ competitionId: own.id }), []);
      assert.deepEqual(await found({ search: rival.code }), [over, live, next]);
      const day = (hours: number) =>
        new Date(world.now().getTime() + hours * 3_600_000).toLocaleDateString('en-CA', {
          timeZone: 'Europe/Madrid',
        });
      assert.deepEqual(await found({ to: day(-50) }), [over]);
      assert.ok((await found({ from: day(5) })).includes(next));
      const { filters } = (await mine(player, { withFilters: 'true', timeline: 'LIVE' })).body;
      assert.deepEqual(
        filters?.competitions.map(({ id, count }) => [id, count]),
        [[competition.competitionId, 3]],
      );
      assert.equal(filters?.timelines.find(({ timeline }) => timeline === 'LIVE')?.count, 1);
    });
  });
});
