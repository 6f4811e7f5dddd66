import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { careerCalls, profileCalls } from '@traip/contract';
import { computeStandings, readFacts } from '../../competition/progression/index.ts';
import { playedMatch } from '../../competition/statistics/testing/played-match.ts';
import { queriesOf } from '../../testing/count-queries.ts';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../testing/fixtures/competitions.ts';
import { createLineup, createPlayers } from '../../testing/fixtures/lineups.ts';
import { createOrganisation, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the career of a team or a person', () => {
  const world = openWorld();
  const ofTeam = (id: string) => world.call(careerCalls.team, { params: { id } });
  const ofPlayer = (userCode: string) => world.call(careerCalls.player, { params: { userCode } });

  /** A league in which a team has won 2–1, with its scorer, an assist, and a match to come. */
  async function season() {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id);
    const competition = await createCompetition(world, traip, { state: 'IN_PROGRESS' });
    const [team, rival] = [await createTeam(world, {}), await createTeam(world, {})];
    for (const { id: teamId } of [team, rival])
      await enterTeam(world, competition, { teamId, requestedBy: club.people.admin.id });
    const [scorer, mate] = await createPlayers(world, team.id, 2);
    const [foe] = await createPlayers(world, rival.id, 1);
    assert.ok(scorer && mate && foe);
    const goal = { type: 'GOAL', teamId: team.id, playerId: scorer.id, relatedPlayerId: mate.id } as const;
    const card = { type: 'CARD', teamId: team.id, playerId: scorer.id, kind: 'YELLOW' } as const;
    const reply = { type: 'GOAL', teamId: rival.id, playerId: foe.id } as const;
    const sides = { home: team.id, away: rival.id };
    const over = await playedMatch(world, competition, { ...sides, events: [goal, goal, card, reply] });
    const next = await createMatch(world, competition, { ...sides, key: 'next' });
    return { club, traip, competition, team, rival, scorer, mate, foe, over: over.id, next };
  }

  async function updateStandings(competitionId: string): Promise<void> {
    const [phase] = await readFacts(world.store.db, competitionId, () => world.now());
    assert.ok(phase);
    await world.store.db.transaction().execute((trx) => computeStandings(trx, phase, { at: world.now() }));
  }

  it('shows a team’s next and last matches, its scorers and its totals', async () => {
    const { team, scorer, over, next } = await season();
    const { status, body } = await ofTeam(team.id);
    assert.equal(status, 200);
    assert.deepEqual(
      [body.live, body.next.map(({ id }) => id), body.last.map(({ id }) => id)],
      [[], [next], [over]],
    );
    assert.deepEqual(
      body.scorers.map(({ player, value, matches }) => [player.id, value, matches]),
      [[scorer.id, 2, 1]],
    );
    assert.deepEqual(body.totals, { played: 1, won: 1, drawn: 0, lost: 0, for: 2, against: 1 });
    assert.deepEqual([body.awards, body.places], [[], []]);
  });

  it('shows a team’s standing, and what it has won', async () => {
    const { competition, team, rival } = await season();
    await updateStandings(competition.competitionId);
    const { competitionId, organisationId } = competition;
    await world.store.db
      .insertInto('awards')
      .values({ organisationId, competitionId, kind: 'CHAMPION', teamId: team.id, at: world.now() })
      .execute();
    const { body } = await ofTeam(team.id);
    const [place] = body.places;
    assert.deepEqual(
      [place?.competition.id, place?.rank, place?.of, place?.points, place?.played, place?.form],
      [competitionId, 1, 2, 3, 1, ['W']],
    );
    assert.deepEqual(
      body.awards.map(({ kind, competition: { name } }) => [kind, name]),
      [['CHAMPION', 'Apertura']],
    );
    assert.equal((await ofTeam(rival.id)).body.places[0]?.rank, 2);
  });

  it('ranks a team among those that are still in, as its competition counts them', async () => {
    const { club, competition, team } = await season();
    const withdrawn = await createTeam(world, {});
    await enterTeam(world, competition, { teamId: withdrawn.id, requestedBy: club.people.admin.id });
    await world.store.db
      .updateTable('participations')
      .set({ status: 'WITHDRAWN' })
      .where('teamId', '=', withdrawn.id)
      .execute();
    await updateStandings(competition.competitionId);
    const [place] = (await ofTeam(team.id)).body.places;
    assert.deepEqual([place?.rank, place?.of], [1, 2]);
  });

  it('shows a person’s statistics, competition by competition', async () => {
    const { competition, team, scorer, mate, over } = await season();
    const { organisationId, competitionId } = competition;
    const lineup = { organisationId, competitionId, matchId: over, teamId: team.id };
    await createLineup(world, { ...lineup, state: 'LOCKED', players: [scorer.id, mate.id] });
    await world.store.db
      .updateTable('matches')
      .set({ mvpPlayerId: scorer.id, mvpTeamId: team.id })
      .where('id', '=', over)
      .execute();
    const { body } = await ofPlayer(scorer.userCode);
    assert.deepEqual(
      body.seasons.map(({ competition: { id }, team: { id: teamId }, goals, cards, matches }) => [
        id,
        teamId,
        goals,
        cards,
        matches,
      ]),
      [[competitionId, team.id, 2, 1, 1]],
    );
    assert.deepEqual(body.totals, { matches: 1, goals: 2, assists: 0, ownGoals: 0, cards: 1, mvps: 1 });
    const { totals } = (await ofPlayer(mate.userCode)).body;
    assert.deepEqual([totals.matches, totals.goals, totals.assists], [1, 0, 2]);
    const profile = await world.call(profileCalls.full, { params: { userCode: scorer.userCode } });
    assert.deepEqual(
      profile.body.participations.map((one) => one.competitionId),
      [competitionId],
    );
  });

  it('shows nothing that is not public', async () => {
    const { competition, team, scorer, rival } = await season();
    const { db } = world.store;
    await updateStandings(competition.competitionId);
    await db.updateTable('users').set({ privacy: 'CONTACTS' }).where('id', '=', scorer.id).execute();
    assert.deepEqual((await ofPlayer(scorer.userCode)).body.seasons, []);
    const shown = (await ofTeam(team.id)).body.scorers[0]?.player;
    assert.deepEqual([shown?.avatarUrl, shown?.surnames], [null, 'P.']);
    await db.updateTable('users').set({ privacy: 'PUBLIC' }).where('id', '=', scorer.id).execute();
    const hide = { privacy: 'IN_ORG' } as const;
    const { competitionId } = competition;
    await db.updateTable('competitions').set(hide).where('id', '=', competitionId).execute();
    const { body } = await ofTeam(team.id);
    assert.deepEqual(
      [body.next, body.last, body.places, body.scorers, body.totals.played],
      [[], [], [], [], 0],
    );
    assert.deepEqual((await ofPlayer(scorer.userCode)).body.seasons, []);
    await db.updateTable('competitions').set({ privacy: 'PUBLIC' }).where('id', '=', competitionId).execute();
    await db.updateTable('teams').set(hide).where('id', '=', team.id).execute();
    assert.equal((await ofTeam(team.id)).status, 404);
    assert.deepEqual((await ofPlayer(scorer.userCode)).body.seasons, []);
    assert.equal((await ofTeam(rival.id)).status, 200);
    assert.equal((await ofPlayer('nadie-la-tiene')).status, 404);
  });

  it('costs the same for one competition as for three', async () => {
    const { club, traip, team, rival, scorer } = await season();
    const team1 = (await queriesOf(() => ofTeam(team.id))).length;
    const player1 = (await queriesOf(() => ofPlayer(scorer.userCode))).length;
    for (let more = 0; more < 2; more++) {
      const competition = await createCompetition(world, traip, { state: 'IN_PROGRESS' });
      for (const { id: teamId } of [team, rival])
        await enterTeam(world, competition, { teamId, requestedBy: club.people.admin.id });
      const goal = { type: 'GOAL', teamId: team.id, playerId: scorer.id } as const;
      await playedMatch(world, competition, { home: team.id, away: rival.id, events: [goal] });
      await updateStandings(competition.competitionId);
    }
    assert.equal((await ofPlayer(scorer.userCode)).body.seasons.length, 3);
    assert.equal((await queriesOf(() => ofTeam(team.id))).length, team1);
    assert.equal((await queriesOf(() => ofPlayer(scorer.userCode))).length, player1);
  });
});
