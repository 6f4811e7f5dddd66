import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, contract } from '@traip/contract';
import { deskOf } from '../../competition/match/testing/match-day.ts';
import { createCompetition, createMatch, enterTeam } from '../../testing/fixtures/competitions.ts';
import type { Fixtures } from '../../testing/fixtures/fixture-ids.ts';
import { createFixtures } from '../../testing/fixtures/fixtures.ts';
import { validInputs } from '../../testing/valid-inputs/valid-inputs.ts';
import { openWorld, urlOf } from '../../testing/world.ts';
import type { PublicResponse } from './response-cache.ts';

/**
 * What invalidates the cached response of each public call: a change of its competition, or any change; with `the clock`,
 * also the passing of time. No call declares this: it follows from what each one reads.
 */
const expected = `
team.full                       anything
profile.get                     anything
profile.full                    anything
legal.versions                  anything
legal.text                      anything
publicOrganisation.info         anything
publicOrganisation.competitions anything, the clock
follow.deviceKey                anything
search.find                     anything
search.now                      anything, the clock
demo.accounts                   anything
career.team                     anything, the clock
career.player                   anything
career.person                   anything
sport.get                       anything
sport.byParent                  anything
sport.parents                   anything
sport.list                      anything
publicTraip.byCode              anything, the clock
ranking.get                     anything
ranking.competitor              not cached
ranking.ofPerson                anything
history.ofPublicTraip           anything
history.ofCompetition           its competition
competition.full                its competition
competition.announcement        its competition
competition.matches             its competition, the clock
standing.classifications        its competition
standing.story                  its competition
broker.algorithms               anything
broker.get                      its competition
broker.fixtures                 its competition
dashboard.competitions          anything, the clock
dashboard.matches               anything, the clock
overview.teams                  anything, the clock
match.full                      its competition, the clock
match.comparison                anything, the clock
courtQueue.get                  its competition, the clock
race.list                       its competition
race.results                    its competition
race.startList                  its competition
raceRound.ranking               its competition
raceRanking.list                its competition
raceRanking.table               its competition
raceRecord.list                 anything
raceRecord.ofRace               anything
lineup.full                     its competition, the clock
statistics.playerStats          its competition
statistics.leaders              its competition
statistics.sideStats            its competition
statistics.boxScore             its competition
agenda.match                    its competition
agenda.competition              its competition, the clock
agenda.team                     anything, the clock
agenda.person                   not cached
sheet.standings                 its competition
sheet.matches                   its competition, the clock
sheet.statistics                its competition
sheet.teams                     its competition
sheet.printedStandings          not cached
sheet.printedMatches            not cached
sheet.printedBracket            not cached
sheet.printedResultSheets       not cached
sheet.printedSquads             not cached
sheet.printedMatch              not cached
sheet.raceResults               its competition
sheet.printedRaceResults        not cached
sheet.printedDiploma            not cached
sitemap.index                   anything
sitemap.file                    anything
notification.unsubscription     not cached
`;

const publicCalls = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, { method, access, replyIsFeed }]) => method === 'GET' && isOpen(access.kind) && !replyIsFeed)
    .map(([name, call]) => [`${resource}.${name}`, call] as const),
);

function isOpen(kind: string): boolean {
  return kind === 'anyone' || kind === 'open';
}

