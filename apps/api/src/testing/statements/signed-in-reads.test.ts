import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type Call, type CallInput, contract } from '@traip/contract';
import { type MatchDay, matchDay } from '../../competition/match/testing/match-day.ts';
import { statementsOf } from '../count-queries.ts';
import { createMatch } from '../fixtures/competitions.ts';
import { createLineup } from '../fixtures/lineups.ts';
import type { Person } from '../fixtures/people.ts';
import { createScorerLink } from '../fixtures/scorer-links.ts';
import { openWorld } from '../world.ts';

const most = 5;

/** Every statement from request to reply counts, including those that authorize the call. */
describe(`it takes at most ${most} statements`, () => {
  const world = openWorld();
  let day: MatchDay;
  let semifinal: string;
  let final: string;

  /** A live match, an upcoming one with teams from another match, an undated one, and tasks for staff. */
  before(async () => {
    day = await matchDay(world);
    const { club, competition, home, away, matchId } = day;
    const { db } = world.store;
    const at = { createdAt: world.now() };
    const players = [home.people.OWNER.id, home.people.CAPTAIN.id];
    for (const { id: teamId } of [home, away])
      await createLineup(world, { ...competition, matchId, teamId, players, state: 'CONFIRMED' });
    await db
      .updateTable('lineups')
      .set({ confirmedAt: world.now(), confirmedBy: home.people.OWNER.id })
      .execute();
    const { referee } = club.people;
    await db
      .insertInto('matchReferees')
      .values({ organisationId: club.id, matchId, userId: referee.id })
      .execute();
    await createScorerLink(world, { organisationId: club.id, matchId, createdBy: referee.id });
    await day.start();
    await day.register({ type: 'GOAL', teamId: home.id, playerId: home.people.CAPTAIN.id, minute: 3 });
    const { body } = await day.register({ type: 'GOAL', teamId: away.id, minute: 4 });
    await day.takeBack(body.event.id);
    const sides = { home: home.id, away: away.id };
    semifinal = await createMatch(world, competition, { ...sides, key: 's1', state: 'FINISHED' });
    final = await createMatch(world, competition, { ...sides, key: 'f1' });
    await createMatch(world, competition, { ...sides, key: 'u1', state: 'CREATED' });
    await db.updateTable('matches').set({ kickOff: null }).where('key', '=', 'u1').execute();
    await db.updateTable('matches').set({ tieKey: 'semi' }).where('id', '=', semifinal).execute();
    const winner = { source: { kind: 'WINNER', tie: 'semi' }, teamId: home.id, provisional: false };
    await db
      .updateTable('matches')
      .set({ home: JSON.stringify(winner) })
      .where('id', '=', final)
      .execute();
    await db
      .updateTable('competitions')
      .set({ state: 'IN_PROGRESS', registrationRules: JSON.stringify({}), ...at })
      .where('id', '=', competition.competitionId)
      .execute();
  });

  async function assertFew<C extends Call>(call: C, input: CallInput<C>, user: Person): Promise<void> {
    let status = 0;
    const send = async () => {
      ({ status } = await world.call(call, input, user));
    };
    await send();
    const statements = await statementsOf(send);
    assert.equal(status, 200);
    assert.ok(statements.length > 0, 'something was counted');
    assert.ok(statements.length <= most, `${statements.length} statements:\n${statements.join('\n\n')}`);
  }

  const staff = () => day.club.people['super-admin'];

  it('to open the home page', async () => {
    await assertFew(contract.home.mine, {}, day.home.people.OWNER);
    await assertFew(contract.home.mine, {}, day.club.people.referee);
  });

  it('to list one’s own matches and their filters', async () => {
    for (const query of [{}, { withFilters: 'true' }] as const)
      await assertFew(contract.home.matches, { query }, day.home.people.OWNER);
  });

  it('to open an organisation: its totals, its tasks and today’s figures', async () => {
    const params = { orgCode: day.club.code };
    for (const call of [contract.overview.organisation, contract.overview.info, contract.overview.today])
      await assertFew(call, { params }, staff());
  });

  it('to list the matches of an organisation and their filters', async () => {
    const params = { orgCode: day.club.code };
    for (const query of [{}, { withFilters: 'true' }] as const)
      await assertFew(contract.dashboard.matches, { params, query }, staff());
  });

  it('to open the desk of a match before, during and after it', async () => {
    for (const id of [final, day.matchId, semifinal])
      await assertFew(contract.match.desk, { params: { id } }, day.club.people.referee);
  });

  it('to follow the match from its desk', async () => {
    const body = { feed: 'match', id: day.matchId } as const;
    await assertFew(contract.live.ticket, { body }, day.club.people.referee);
  });
});
