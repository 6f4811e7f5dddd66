import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, contract } from '@traip/contract';
import { deskOf } from '../match/testing/match-day.ts';
import { said } from '../testing/said.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { competitionOf, enter, matchOf } from '../testing/traips.ts';
import { openWorld, urlOf } from '../testing/world.ts';
import type { PublicResponse } from './response-cache.ts';

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
  const kept: PublicResponse[] = [];
  const world = openWorld({
    responseCache: {
      reserve: () => ({ store: (response) => void kept.push(response), release: () => undefined }),
    },
  });

  async function answerTo(name: string, call: Call, stage: Stage, headers = {}) {
    const { params = {}, query = {} } = said[name]?.(stage) ?? {};
    kept.splice(0);
    await world.app.inject({ method: 'GET', url: urlOf(call, { params, query }), headers });
    return kept[0];
  }

  it('is kept until something changes that it was made from', async () => {
    const stage = await setStage(world);
    const until = (answer: PublicResponse | undefined) => {
      if (!answer) return 'not kept';
      const shown = answer.competitionId === stage.competitionId ? 'its competition' : 'anything';
      return answer.isTimeDependent ? `${shown}, the clock` : shown;
    };
    const found: string[] = [];
    for (const [name, call] of publicCalls)
      found.push(`${name.padEnd(31)} ${until(await answerTo(name, call, stage))}`);
    assert.deepEqual(found, expected.trim().split('\n'));
  });

  it('is not changed by another competition when it names one', async () => {
    const stage = await setStage(world);
    const read = async () => {
      const answers = new Map<string, string>();
      for (const [name, call] of publicCalls) {
        const answer = await answerTo(name, call, stage);
        if (answer?.competitionId) answers.set(name, withoutTime(answer.body));
      }
      return answers;
    };
    const before = await read();
    const play = await sameTeamsElsewhere(stage);
    await play();
    assert.deepEqual(await read(), before);
    assert.equal(before.size, expected.match(/its competition/g)?.length);
  });

  /** Another competition of the same Traip, with the same teams: a goal, a card and a result. */
  async function sameTeamsElsewhere(stage: Stage) {
    const traip = { ...stage, code: stage.traipCode };
    const elsewhere = await competitionOf(world, traip, { name: 'Clausura' });
    for (const teamId of [stage.teamId, stage.askingTeamId])
      await enter(world, elsewhere, { teamId, requestedBy: stage.people.SA.id });
    const matchId = await matchOf(world, elsewhere, { home: stage.teamId, away: stage.askingTeamId });
    const desk = deskOf(world, matchId, stage.people.SA);
    return async () => {
      const events = [
        { type: 'GOAL' as const },
        { type: 'CARD' as const, kind: 'RED', playerId: stage.people.CA.id },
      ];
      const outcomes = [(await desk.start()).status];
      for (const event of events)
        outcomes.push((await desk.register({ ...event, teamId: stage.teamId, minute: 5 })).status);
      outcomes.push((await desk.finish()).status);
      assert.deepEqual(outcomes, [200, 200, 200, 200]);
    };
  }

  it('is nobody’s to keep when somebody asks who is known', async () => {
    const stage = await setStage(world);
    const headers = { authorization: `Bearer ${stage.people.ME.token}` };
    const call = contract.statistics.playerStats;
    assert.ok(await answerTo('statistics.playerStats', call, stage));
    assert.equal(await answerTo('statistics.playerStats', call, stage, headers), undefined);
  });
});

/** When a clock was read, and when a file was made. */
function withoutTime(body: string): string {
  return body.replaceAll(/"readAt":"[^"]+"|DTSTAMP:\w+/g, '');
}
