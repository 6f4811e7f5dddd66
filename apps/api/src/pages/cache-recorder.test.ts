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
 * What invalidates the cached response of each public call: a change of its competition, or any change; with `the clock`,
 * also the passing of time. No call declares this: it follows from what each one reads.
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
agenda.person                   not cached
sheet.standings                 its competition
sheet.matches                   its competition, the clock
sheet.statistics                its competition
sheet.teams                     its competition
sheet.printedStandings          not cached
sheet.printedMatches            not cached
sheet.printedMatch              not cached
sitemap.index                   anything
sitemap.file                    anything
notification.unsubscription     not cached
`;

const publicCalls = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, { method, who, replyIsFeed }]) => method === 'GET' && isOpen(who.kind) && !replyIsFeed)
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

  async function responseTo(name: string, call: Call, stage: Stage, headers = {}) {
    const { params = {}, query = {} } = said[name]?.(stage) ?? {};
    cached.splice(0);
    await world.app.inject({ method: 'GET', url: urlOf(call, { params, query }), headers });
    return cached[0];
  }

  it('is cached until something it depends on changes', async () => {
    const stage = await setStage(world);
    const until = (answer: PublicResponse | undefined) => {
      if (!answer) return 'not cached';
      const shown = answer.competitionId === stage.competitionId ? 'its competition' : 'anything';
      return answer.isTimeDependent ? `${shown}, the clock` : shown;
    };
    const found: string[] = [];
    for (const [name, call] of publicCalls)
      found.push(`${name.padEnd(31)} ${until(await responseTo(name, call, stage))}`);
    assert.deepEqual(found, expected.trim().split('\n'));
  });

  it('that names a competition does not change with another one', async () => {
    const stage = await setStage(world);
    const read = async () => {
      const answers = new Map<string, string>();
      for (const [name, call] of publicCalls) {
        const answer = await responseTo(name, call, stage);
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

  it('that names several competitions goes with any change', async () => {
    const stage = await setStage(world);
    const other = await competitionOf(world, { ...stage, code: stage.traipCode }, { name: 'Copa' });
    const call = contract.competition.full;
    const url = urlOf(call, { params: { id: stage.competitionId } });
    for (const [suffix, competitionId] of [
      ['', stage.competitionId],
      [`?also=${other.competitionId}`, null],
    ]) {
      cached.splice(0);
      assert.equal((await world.app.inject(url + suffix)).statusCode, 200);
      assert.equal(cached[0]?.competitionId, competitionId);
    }
  });

  it('is not cached when it is a refusal, and its slot is released in any case', async () => {
    const stage = await setStage(world);
    const { competitionId: id } = stage;
    released = 0;
    assert.ok(await responseTo('competition.full', contract.competition.full, stage));
    assert.equal(released, 1);
    const { db } = world.store;
    await db.updateTable('competitions').set({ privacy: 'PRIVATE' }).where('id', '=', id).execute();
    assert.equal(await responseTo('competition.full', contract.competition.full, stage), undefined);
    assert.equal(released, 2);
  });

  it('is not cached when the caller is signed in', async () => {
    const stage = await setStage(world);
    const headers = { authorization: `Bearer ${stage.people.ME.token}` };
    const call = contract.statistics.playerStats;
    assert.ok(await responseTo('statistics.playerStats', call, stage));
    assert.equal(await responseTo('statistics.playerStats', call, stage, headers), undefined);
  });
});

/** Without the time at which it was produced. */
function withoutTime(body: string): string {
  return body.replaceAll(/"readAt":"[^"]+"|DTSTAMP:\w+/g, '');
}
