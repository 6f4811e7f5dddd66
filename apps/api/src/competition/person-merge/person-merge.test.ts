import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { personMergeCalls, profileCalls, squadCalls, statisticsCalls, teamCalls } from '@traip/contract';
import { sql } from 'kysely';
import { createMatch } from '../../testing/fixtures/competitions.ts';
import { createLineup } from '../../testing/fixtures/lineups.ts';
import { createPerson, createTeam, enterPeople, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { deskOf, matchDay } from '../match/testing/match-day.ts';

/** The date of birth of every test account. */
const birthday = '1990-05-17';

describe('people who are merged', () => {
  const world = openWorld();

  /** A player without an account who has played, scored and been sent off. */
  async function veteran(
    entered: { firstName?: string; surnames?: string; birthday?: string } = { birthday },
  ) {
    const day = await matchDay(world);
    const { home, matchId, competition } = day;
    const by = { teamId: home.id, enteredBy: home.people.OWNER.id };
    const [personId] = (await enterPeople(world, by, [{ surnames: 'Soto Vega', shirt: 9, ...entered }])) as [
      string,
    ];
    const { organisationId, competitionId } = competition;
    const lineup = { organisationId, competitionId, matchId, teamId: home.id, players: [personId] };
    await createLineup(world, { ...lineup, state: 'CONFIRMED' });
    await day.start();
    await day.register({ type: 'GOAL', teamId: home.id, playerId: personId, minute: 3 });
    await day.register({ type: 'CARD', kind: 'RED', teamId: home.id, playerId: personId, minute: 9 });
    await day.finish();
    await day.close();
    return { ...day, personId, lineup };
  }
  type Veteran = Awaited<ReturnType<typeof veteran>>;

  const goalsIn = async ({ competition }: Veteran) => {
    const query = { competitionId: competition.competitionId, metric: 'goals' as const };
    const { body } = await world.call(statisticsCalls.playerStats, { query });
    return body.items.map(({ player, value }) => [player.id, value]);
  };
  const suspendedIn = async ({ competition, club }: Veteran) => {
    const query = { competitionId: competition.competitionId };
    const { body } = await world.call(statisticsCalls.suspensions, { query }, club.people.admin);
    return body.items.map(({ player }) => player.id);
  };
  const squadOf = async ({ home }: Veteran) => {
    const { body } = await world.call(squadCalls.get, { params: { teamId: home.id } }, home.people.OWNER);
    return body.people
      .filter(({ role }) => role === 'MEMBER')
      .map(({ personId, userCode, shirt }) => [personId, userCode, shirt]);
  };
  const linkFor = async ({ home, personId }: Veteran) =>
    (await world.call(teamCalls.createQr, { body: { teamId: home.id, personId } }, home.people.OWNER)).body
      .token;
  const scan = (token: string, user: Person) => world.call(teamCalls.consumeQr, { body: { token } }, user);

  describe('by a claim', () => {
    it('pass their whole career to the account that scans their code', async () => {
      const day = await veteran();
      const { personId } = day;
      const player = await createPerson(world, { surnames: 'Otros Apellidos' });
      const token = await linkFor(day);
      const offer = await world.call(teamCalls.previewQr, { body: { token } }, player);
      assert.deepEqual(offer.body.person, { firstName: 'Iker', surnames: 'S.', isChild: false });
      assert.deepEqual(await goalsIn(day), [[personId, 1]]);
      assert.equal((await scan(token, player)).status, 200);
      assert.deepEqual(await goalsIn(day), [[player.id, 1]]);
      assert.deepEqual(await suspendedIn(day), [player.id]);
      assert.deepEqual(await squadOf(day), [[player.id, player.userCode, 9]]);
      assert.equal((await scan(token, await createPerson(world))).error?.code, 'QR_NOT_VALID');
    });

    it('keep one of the two memberships if they had already joined the team', async () => {
      const day = await veteran();
      const player = await createPerson(world);
      const { body } = await world.call(
        teamCalls.createQr,
        { body: { teamId: day.home.id } },
        day.home.people.OWNER,
      );
      await scan(body.token, player);
      assert.equal((await scan(await linkFor(day), player)).status, 200);
      assert.deepEqual(await squadOf(day), [[player.id, player.userCode, 9]]);
    });

    it('match by surname if a date of birth is missing, in any order and without accents', async () => {
      const day = await veteran({ surnames: 'Péña Ruiz' });
      const player = await createPerson(world, { firstName: 'Ana', surnames: 'Ruiz Pena' });
      assert.equal((await scan(await linkFor(day), player)).status, 200);
    });

    it('wait until the team confirms, if their data differ', async () => {
      const day = await veteran({ birthday: '1991-01-01' });
      const { home, personId } = day;
      const player = await createPerson(world);
      assert.equal((await scan(await linkFor(day), player)).error?.code, 'CLAIM_WAITS');
      assert.deepEqual(await goalsIn(day), [[personId, 1]]);
      const params = { teamId: home.id };
      const { body } = await world.call(personMergeCalls.claims, { params }, home.people.OWNER);
      const [claim = assert.fail()] = body.claims;
      assert.deepEqual(
        [claim.person, claim.claimant, claim.differs],
        ['Iker Soto Vega', 'Ana Pérez Gil', ['name', 'birthday']],
      );
      const decide = () =>
        world.call(
          personMergeCalls.decideClaim,
          { params: { ...params, id: claim.id }, body: { isAccepted: true } },
          home.people.OWNER,
        );
      assert.equal((await decide()).body.status, 'ACCEPTED');
      assert.deepEqual(await goalsIn(day), [[player.id, 1]]);
      assert.equal((await decide()).error?.code, 'CLAIM_NOT_OPEN');
    });

    it('keep their data if the claim is refused', async () => {
      const day = await veteran({ birthday: '1991-01-01' });
      const { home, personId } = day;
      await scan(await linkFor(day), await createPerson(world));
      const params = { teamId: home.id };
      const { body } = await world.call(personMergeCalls.claims, { params }, home.people.OWNER);
      const refusal = { params: { ...params, id: body.claims[0]?.id ?? '' }, body: { isAccepted: false } };
      assert.equal((await world.call(personMergeCalls.decideClaim, refusal, home.people.OWNER)).status, 200);
      assert.deepEqual(await goalsIn(day), [[personId, 1]]);
    });

    it('can be claimed through an invitation by email', async () => {
      const day = await veteran();
      const { home, personId } = day;
      const player = await createPerson(world);
      const invitation = { teamId: home.id, email: player.email, personId };
      assert.equal((await world.call(teamCalls.invite, { body: invitation }, home.people.OWNER)).status, 201);
      const answer = { params: { teamId: home.id, responseBoolean: 'true' as const }, query: {} };
      assert.equal((await world.call(profileCalls.answerTeam, answer, player)).status, 200);
      assert.deepEqual(await goalsIn(day), [[player.id, 1]]);
    });

    it('can be claimed only in a team, and without an account', async () => {
      const day = await veteran();
      const other = await createTeam(world, {}, 'OWNER');
      const [stranger] = await enterPeople(world, { teamId: other.id, enteredBy: other.people.OWNER.id }, [
        {},
      ]);
      const offer = (personId: string | undefined) =>
        world.call(teamCalls.createQr, { body: { teamId: day.home.id, personId } }, day.home.people.OWNER);
      assert.equal((await offer(stranger)).error?.code, 'NOT_A_TEAM_MEMBER');
      assert.equal((await offer(day.home.people.CAPTAIN.id)).error?.code, 'PERSON_HAS_ACCOUNT');
    });
  });

  describe('by a merge', () => {
    const merge = ({ home }: Veteran, keptId: string, mergedId: string, by = home.people.OWNER) =>
      world.call(personMergeCalls.merge, { params: { teamId: home.id }, body: { keptId, mergedId } }, by);

    async function enteredTwice() {
      const day = await veteran();
      const by = { teamId: day.home.id, enteredBy: day.home.people.OWNER.id };
      const [twinId] = (await enterPeople(world, by, [{ surnames: 'Soto Vega', birthday }])) as [string];
      return { ...day, twinId };
    }

    /** All records about people in the tables. */
    async function recorded() {
      const { rows } = await sql`select
        (select jsonb_agg(t order by t::text) from (select * from team_members) as t) as members,
        (select jsonb_agg(t order by t::text) from (select id, document, birthday, gender from persons) as t) as facts,
        (select jsonb_agg(t order by t::text) from (select lineup_id, player_id from lineup_players) as t) as lineups,
        (select jsonb_agg(t order by t::text) from (select id, substitutions from lineups) as t) as substitutions,
        (select jsonb_agg(t order by t::text) from (select id, player_id, related_player_id from match_events) as t) as events,
        (select jsonb_agg(t order by t::text) from (select player_id, origin_event_id from suspensions) as t) as suspensions`.execute(
        world.store.db,
      );
      return rows[0];
    }

    it('are suggested, previewed, merged, and separated without a trace', async () => {
      const day = await enteredTwice();
      const { home, personId, twinId } = day;
      const params = { teamId: home.id };
      const { body: found } = await world.call(personMergeCalls.duplicates, { params }, home.people.OWNER);
      assert.deepEqual(
        found.pairs.map(({ because, ...pair }) => [
          new Set([pair.kept.personId, pair.merged.personId]),
          because,
        ]),
        [[new Set([personId, twinId]), 'NAME_AND_BIRTHDAY']],
      );
      const body = { keptId: twinId, mergedId: personId };
      const shown = await world.call(personMergeCalls.preview, { params, body }, home.people.OWNER);
      assert.deepEqual(shown.body.moves, { matches: 1, events: 2, suspensions: 1, licences: 0, teams: 1 });
      const identified = world.store.db.updateTable('persons').set({ document: '12345678Z' });
      await identified.where('id', '=', personId).execute();
      const before = await recorded();
      const done = await merge(day, twinId, personId);
      assert.equal(done.status, 201);
      assert.deepEqual(await goalsIn(day), [[twinId, 1]]);
      assert.deepEqual(await squadOf(day), [[twinId, null, 9]]);
      const undo = { params: { ...params, id: done.body.mergeId } };
      assert.equal((await world.call(personMergeCalls.undo, undo, home.people.OWNER)).status, 200);
      assert.deepEqual(await recorded(), before);
      assert.deepEqual(await goalsIn(day), [[personId, 1]]);
    });

    it('are refused if both played in one match', async () => {
      const day = await enteredTwice();
      const { lineup, personId, twinId } = day;
      await world.store.db
        .insertInto('lineupPlayers')
        .values({
          lineupId: sql<string>`(select id from lineups where match_id = ${lineup.matchId} and team_id = ${lineup.teamId})`,
          playerId: twinId,
          position: 1,
          place: 'STARTER',
          shirt: 10,
          isGoalkeeper: false,
          isCaptain: false,
        })
        .execute();
      assert.equal((await merge(day, personId, twinId)).error?.code, 'BOTH_IN_ONE_MATCH');
    });

    it('have their cards added up', async () => {
      const day = await enteredTwice();
      const { home, away, competition, twinId, personId, club } = day;
      const matchId = await createMatch(world, competition, { home: home.id, away: away.id, key: 'm2' });
      const other = deskOf(world, matchId, club.people.referee);
      await other.start();
      await other.register({ type: 'CARD', kind: 'RED', teamId: home.id, playerId: twinId, minute: 1 });
      await other.finish();
      await other.close();
      assert.equal((await merge(day, personId, twinId)).status, 201);
      assert.deepEqual(new Set(await suspendedIn(day)), new Set([personId]));
    });

    it('never give up an account, nor include anyone of another club', async () => {
      const day = await enteredTwice();
      const { home, personId } = day;
      assert.equal((await merge(day, personId, home.people.CAPTAIN.id)).error?.code, 'PERSON_HAS_ACCOUNT');
      const foreign = await createTeam(world, {}, 'OWNER');
      const [theirs] = (await enterPeople(world, { teamId: foreign.id, enteredBy: foreign.people.OWNER.id }, [
        {},
      ])) as [string];
      assert.equal((await merge(day, personId, theirs)).error?.code, 'PERSON_NOT_FOUND');
      assert.equal((await merge(day, theirs, personId)).error?.code, 'PERSON_NOT_FOUND');
    });

    it('can’t be separated after a month, nor by another team', async () => {
      const day = await enteredTwice();
      const { body } = await merge(day, day.personId, day.twinId);
      const foreign = await createTeam(world, {}, 'OWNER');
      const undo = (team: { id: string }, by: Person) =>
        world.call(personMergeCalls.undo, { params: { teamId: team.id, id: body.mergeId } }, by);
      assert.equal((await undo(foreign, foreign.people.OWNER)).status, 404);
      await sql`update person_merges set merged_at = merged_at - interval '31 days'`.execute(world.store.db);
      assert.equal((await undo(day.home, day.home.people.OWNER)).error?.code, 'MERGE_TOO_OLD');
    });
  });
});
