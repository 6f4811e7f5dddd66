import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { historyCalls } from '@traip/contract';
import { twoDivisions } from '../../competition/next-season/testing/two-divisions.ts';
import { createCompetition } from '../../testing/fixtures/competitions.ts';
import { createPerson } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the history of a Traip', () => {
  const world = openWorld();

  const award = (
    { organisationId, competitionId }: { organisationId: string; competitionId: string },
    teams: readonly string[],
  ) =>
    world.store.db
      .insertInto('awards')
      .values(
        (['CHAMPION', 'RUNNER_UP', 'THIRD'] as const).flatMap((kind, place) => {
          const teamId = teams[place];
          return teamId === undefined
            ? []
            : [{ organisationId, competitionId, kind, teamId, at: world.now() }];
        }),
      )
      .execute();

  /** Two seasons of a league; the second was started from the first. */
  async function twoSeasons() {
    const league = await twoDivisions(world);
    const { first, start, goesOn, traip } = league;
    const { body } = await start({ startsOn: '2027-09-04', competitions: [goesOn(first, first.teams)] });
    const nextId = body.competitions[0]?.id ?? '';
    await award(first, first.teams);
    const [a = '', b = '', c = ''] = first.teams;
    await award({ organisationId: traip.organisationId, competitionId: nextId }, [a, c, b]);
    const publish = () =>
      world.store.db
        .updateTable('competitions')
        .set({ state: 'FINISHED', publishedAt: world.now() })
        .where('id', '=', nextId)
        .execute();
    return { ...league, nextId, publish };
  }

  it('shows its seasons with their podiums, newest first, and the number of titles of each team', async () => {
    const { traip, first, publish } = await twoSeasons();
    await publish();
    const { body } = await world.call(historyCalls.ofPublicTraip, { params: { code: traip.code } });
    const [a, b, c] = first.teams;
    assert.deepEqual(
      body.seasons.map(({ name, competitions }) => [
        name,
        competitions.map(({ name: of, podium }) => [of, podium.map(({ place, team }) => [place, team.id])]),
      ]),
      [
        [
          '2027/28',
          [
            [
              '1ª División',
              [
                [1, a],
                [2, c],
                [3, b],
              ],
            ],
          ],
        ],
        [
          '2026/27',
          [
            [
              '1ª División',
              [
                [1, a],
                [2, b],
                [3, c],
              ],
            ],
            ['2ª División', []],
          ],
        ],
      ],
    );
    assert.deepEqual(
      body.titles.map((row) => [row.team.id, row.first, row.second, row.third]),
      [
        [a, 2, 0, 0],
        ...[
          [b, 0, 1, 1],
          [c, 0, 1, 1],
        ].toSorted(byNameOf(body.titles)),
      ],
    );
  });

  const byNameOf =
    (titles: readonly { readonly team: { readonly id: string; readonly name: string } }[]) =>
    ([one]: readonly unknown[], [other]: readonly unknown[]) => {
      const name = (id: unknown) => titles.find(({ team }) => team.id === id)?.team.name ?? '';
      return name(one).localeCompare(name(other), 'es');
    };

  it('shows drafts only to staff', async () => {
    const { traip, admin } = await twoSeasons();
    const seasons = async (user: typeof admin) => {
      const { body } = await world.call(historyCalls.ofTraip, { params: { id: traip.traipId } }, user);
      return body.seasons.map(({ name }) => name);
    };
    assert.deepEqual(await seasons(admin), ['2027/28', '2026/27']);
    assert.deepEqual(await seasons(await createPerson(world)), ['2026/27']);
  });

  it('links a competition to the previous and the next one', async () => {
    const { first, second, nextId, publish, traip } = await twoSeasons();
    const seasonsOf = async (id: string) => {
      const { status, body } = await world.call(historyCalls.ofCompetition, { params: { id } });
      return status === 200 ? body.seasons.map((one) => [one.id, one.season, one.champion?.id]) : status;
    };
    const before = [first.competitionId, '2026/27', first.teams[0]];
    assert.deepEqual(await seasonsOf(first.competitionId), [before]);
    assert.equal(await seasonsOf(nextId), 404);
    await publish();
    const both = [[nextId, '2027/28', first.teams[0]], before];
    assert.deepEqual(await seasonsOf(first.competitionId), both);
    assert.deepEqual(await seasonsOf(nextId), both);
    assert.deepEqual(await seasonsOf(second.competitionId), [[second.competitionId, '2026/27', undefined]]);
    const hidden = await createCompetition(world, traip, { privacy: 'PRIVATE' });
    assert.equal(await seasonsOf(hidden.competitionId), 404);
  });

  it('changes the pages of all seasons of a competition, and of no other', async () => {
    const { first, second, nextId } = await twoSeasons();
    const { db } = world.store;
    await db.deleteFrom('pageChanges').execute();
    await db.updateTable('awards').set({ at: world.now() }).where('competitionId', '=', nextId).execute();
    const changed = async () =>
      (await db.selectFrom('pageChanges').select('competitionId').distinct().execute()).map(
        ({ competitionId }) => competitionId,
      );
    assert.deepEqual(new Set(await changed()), new Set([nextId, first.competitionId]));
    await db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', second.competitionId)
      .execute();
    assert.deepEqual(new Set(await changed()), new Set([nextId, first.competitionId, second.competitionId]));
  });
});
