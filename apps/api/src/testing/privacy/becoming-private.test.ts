import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { openServer } from '../../platform/live/testing/changes.ts';
import { followUntilReady } from '../../platform/live/testing/event-stream.ts';
import { openWorld } from '../world.ts';
import { crawlPublicCalls, type PublicReply, publicCalls } from './public-calls.ts';
import { type PublicMatch, setUpPublicMatch } from './public-match.ts';

/**
 * A private team keeps playing in public competitions, where only its name is shown. Of a private person only
 * the first name and an initial remain.
 */
const staysNamed = {
  competition: [],
  traip: [],
  team: [
    // Only for people with a code that the team handed out.
    'team.nameBehindQr',
    'follow.ofDevice',
    'search.now',
    'ranking.competitor',
    'competition.full',
    'competition.matches',
    'standing.classifications',
    'broker.fixtures',
    'dashboard.matches',
    'match.full',
    'match.comparison',
    'courtQueue.get',
    'lineup.full',
    'statistics.playerStats',
    'statistics.leaders',
    'statistics.sideStats',
    'agenda.match',
    'agenda.competition',
    'sheet.standings',
    'sheet.matches',
    'sheet.statistics',
    'sheet.teams',
    'sheet.printedStandings',
    'sheet.printedMatches',
    'sheet.printedResultSheets',
    'sheet.printedMatch',
  ],
  person: [],
};

describe('making something private', () => {
  const world = openWorld({ live: { heartbeat: 3_600_000 } });
  let match: PublicMatch;
  before(async () => {
    match = await setUpPublicMatch(world);
  });

  const callsOf = (replies: readonly PublicReply[]) => [...new Set(replies.map(({ call }) => call))];
  const repliesNaming = async (needles: readonly string[], before?: readonly PublicReply[]) =>
    (await crawlPublicCalls(world, match.fixtures, before)).filter(({ text }) =>
      needles.some((needle) => text.includes(needle)),
    );

  for (const subject of ['competition', 'traip', 'team', 'person'] as const)
    it(`hides a ${subject} from strangers immediately, until it is public again`, async () => {
      const { needles, setPrivacy } = match[subject];
      const first = await repliesNaming(needles);
      assert.ok(first.length > 3, 'it was shown before');
      await setPrivacy('PRIVATE');
      const second = await repliesNaming(needles, first);
      await setPrivacy('PUBLIC');
      assert.deepEqual(callsOf(second), staysNamed[subject]);
      assert.deepEqual(callsOf(await repliesNaming(needles)), callsOf(first));
    });

  it('is tested with every public call that can reveal something', async () => {
    const needles = [match.competition, match.traip, match.team, match.person].flatMap((one) => one.needles);
    const naming = new Set(callsOf(await repliesNaming(needles)));
    assert.deepEqual(
      publicCalls.filter((name) => !naming.has(name)),
      [],
    );
  });

  it('ends the live streams of strangers', { timeout: 60_000 }, async () => {
    const origin = await openServer(world);
    const { fixtures, competition } = match;
    const streams = await Promise.all(
      [
        `/match/${fixtures.matchId}`,
        `/competition/${fixtures.competitionId}`,
        `/organisation/${fixtures.orgCode}`,
      ].map((feed) => followUntilReady(origin, feed)),
    );
    await competition.setPrivacy('PRIVATE');
    await match.scoreGoal();
    const [ofMatch, ofCompetition, ofOrganisation] = streams;
    assert.deepEqual(
      [(await ofMatch?.next())?.event, (await ofCompetition?.next())?.event],
      ['gone', 'gone'],
    );
    await competition.setPrivacy('PUBLIC');
    await match.scoreGoal();
    const event = await ofOrganisation?.next();
    assert.deepEqual(event?.data.score, { home: 3, away: 0 }, 'the first event is the third goal');
    for (const stream of streams) await stream.close();
  });
});
