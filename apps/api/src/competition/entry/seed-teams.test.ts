import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokerCalls, entryCalls, exchangeCalls } from '@traip/contract';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, namedTeams } from '../competition-form/testing/forms.ts';

describe('the seeds of a competition', () => {
  const world = openWorld();

  async function cup() {
    const club = await createOrganisation(world, 'admin');
    const { competition, first } = await createFromForm(world, club, {
      publish: true,
      teams: namedTeams(4),
      phases: [{ name: 'Cuadro', algorithm: 'SINGLE_ELIM', seed: 'sol' }],
    });
    const { admin } = club.people;
    const competitionId = competition.id;
    const entered = async () => {
      const input = { params: { competitionId }, query: {} };
      return (await world.call(entryCalls.list, input, admin)).body.items;
    };
    const teamIds = (await entered()).map(({ team }) => team.id);
    const seed = (seeds: { teamId: string; seed: number | null }[]) =>
      world.call(entryCalls.seed, { body: { competitionId, seeds } }, admin);
    const bracket = async () =>
      (await world.call(brokerCalls.fixtures, { params: first }, admin)).body.fixtures;
    return { admin, competitionId, first, entered, teamIds, seed, bracket };
  }

  it('can be reordered in one call, and the next draw follows them', async () => {
    const { admin, first, teamIds, seed, entered, bracket } = await cup();
    const turned = teamIds.map((teamId, index) => ({ teamId, seed: teamIds.length - index }));
    assert.deepEqual((await seed(turned)).body, { changed: 4 });
    assert.deepEqual(
      (await entered())
        .map((entry) => [entry.team.id, entry.seed])
        .toSorted((a, b) => Number(a[1]) - Number(b[1])),
      teamIds.map((teamId, index) => [teamId, teamIds.length - index]).toReversed(),
    );
    const before = (await bracket())[0]?.home.team?.id;
    assert.equal(before, teamIds[0], 'what was drawn stays until it is drawn again');
    await world.call(brokerCalls.process, { body: { ...first, mode: 'COMMIT' } }, admin);
    assert.equal((await bracket())[0]?.home.team?.id, teamIds.at(-1));
  });

  it('are unique, and only for entered teams', async () => {
    const { teamIds, seed } = await cup();
    const [one = '', other = ''] = teamIds;
    assert.equal((await seed([{ teamId: one, seed: 2 }])).error?.code, 'DUPLICATE_SEED');
    const swapped = [
      { teamId: one, seed: 2 },
      { teamId: other, seed: 1 },
    ];
    assert.equal((await seed(swapped)).status, 200);
    assert.equal((await seed([{ teamId: one, seed: null }])).status, 200);
    const strange = await seed([{ teamId: crypto.randomUUID(), seed: 9 }]);
    assert.deepEqual([strange.error?.code, strange.error?.field], ['NOT_ENTERED', 'seeds.0.teamId']);
  });

  it('are frozen once a match was played, and the bracket shows how they fared', async () => {
    const { admin, competitionId, teamIds, seed, bracket } = await cup();
    const csv = 'Local;Visitante;Goles local;Goles visitante\nEquipo 1;Equipo 4;2;0';
    const read = await world.call(
      exchangeCalls.importResults,
      { body: { competitionId, csv, mode: 'COMMIT' } },
      admin,
    );
    assert.equal(read.error, undefined);
    const [first, , final] = await bracket();
    assert.deepEqual([first?.match.state, first?.match.score], ['FINISHED', { home: 2, away: 0 }]);
    assert.deepEqual([final?.home.team?.id, final?.home.isProvisional], [teamIds[0], true]);
    const { error } = await seed([{ teamId: teamIds[0] ?? '', seed: 7 }]);
    assert.equal(error?.code, 'COMPETITION_UNDER_WAY');
  });
});