describe('a public response', () => {
  const cached: PublicResponse[] = [];
  let released = 0;
  const world = openWorld({
    responseCache: {
      reserve: () => ({ store: (response) => void cached.push(response), release: () => void released++ }),
    },
  });

  async function responseTo(name: string, call: Call, fixtures: Fixtures, headers = {}) {
    const { params = {}, query = {} } = validInputs[name]?.(fixtures) ?? {};
    cached.splice(0);
    await world.app.inject({ method: 'GET', url: urlOf(call, { params, query }), headers });
    return cached[0];
  }

  it('is cached until something it depends on changes', async () => {
    const fixtures = await createFixtures(world);
    const until = (answer: PublicResponse | undefined) => {
      if (!answer) return 'not cached';
      const shown = answer.competitionId === fixtures.competitionId ? 'its competition' : 'anything';
      return answer.isTimeDependent ? `${shown}, the clock` : shown;
    };
    const found: string[] = [];
    for (const [name, call] of publicCalls)
      found.push(`${name.padEnd(31)} ${until(await responseTo(name, call, fixtures))}`);
    assert.deepEqual(found, expected.trim().split('\n'));
  });

  it('that names one competition is not invalidated by another one', async () => {
    const fixtures = await createFixtures(world);
    const read = async () => {
      const answers = new Map<string, string>();
      for (const [name, call] of publicCalls) {
        const answer = await responseTo(name, call, fixtures);
        if (answer?.competitionId) answers.set(name, withoutTime(answer.body));
      }
      return answers;
    };
    const before = await read();
    const play = await sameTeamsElsewhere(fixtures);
    await play();
    assert.deepEqual(await read(), before);
    assert.equal(before.size, expected.match(/its competition/g)?.length);
  });

  /** Another competition of the same Traip, with the same teams: a goal, a card and a result. */
  async function sameTeamsElsewhere(fixtures: Fixtures) {
    const traip = { ...fixtures, code: fixtures.traipCode };
    const elsewhere = await createCompetition(world, traip, { name: 'Clausura' });
    for (const teamId of [fixtures.teamId, fixtures.askingTeamId])
      await enterTeam(world, elsewhere, { teamId, requestedBy: fixtures.people.SA.id });
    const matchId = await createMatch(world, elsewhere, {
      home: fixtures.teamId,
      away: fixtures.askingTeamId,
    });
    const desk = deskOf(world, matchId, fixtures.people.SA);
    return async () => {
      const events = [
        { type: 'GOAL' as const },
        { type: 'CARD' as const, kind: 'RED', playerId: fixtures.people.CA.id },
      ];
      const outcomes = [(await desk.start()).status];
      for (const event of events)
        outcomes.push((await desk.register({ ...event, teamId: fixtures.teamId, minute: 5 })).status);
      outcomes.push((await desk.finish()).status);
      assert.deepEqual(outcomes, [200, 200, 200, 200]);
    };
  }

  it('that names several competitions is invalidated by any change', async () => {
    const fixtures = await createFixtures(world);
    const other = await createCompetition(world, { ...fixtures, code: fixtures.traipCode }, { name: 'Copa' });
    const call = contract.competition.matches;
    const url = urlOf(call, { params: { id: fixtures.competitionId } });
    for (const [suffix, competitionId] of [
      ['', fixtures.competitionId],
      [`?competitionId=${other.competitionId}`, null],
    ]) {
      cached.splice(0);
      assert.equal((await world.app.inject(url + suffix)).statusCode, 200);
      assert.equal(cached[0]?.competitionId, competitionId);
    }
  });

  it('is not cached when it is a refusal, and its slot is released in any case', async () => {
    const fixtures = await createFixtures(world);
    const { competitionId: id } = fixtures;
    released = 0;
    assert.ok(await responseTo('competition.full', contract.competition.full, fixtures));
    assert.equal(released, 1);
    const { db } = world.store;
    await db.updateTable('competitions').set({ privacy: 'PRIVATE' }).where('id', '=', id).execute();
    assert.equal(await responseTo('competition.full', contract.competition.full, fixtures), undefined);
    assert.equal(released, 2);
  });

  it('is not cached when the caller is signed in', async () => {
    const fixtures = await createFixtures(world);
    const headers = { authorization: `Bearer ${fixtures.people.ME.token}` };
    const call = contract.statistics.playerStats;
    assert.ok(await responseTo('statistics.playerStats', call, fixtures));
    assert.equal(await responseTo('statistics.playerStats', call, fixtures, headers), undefined);
  });
});

/** Without the time at which it was produced. */
function withoutTime(body: string): string {
  return body.replaceAll(/"readAt":"[^"]+"|DTSTAMP:\w+/g, '');
}
