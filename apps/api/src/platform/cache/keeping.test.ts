import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, contract } from '@traip/contract';
import { deskOf } from '../../competition/match/testing/match-day.ts';
import { createCompetition, createMatch, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createFixtures, type Fixtures } from '../../testing/fixtures/fixtures.ts';
import { validInputs } from '../../testing/valid-inputs/valid-inputs.ts';
import { openWorld, urlOf } from '../../testing/world.ts';
import type { PublicAnswer } from './keeper.ts';

/**
 * Until what happens the answer to each public call is true: `its competition` changes, or anything anywhere does; with
 * `the clock`, also while time passes. Nobody writes this into a call: it follows from what each one reads.
 */
const expected = `
team.full                       anything
profile.get                     anything
profile.full                    anything
publicOrganisation.info         anything
publicOrganisation.competitions anything, the clock
search.find                     anything
search.now                      anything, the clock
career.team                     anything, the clock
career.player                   anything
sport.get                       anything
sport.byParent                  anything
sport.parents                   anything
sport.list                      anything
publicTraip.byCode              anything, the clock
competition.full                its competition
competition.matches             its competition, the clock
standing.classifications        its competition
broker.algorithms               anything
broker.get                      its competition
broker.fixtures                 its competition
dashboard.competitions          anything, the clock
dashboard.matches               anything, the clock
overview.teams                  anything, the clock
match.full                      its competition, the clock
lineup.full                     its competition, the clock
statistics.playerStats          its competition
agenda.match                    its competition
agenda.competition              its competition, the clock
agenda.team                     anything, the clock
agenda.person                   not kept
sheet.standings                 its competition
sheet.matches                   its competition, the clock
sheet.statistics                its competition
sheet.teams                     its competition
sheet.printedStandings          not kept
sheet.printedMatches            not kept
sheet.printedMatch              not kept
sitemap.index                   anything
sitemap.file                    anything
notification.unsubscription     not kept
`;

const publicCalls = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, { method, who, replyIsFeed }]) => method === 'GET' && isOpen(who.kind) && !replyIsFeed)
    .map(([name, call]) => [`${resource}.${name}`, call] as const),
);

function isOpen(kind: string): boolean {
  return kind === 'anyone' || kind === 'open';
}

describe('what is answered to anybody', () => {
  const kept: PublicAnswer[] = [];
  const world = openWorld({
    keeper: { placeFor: () => ({ keep: (answer) => void kept.push(answer), leave: () => undefined }) },
  });

  async function answerTo(name: string, call: Call, fixtures: Fixtures, headers = {}) {
    const { params = {}, query = {} } = validInputs[name]?.(fixtures) ?? {};
    kept.splice(0);
    await world.app.inject({ method: 'GET', url: urlOf(call, { params, query }), headers });
    return kept[0];
  }

  it('is kept until something changes that it was made from', async () => {
    const fixtures = await createFixtures(world);
    const until = (answer: PublicAnswer | undefined) => {
      if (!answer) return 'not kept';
      const shown = answer.competitionId === fixtures.competitionId ? 'its competition' : 'anything';
      return answer.hasClock ? `${shown}, the clock` : shown;
    };
    const found: string[] = [];
    for (const [name, call] of publicCalls)
      found.push(`${name.padEnd(31)} ${until(await answerTo(name, call, fixtures))}`);
    assert.deepEqual(found, expected.trim().split('\n'));
  });

  it('is not changed by another competition when it names one', async () => {
    const fixtures = await createFixtures(world);
    const read = async () => {
      const answers = new Map<string, string>();
      for (const [name, call] of publicCalls) {
        const answer = await answerTo(name, call, fixtures);
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

  it('is nobody’s to keep when somebody asks who is known', async () => {
    const fixtures = await createFixtures(world);
    const headers = { authorization: `Bearer ${fixtures.people.ME.token}` };
    const call = contract.statistics.playerStats;
    assert.ok(await answerTo('statistics.playerStats', call, fixtures));
    assert.equal(await answerTo('statistics.playerStats', call, fixtures, headers), undefined);
  });
});

/** When a clock was read, and when a file was made. */
function withoutTime(body: string): string {
  return body.replaceAll(/"readAt":"[^"]+"|DTSTAMP:\w+/g, '');
}
