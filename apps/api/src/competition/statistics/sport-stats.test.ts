import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statisticsCalls } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createLineup, createPlayers } from '../../testing/fixtures/lineups.ts';
import { createOrganisation, createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { type EventSpec, playedMatch } from './testing/played-match.ts';

describe('the statistics of a sport', () => {
  const world = openWorld();

  async function league(sportKey: string, sportVariantKey: string) {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id, { sportKey, sportVariantKey } as never);
    const competition = await createCompetition(world, traip);
    const teams = [];
    for (let count = 0; count < 2; count++) {
      const { id } = await createTeam(world, {});
      await enterTeam(world, competition, { teamId: id, requestedBy: club.people.admin.id });
      teams.push({ id, players: await createPlayers(world, id, 3) });
    }
    const [one, two] = teams;
    assert.ok(one && two);
    const play = (events: readonly EventSpec[], more: object = {}) =>
      playedMatch(world, competition, { home: one.id, away: two.id, events, sportVariantKey, ...more });
    return { club, competition, one, two, play, competitionId: competition.competitionId };
  }

  const leaders = (query: object) => world.call(statisticsCalls.leaders, { query: query as never });
  const sides = (query: object) => world.call(statisticsCalls.sideStats, { query: query as never });
  const box = (query: object) => world.call(statisticsCalls.boxScore, { query: query as never });

  it('basketball has a box score with the points of each quarter, also during the match', async () => {
    const { one, two, play, competition } = await league('BASKETBALL', 'BASKETBALL_5');
    const [star, mate] = one.players;
    const of = (type: EventSpec['type'], kind: string, more: object = {}): EventSpec => {
      return { type, kind, teamId: one.id, playerId: star?.id, ...more };
    };
    const events = [
      of('GOAL', 'THREE', { relatedPlayerId: mate?.id }),
      of('GOAL', 'FREE_THROW', { period: 2 }),
      of('STAT', 'REBOUND'),
      of('STAT', 'REBOUND', { playerId: mate?.id }),
      of('FOUL', 'PERSONAL', { teamId: two.id, playerId: two.players[0]?.id }),
      of('GOAL', 'FIELD_GOAL', { teamId: two.id, playerId: undefined }),
    ];
    const { id: matchId } = await play(events, { state: 'IN_PROGRESS' });
    const { organisationId, competitionId } = competition;
    await createLineup(world, {
      organisationId,
      competitionId,
      matchId,
      teamId: one.id,
      state: 'LOCKED',
      players: one.players.map(({ id }) => id),
    });
    const { status, body } = await box({ matchId });
    assert.equal(status, 200);
    assert.deepEqual(body.columns, [
      ...['goals', 'fieldGoals', 'threes', 'freeThrows', 'rebounds', 'assists', 'fouls'],
    ]);
    const [first, second] = body.home.lines;
    assert.deepEqual(
      [first?.player?.id, first?.values],
      [star?.id, { goals: 4, threes: 1, freeThrows: 1, rebounds: 1 }],
    );
    assert.deepEqual(first?.byPeriod, [
      { period: 1, value: 3 },
      { period: 2, value: 1 },
    ]);
    assert.deepEqual([second?.player?.id, second?.values], [mate?.id, { assists: 1, rebounds: 1 }]);
    assert.deepEqual(body.home.totals, { goals: 4, threes: 1, freeThrows: 1, assists: 1, rebounds: 2 });
    assert.deepEqual(body.away.lines.at(-1)?.player, null);
    assert.equal(body.away.totals.goals, 2);
  });

  it('include the lists of the sport in its order, leaving out empty ones', async () => {
    const { one, play, competitionId } = await league('RUGBY', 'RUGBY_15');
    const [back, kicker] = one.players;
    const scored = (kind: string, playerId: string | undefined): EventSpec => {
      return { type: 'GOAL', kind, teamId: one.id, playerId };
    };
    const kicks = ['CONVERSION', 'PENALTY_GOAL'].map((kind) => scored(kind, kicker?.id));
    await play([scored('TRY', back?.id), scored('TRY', back?.id), ...kicks]);
    const { body } = await leaders({ competitionId });
    assert.deepEqual(
      body.lists.map(({ metric, total, rows }) => [metric, total, rows[0]?.player.id, rows[0]?.value]),
      [
        ['goals', 2, back?.id, 10],
        ['tries', 1, back?.id, 2],
        ['conversions', 1, kicker?.id, 1],
        ['penalties', 1, kicker?.id, 1],
      ],
    );
  });

  it('volleyball counts sets and points of each team, and how points were won', async () => {
    const { one, two, play, competitionId } = await league('VOLLEYBALL', 'VOLLEYBALL_6');
    const set = (number: number, home: number, away: number): EventSpec => {
      return { type: 'GOAL', kind: 'SET', period: number, payload: { set: number, home, away } };
    };
    await play([
      { type: 'GOAL', kind: 'ACE', teamId: one.id, playerId: one.players[0]?.id },
      set(1, 25, 20),
      set(2, 22, 25),
      set(3, 25, 23),
      set(4, 25, 12),
    ]);
    const { body } = await sides({ competitionId });
    const columns = ['played', 'won', 'lost', 'setsWon', 'setsLost', 'smallWon', 'smallLost', 'aces'];
    assert.deepEqual(body.columns, columns);
    assert.deepEqual(
      body.rows.map(({ team, values }) => [team.id, ...columns.map((column) => values[column])]),
      [
        [one.id, 1, 1, 0, 3, 1, 97, 80, 1],
        [two.id, 1, 0, 1, 1, 3, 80, 97, 0],
      ],
    );
  });

  it('judo shows how bouts were won, however the result was entered', async () => {
    const { one, play, competitionId } = await league('MARTIAL_ARTS', 'JUDO');
    await play([{ type: 'MANUAL_RESULT', payload: { outcome: 'NORMAL', method: 'IPPON', winner: 'HOME' } }]);
    const [winner] = (await sides({ competitionId })).body.rows;
    assert.deepEqual([winner?.team.id, winner?.wonBy, winner?.values.wonOutright], [one.id, { IPPON: 1 }, 1]);
  });

  it('a clean sheet goes to the starting goalkeeper, and to nobody if the opponent scored', async () => {
    const { one, two, play, competition } = await league('FOOTBALL', 'FOOTBALL_11');
    const [keeper, other] = one.players;
    const { organisationId, competitionId } = competition;
    const goal = (teamId: string): EventSpec => ({ type: 'GOAL', teamId });
    for (const events of [[goal(one.id)], [goal(two.id)], [goal(one.id)]]) {
      const { id: matchId } = await play(events);
      const players = [keeper?.id ?? '', other?.id ?? ''];
      const lineupId = await createLineup(world, {
        organisationId,
        competitionId,
        matchId,
        teamId: one.id,
        state: 'LOCKED',
        players,
      });
      await world.store.db
        .updateTable('lineupPlayers')
        .set({ isGoalkeeper: true })
        .where('lineupId', '=', lineupId)
        .where('playerId', '=', keeper?.id ?? '')
        .execute();
    }
    const { body } = await leaders({ competitionId });
    const list = body.lists.find(({ metric }) => metric === 'cleanSheets');
    assert.deepEqual(
      list?.rows.map(({ player, value, matches }) => [player.id, value, matches]),
      [[keeper?.id, 2, 3]],
    );
  });

  it('leave out hidden data, and refuse a phase of another competition', async () => {
    const { competitionId, play, competition } = await league('FOOTBALL', 'FUTSAL');
    const other = await league('FOOTBALL', 'FUTSAL');
    const { id: matchId } = await play([]);
    for (const list of [leaders, sides]) {
      const crossed = await list({ competitionId, phaseId: other.competition.phaseId });
      assert.deepEqual([crossed.status, crossed.error?.field], [422, 'phaseId']);
      assert.deepEqual([(await list({})).status, (await list({ competitionId: 'x' })).status], [400, 400]);
    }
    assert.equal((await box({ matchId: competition.phaseId })).status, 404);
    assert.equal((await box({})).error?.field, 'matchId');
    const { db } = world.store;
    await db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', competitionId)
      .execute();
    const stranger = await createPerson(world);
    for (const { status } of [
      await leaders({ competitionId }),
      await sides({ competitionId }),
      await box({ matchId }),
      await world.call(statisticsCalls.boxScore, { query: { matchId } }, stranger),
    ])
      assert.equal(status, 404);
  });
});
