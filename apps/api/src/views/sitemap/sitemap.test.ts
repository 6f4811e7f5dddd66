import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sitemapCalls, sitemapKinds } from '@traip/contract';
import { createCompetition, createMatch, createTraip } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the sitemap', () => {
  const world = openWorld();

  async function listNames(): Promise<Set<string>> {
    const files = await Promise.all(
      sitemapKinds.map((kind) => world.call(sitemapCalls.file, { params: { kind, page: 1 } })),
    );
    return new Set(files.flatMap(({ body }) => body.items.map(({ name }) => name)));
  }

  it('lists everything public, and nothing else', async () => {
    const club = await createOrganisation(world);
    const traip = await createTraip(world, club.id);
    const hiddenTraip = await createTraip(world, club.id, { privacy: 'PRIVATE' });
    const home = await createTeam(world, {});
    const away = await createTeam(world, { privacy: 'PRIVATE' });
    const seen = await createCompetition(world, traip);
    const draft = await createCompetition(world, traip, { state: 'DRAFT' });
    const inHidden = await createCompetition(world, hiddenTraip);
    const sides = { home: home.id, away: away.id };
    const [match, secret] = [await createMatch(world, seen, sides), await createMatch(world, draft, sides)];
    const names = await listNames();
    for (const name of [club.code, traip.code, seen.competitionId, match, home.id])
      assert.ok(names.has(name));
    for (const name of [hiddenTraip.code, draft.competitionId, inHidden.competitionId, secret, away.id])
      assert.ok(!names.has(name));
  });

  it('has when a match last changed, and the number of files', async () => {
    const { body } = await world.call(sitemapCalls.file, { params: { kind: 'matches', page: 1 } });
    assert.ok(body.items.every(({ changedAt }) => changedAt !== null));
    const index = await world.call(sitemapCalls.index, {});
    assert.deepEqual(
      index.body.files.map(({ kind, pages }) => [kind, pages]),
      sitemapKinds.map((kind) => [kind, 1]),
    );
    const beyond = await world.call(sitemapCalls.file, { params: { kind: 'teams', page: 2 } });
    assert.deepEqual(beyond.body.items, []);
  });
});
