import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, matchDeskCalls, standingCalls } from '@traip/contract';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { createFromForm } from '../../competition-form/testing/forms.ts';
import { official } from '../../standings/testing/official.ts';

describe('a real season, entered result by result', () => {
  const world = openWorld();

  /** Created by the form with the names of the real teams, and the drawn home and away teams. */
  async function seasonOf(name: string, rulesOverride: Record<string, string>) {
    const played = official(name);
    const club = await createOrganisation(world, 'admin', 'referee');
    const { competition, first } = await createFromForm(world, club, {
      competition: { name, rulesOverride },
      phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 2 } }],
      teams: played.teams.map((team) => ({ name: team })),
      publish: true,
    });
    const fixtures = new Map<string, string>();
    const teams = new Map<string, string>();
    for (let page = 1; fixtures.size < 380; page++) {
      const query = { page, limit: 100 };
      const { body } = await world.call(competitionCalls.matches, { params: { id: competition.id }, query });
      for (const { id, home, away } of body.items) {
        fixtures.set(`${home?.name} ${away?.name}`, id);
        if (home) teams.set(home.name, home.id);
      }
      assert.ok(body.items.length > 0);
    }
    return { played, club, fixtures, teams, ...first };
  }

  type Season = Awaited<ReturnType<typeof seasonOf>>;

  /** Enters every real result; the last twenty are also made official. */
  async function enter({ played, club, fixtures }: Season): Promise<void> {
    for (const [nth, { home, away, hs, as }] of played.matches.entries()) {
      const id = fixtures.get(`${home} ${away}`) ?? '';
      const body = { matchId: id, score: { home: hs, away: as } };
      const entered = await world.call(matchDeskCalls.addManualResult, { body }, club.people.referee);
      assert.equal(entered.status, 200, JSON.stringify(entered.error));
      if (nth < played.matches.length - 20) continue;
      const closed = await world.call(
        matchDeskCalls.close,
        { params: { id }, body: {} },
        club.people.referee,
      );
      assert.equal(closed.body.state, 'CLOSED');
    }
  }

  async function rowsOf({ competitionId }: Season) {
    const { body } = await world.call(standingCalls.classifications, {
      params: { id: competitionId },
      query: {},
    });
    return body.phases[0]?.tables[0]?.rows ?? [];
  }

  function assertOfficial(rows: Awaited<ReturnType<typeof rowsOf>>, { played }: Season): void {
    assert.deepEqual(
      rows.map((row) => [row.rank, row.team.name, row.points, row.for, row.against]),
      played.expected.map(({ pos, team, pts, F, A }) => [pos, team, pts, F, A]),
    );
  }

  it('ends with the table of La Liga 2014-15, where three teams were level and head-to-head sent Eibar down', async () => {
    const season = await seasonOf('laliga-2014-15', {});
    await enter(season);
    const rows = await rowsOf(season);
    assertOfficial(rows, season);
    assert.ok(rows.every(({ tie }) => tie === null));
    const whyOf = (team: string) => rows.find((row) => row.team.name === team);
    for (const team of ['Rayo Vallecano', 'Getafe CF', 'Granada CF', 'SD Eibar'])
      assert.equal(whyOf(team)?.decidedBy, 'H2H.POINTS', team);
    assert.equal(whyOf('SD Eibar')?.why?.by.among.length, 3);
  });

  it('stands at Christmas 2023 like the Premier League, with the ten points deducted from Everton', async () => {
    const season = await seasonOf('epl-2023-24-at-2023-12-26', { chain: 'FIFA' });
    const { played, club, phaseId, teams } = season;
    for (const { team, points } of played.adjustments ?? []) {
      const body = { phaseId, teamId: teams.get(team) ?? '', points, reason: 'Norma financiera' };
      const taken = await world.call(standingCalls.adjust, { body }, club.people.admin);
      assert.equal(taken.status, 201, JSON.stringify(taken.error));
    }
    await enter(season);
    const rows = await rowsOf(season);
    assertOfficial(rows, season);
    assert.equal(rows.find(({ team }) => team.name === 'Everton FC')?.deduction, -10);
    assert.equal(rows.find(({ team }) => team.name === 'Wolverhampton Wanderers FC')?.decidedBy, 'ALL.DIFF');
  });
});
