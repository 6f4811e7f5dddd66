import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { openDoor } from '../../platform/live/testing/ground.ts';
import { begin } from '../../platform/live/testing/line.ts';
import { openWorld } from '../world.ts';
import { type Shown, shownMatch } from './shown-match.ts';
import { type Seen, shownCalls, walk } from './walk.ts';

/**
 * A private team goes on playing in public where it does: there it has its name, and nothing else. Of a private person
 * the first name and an initial are left, wherever they are.
 */
const staysNamed = {
  competition: [],
  traip: [],
  team: [
    'search.now',
    'competition.full',
    'competition.matches',
    'standing.classifications',
    'broker.fixtures',
    'dashboard.matches',
    'match.full',
    'lineup.full',
    'statistics.playerStats',
    'agenda.match',
    'agenda.competition',
    'sheet.standings',
    'sheet.matches',
    'sheet.statistics',
    'sheet.teams',
  ],
  person: [],
};

describe('what is made private', () => {
  const world = openWorld({ live: { heartbeat: 3_600_000 } });
  let shown: Shown;
  before(async () => {
    shown = await shownMatch(world);
  });

  const calls = (seen: readonly Seen[]) => [...new Set(seen.map(({ call }) => call))];
  const tellOf = async (needles: readonly string[], before?: readonly Seen[]) =>
    (await walk(world, shown.fixtures, before)).filter(({ text }) =>
      needles.some((needle) => text.includes(needle)),
    );

  for (const subject of ['competition', 'traip', 'team', 'person'] as const)
    it(`a ${subject}, is gone from everything that strangers are shown with the answer to that, and back as soon`, async () => {
      const { needles, set } = shown[subject];
      const first = await tellOf(needles);
      assert.ok(first.length > 3, 'it was shown before');
      await set('PRIVATE');
      const second = await tellOf(needles, first);
      await set('PUBLIC');
      assert.deepEqual(calls(second), staysNamed[subject]);
      assert.deepEqual(calls(await tellOf(needles)), calls(first));
    });

  it('was shown before by every call that strangers can make, but those that tell of nobody', async () => {
    const needles = [shown.competition, shown.traip, shown.team, shown.person].flatMap((one) => one.needles);
    const telling = new Set(calls(await tellOf(needles)));
    assert.deepEqual(
      shownCalls.filter((name) => !telling.has(name)),
      [],
    );
  });

  it('is not told of any more to those who were listening', { timeout: 60_000 }, async () => {
    const door = await openDoor(world);
    const { fixtures, competition } = shown;
    const lines = await Promise.all(
      [
        `/match/${fixtures.matchId}`,
        `/competition/${fixtures.competitionId}`,
        `/organisation/${fixtures.orgCode}`,
      ].map((feed) => begin(door, feed)),
    );
    await competition.set('PRIVATE');
    await shown.goal();
    const [ofMatch, ofCompetition, ofOrganisation] = lines;
    assert.deepEqual(
      [(await ofMatch?.next())?.event, (await ofCompetition?.next())?.event],
      ['gone', 'gone'],
    );
    await competition.set('PUBLIC');
    await shown.goal();
    const heard = await ofOrganisation?.next();
    assert.deepEqual(heard?.data.score, { home: 3, away: 0 }, 'the first that is heard is the third goal');
    for (const line of lines) await line.close();
  });
});
