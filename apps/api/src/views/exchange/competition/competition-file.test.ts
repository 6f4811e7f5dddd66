import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CompetitionFile, competitionCalls, exchangeCalls, type Write } from '@traip/contract';
import {
  createFromForm,
  type formOf,
  namedTeams,
} from '../../../competition/competition-form/testing/forms.ts';
import { createOrganisation, type Staffed } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

type File = Write<typeof CompetitionFile>;

describe('the file of a competition', () => {
  const world = openWorld();

  const exportFile = async (competitionId: string, { people }: Staffed<'admin'>) =>
    (await world.call(exchangeCalls.exportCompetition, { params: { competitionId } }, people.admin))
      .body as unknown as File;

  const importFile = (
    club: Staffed<'admin'>,
    file: File,
    more: { traipId?: string; mode?: 'PREVIEW' | 'COMMIT' } = {},
  ) =>
    world.call(
      exchangeCalls.importCompetition,
      { params: { orgCode: club.code }, body: { file, mode: 'COMMIT', ...more } },
      club.people.admin,
    );

  async function cup(change: Parameters<typeof formOf>[0] = {}) {
    const club = await createOrganisation(world, 'admin');
    const created = await createFromForm(world, club, {
      teams: namedTeams(6),
      phases: [{ name: 'Cuadro', algorithm: 'SINGLE_ELIM', seed: 'sol', params: { thirdPlace: true } }],
      ...change,
    });
    return { club, competitionId: created.competition.id, traipId: created.traip.id };
  }

  it('imported elsewhere and exported again is the same except for team codes', async () => {
    const { club, competitionId } = await cup();
    const file = await exportFile(competitionId, club);
    const elsewhere = await createOrganisation(world, 'admin');
    const { body, error } = await importFile(elsewhere, file);
    assert.equal(error, undefined);
    assert.deepEqual(
      [body.matches, body.results, body.teams.map(({ outcome }) => outcome)],
      [file.phases[0]?.matches.length, 0, Array(6).fill('NEW')],
    );
    const again = await exportFile(body.competitionId ?? '', elsewhere);
    const newCodes = new Map(
      file.teams.map(({ code, name }) => [code, again.teams.find((team) => team.name === name)?.code ?? '']),
    );
    const renamed = JSON.parse(JSON.stringify(file), (_, value) => newCodes.get(value) ?? value);
    assert.deepEqual(again, renamed);
    const { body: draft } = await world.call(
      competitionCalls.byId,
      { params: { id: body.competitionId ?? '' } },
      elsewhere.people.admin,
    );
    assert.equal(draft.state, 'DRAFT');
  });

  it('imported where it came from reuses the teams, and in the same Traip the season and category', async () => {
    const { club, competitionId, traipId } = await cup();
    const file = await exportFile(competitionId, club);
    const { body } = await importFile(club, file, { traipId });
    assert.ok(body.teams.every(({ outcome }) => outcome === 'EXISTING'));
    const again = await exportFile(body.competitionId ?? '', club);
    assert.deepEqual(again, file);
  });

  it('carries results', async () => {
    const { club, competitionId } = await cup();
    const file = await exportFile(competitionId, club);
    const [phase] = file.phases;
    const first = phase?.matches.find(({ home, away }) => home.participant && away.participant);
    assert.ok(first);
    const nil = { home: 0, away: 0 };
    first.state = 'CLOSED';
    first.result = {
      outcome: 'NORMAL',
      source: 'MANUAL',
      score: { home: 2, away: 1 },
      sets: [],
      shootOut: null,
      tries: nil,
      wentToExtraTime: false,
      method: null,
      winnerByMethod: null,
      counts: true,
      countsForPlayers: true,
      noBonus: false,
    };
    const { body } = await importFile(club, file);
    assert.equal(body.results, 1);
    const again = await exportFile(body.competitionId ?? '', club);
    assert.deepEqual(again.phases[0]?.matches.find(({ key }) => key === first.key)?.result, first.result);
  });

  it('can be previewed before anything is created', async () => {
    const { club, competitionId } = await cup();
    const file = await exportFile(competitionId, club);
    const elsewhere = await createOrganisation(world, 'admin');
    const { body } = await importFile(elsewhere, file, { mode: 'PREVIEW' });
    assert.deepEqual([body.competitionId, body.phases, body.teams.length], [null, 1, 6]);
    const { body: found } = await world.call(
      competitionCalls.find,
      { body: { organizationId: elsewhere.id } },
      elsewhere.people.admin,
    );
    assert.equal(found.total, 0);
  });

  it('that contradicts itself is refused, naming the place', async () => {
    const { club, competitionId } = await cup();
    const good = await exportFile(competitionId, club);
    const corrupted = (corrupt: (file: File) => void) => {
      const file = structuredClone(good);
      corrupt(file);
      return file;
    };
    const cases: readonly [File, string][] = [
      [corrupted(({ teams }) => teams.pop()), 'file.phases.0.teams'],
      [
        corrupted(({ teams }) => teams.push({ ...teams[0], name: 'Otra' } as File['teams'][number])),
        'file.teams',
      ],
      [
        corrupted(({ phases }) => phases[0]?.matches.push(structuredClone(phases[0].matches[0] as never))),
        'file.phases.0.matches',
      ],
      [
        corrupted(({ phases }) => {
          const match = phases[0]?.matches[0];
          if (match) match.state = 'CLOSED';
        }),
        'file.phases.0.matches.0',
      ],
    ];
    for (const [file, field] of cases) {
      const { status, error } = await importFile(club, file);
      assert.deepEqual([status, error?.code, error?.field], [422, 'FILE_INCONSISTENT', field]);
    }
    const other = await importFile(club, { ...good, format: 'csv' } as never);
    assert.deepEqual([other.status, other.error?.field], [400, 'file.format']);
  });

  it('cannot be imported into a Traip of another sport', async () => {
    const { club, competitionId } = await cup();
    const basketball = await createFromForm(world, club, {
      traip: { name: 'Canasta', sportKey: 'BASKETBALL' },
    });
    const file = await exportFile(competitionId, club);
    const { error } = await importFile(club, file, { traipId: basketball.traip.id });
    assert.equal(error?.code, 'VARIANT_OF_OTHER_SPORT');
  });
});
