import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statisticsCalls } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createLineup, createPlayers } from '../../testing/fixtures/lineups.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { rulesOf } from '../sport/rules-of.ts';
import { type EventSpec, playedMatch } from './testing/played-match.ts';
import { type MatchPlayed, rankPlayers } from './testing/rank-players.ts';
import { dice, someEvents } from './testing/some-events.ts';

describe('the best players', () => {
  const world = openWorld();

  async function league(change: Parameters<typeof createTraip>[2] = {}) {
    const club = await createOrganisation(world, 'admin', 'member');
    const traip = await createTraip(world, club.id, change);
    const competition = await createCompetition(world, traip);
    const teams = [];
    for (const name of ['Ana', 'Eva', 'Sol']) {
      const { id } = await createTeam(world, {});
      await enterTeam(world, competition, { teamId: id, requestedBy: club.people.admin.id });
      const players = await Promise.all(
        ['Ruiz', 'Soto', 'Vera'].map((surnames) =>
          createPlayers(world, id, 1, { firstName: name, surnames }),
        ),
      );
      teams.push({ id, players: players.flat() });
    }
    const [one, two, three] = teams;
    assert.ok(one && two && three);
    return { club, traip, competition, one, two, three };
  }

  const get = (query: object, user?: Person) => world.call(statisticsCalls.playerStats, { query }, user);

  it('are ranked as by the engine, whatever was played', async () => {
    const { competition, one, two, three } = await league();
    const rules = rulesOf({ sportVariantKey: 'FOOTBALL_11', rulesOverride: {} });
    const roll = dice(20_261_115);
    const people = [one, two, three].flatMap(({ players }) => players);
    const nameOf = (id: string) => {
      const found = people.find((player) => player.id === id);
      return `${found?.firstName} ${found?.surnames}`;
    };
    const played: MatchPlayed[] = [];
    const pairs = [
      [one, two],
      [two, three],
      [three, one],
      [one, three],
      [two, one],
      [three, two],
    ] as const;
    for (const [index, [home, away]] of pairs.entries()) {
      const events = someEvents(roll, home, away);
      const state =
        (['CLOSED', 'FINISHED', 'IN_PROGRESS', 'CLOSED', 'CLOSED', 'CLOSED'] as const)[index] ?? 'CLOSED';
      const shootOut: EventSpec = {
        type: 'GOAL',
        teamId: home.id,
        playerId: home.players[0]?.id,
        period: 'SO',
      };
      const forfeit: EventSpec = { type: 'MANUAL_RESULT', payload: { outcome: 'FORFEIT_AWAY', reason: 'x' } };
      const all = [...events, shootOut, ...(index === 4 ? [forfeit] : [])];
      const { id: matchId, match } = await playedMatch(world, competition, {
        home: home.id,
        away: away.id,
        events: all,
        state,
      });
      const { organisationId, competitionId } = competition;
      const fielded = home.players.slice(0, 2).map(({ id }) => id);
      await createLineup(world, {
        organisationId,
        competitionId,
        matchId,
        teamId: home.id,
        state: 'LOCKED',
        players: fielded,
      });
      const starters = fielded.map((playerId) => ({ teamId: home.id, playerId }));
      // Anyone with an event took part, in a lineup or not.
      const active = match.events.flatMap((event) => {
        if (!('teamId' in event)) return [];
        const { teamId } = event;
        const related = 'relatedPlayerId' in event ? [event.relatedPlayerId] : [];
        return [event.playerId, ...related].flatMap((playerId) => (playerId ? [{ teamId, playerId }] : []));
      });
      played.push({ match, rules, appearances: [...starters, ...active] });
    }
    // The four metrics of every sport, one from two kinds of events, and one with weighted events.
    const metrics = ['goals', 'assists', 'ownGoals', 'cards', 'scorerPoints', 'penaltyMinutes'] as const;
    for (const metric of metrics) {
      const { status, body } = await get({ competitionId: competition.competitionId, metric, limit: 100 });
      assert.equal(status, 200);
      const expected = rankPlayers(metric, played, nameOf);
      assert.ok(expected.length > 3, metric);
      assert.deepEqual(
        body.items.map(({ player, team, ...row }) => ({ ...row, playerId: player.id, teamId: team.id })),
        expected,
        metric,
      );
      assert.equal(body.total, expected.length);
    }
  });

  it('share ranks across pages, and the next rank is skipped', async () => {
    const { competition, one, two } = await league();
    const goal = (teamId: string, playerId?: string): EventSpec => ({
      type: 'GOAL',
      teamId,
      ...(playerId ? { playerId } : {}),
    });
    const scored = one.players.map(({ id }) => goal(one.id, id));
    const twice = two.players.slice(0, 1).flatMap(({ id }) => [goal(two.id, id), goal(two.id, id)]);
    const events = [...scored, ...twice, goal(two.id, two.players[1]?.id)];
    await playedMatch(world, competition, { home: one.id, away: two.id, events });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => get({ competitionId: competition.competitionId, page, limit: 2 })),
    );
    assert.deepEqual(
      pages.map(({ body }) => body.items.map(({ rank }) => rank)),
      [[1, 2], [2, 2], [2]],
    );
    const named = pages.flatMap(({ body }) => body.items.map(({ player }) => player.id));
    assert.equal(new Set(named).size, 5);
    assert.deepEqual([pages[0]?.body.total, pages[0]?.body.totalPages], [5, 3]);
    const beyond = await get({ competitionId: competition.competitionId, page: 4, limit: 2 });
    assert.deepEqual([beyond.body.items, beyond.body.total], [[], 5]);
  });

  it('in a sport of points are ranked by points, with how each was scored', async () => {
    const { competition, one, two } = await league({
      sportKey: 'BASKETBALL',
      sportVariantKey: 'BASKETBALL_5',
    });
    const [star] = one.players;
    const events = ['THREE', 'THREE', 'FREE_THROW'].map((kind): EventSpec => {
      return { type: 'GOAL', teamId: one.id, playerId: star?.id, kind };
    });
    const sportVariantKey = 'BASKETBALL_5';
    await playedMatch(world, competition, { home: one.id, away: two.id, events, sportVariantKey });
    const [row] = (await get({ competitionId: competition.competitionId })).body.items;
    assert.deepEqual([row?.value, row?.byKind, row?.perMatch], [7, { THREE: 2, FREE_THROW: 1 }, 7]);
  });

  it('have a second yellow card in a match counted as its own kind', async () => {
    const { competition, one, two } = await league();
    const card: EventSpec = { type: 'CARD', teamId: one.id, playerId: one.players[0]?.id, kind: 'YELLOW' };
    await playedMatch(world, competition, { home: one.id, away: two.id, events: [card, card] });
    await playedMatch(world, competition, { home: two.id, away: one.id, events: [card] });
    const [row] = (await get({ competitionId: competition.competitionId, metric: 'cards' })).body.items;
    assert.deepEqual([row?.value, row?.byKind], [3, { YELLOW: 2, SECOND_YELLOW: 1 }]);
  });

  it('get nothing for deleted events, or for results without events', async () => {
    const { competition, one, two } = await league();
    const goal: EventSpec = { type: 'GOAL', teamId: one.id, playerId: one.players[0]?.id };
    const deleted = { ...goal, deletedAt: 'now' };
    await playedMatch(world, competition, { home: one.id, away: two.id, events: [deleted] });
    const byHand: EventSpec = {
      type: 'MANUAL_RESULT',
      payload: { outcome: 'NORMAL', score: { home: 3, away: 0 } },
    };
    await playedMatch(world, competition, { home: one.id, away: two.id, events: [byHand] });
    assert.equal((await get({ competitionId: competition.competitionId })).body.total, 0);
  });

  it('can be those of a phase, a competition or a Traip, which must belong together', async () => {
    const { competition, traip, one, two, club } = await league();
    const goal: EventSpec = { type: 'GOAL', teamId: one.id, playerId: one.players[0]?.id };
    await playedMatch(world, competition, { home: one.id, away: two.id, events: [goal] });
    const second = await createCompetition(world, traip);
    await playedMatch(world, second, { home: one.id, away: two.id, events: [goal] });
    const { competitionId, phaseId } = competition;
    const { traipId } = traip;
    const goalsIn = async (query: object) => (await get(query)).body.items[0]?.value;
    assert.equal(await goalsIn({ traipId }), 2);
    assert.equal(await goalsIn({ traipId, competitionId, phaseId }), 1);
    assert.equal(await goalsIn({ phaseId }), 1);
    const foreign = await createTraip(world, club.id);
    for (const [query, field] of [
      [{ competitionId: second.competitionId, phaseId }, 'phaseId'],
      [{ traipId: foreign.traipId, competitionId }, 'competitionId'],
    ] as const) {
      const { status, error } = await get(query);
      assert.deepEqual([status, error?.code, error?.field], [422, 'FILTERS_DISAGREE', field]);
    }
    assert.deepEqual([(await get({})).status, (await get({ phaseId: traipId })).status], [400, 404]);
  });

  it('of a private competition are visible to its people, with no more of a name than its owner allows', async () => {
    const { competition, traip, one, two, club } = await league();
    const [shy] = await createPlayers(world, one.id, 1, { privacy: 'PRIVATE', surnames: 'Vargas' });
    const goal: EventSpec = { type: 'GOAL', teamId: one.id, playerId: shy?.id };
    await playedMatch(world, competition, { home: one.id, away: two.id, events: [goal] });
    const { competitionId } = competition;
    assert.equal((await get({ competitionId })).body.items[0]?.player.surnames, 'V.');
    const { db } = world.store;
    await db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', competitionId)
      .execute();
    assert.equal((await get({ competitionId })).status, 404);
    assert.equal((await get({ competitionId }, await createPerson(world))).status, 404);
    assert.equal((await get({ competitionId }, club.people.admin)).body.total, 1);
    const { traipId } = traip;
    assert.equal((await get({ traipId })).body.total, 0);
    assert.equal((await get({ traipId }, club.people.admin)).body.total, 1);
  });
});
