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

  const exported = async (competitionId: string, { people }: Staffed<'admin'>) =>
    (await world.call(exchangeCalls.exportCompetition, { params: { competitionId } }, people.admin))
      .body as unknown as File;

  const read = (
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
    const made = await createFromForm(world, club, {
      teams: namedTeams(6),
      phases: [{ name: 'Cuadro', algorithm: 'SINGLE_ELIM', seed: 'sol', params: { thirdPlace: true } }],
      ...change,
    });
    return { club, competitionId: made.competition.id, traipId: made.traip.id };
  }

  it('read elsewhere and written again is the same but for the codes of the teams', async () => {
    const { club, competitionId } = await cup();
    const file = await exported(competitionId, club);
    const elsewhere = await createOrganisation(world, 'admin');
    const { body, error } = await read(elsewhere, file);
    assert.equal(error, undefined);
    assert.deepEqual(
      [body.matches, body.results, body.teams.map(({ outcome }) => outcome)],
      [file.phases[0]?.matches.length, 0, Array(6).fill('NEW')],
    );
    const again = await exported(body.competitionId ?? '', elsewhere);
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

  it('read where it came from takes the same teams, and in the same Traip the same season and category', async () => {
    const { club, competitionId, traipId } = await cup();
    const file = await exported(competitionId, club);
    const { body } = await read(club, file, { traipId });
    assert.ok(body.teams.every(({ outcome }) => outcome === 'EXISTING'));
    const again = await exported(body.competitionId ?? '', club);
    assert.deepEqual(again, file);
  });

  it('carries results', async () => {
    const { club, competitionId } = await cup();
    const file = await exported(competitionId, club);
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
    const { body } = await read(club, file);
    assert.equal(body.results, 1);
    const again = await exported(body.competitionId ?? '', club);
    assert.deepEqual(again.phases[0]?.matches.find(({ key }) => key === first.key)?.result, first.result);
  });

  it('is shown before anything is made of it', async () => {
    const { club, competitionId } = await cup();
    const file = await exported(competitionId, club);
    const elsewhere = await createOrganisation(world, 'admin');
    const { body } = await read(elsewhere, file, { mode: 'PREVIEW' });
    assert.deepEqual([body.competitionId, body.phases, body.teams.length], [null, 1, 6]);
    const { body: found } = await world.call(
      competitionCalls.find,
      { body: { organizationId: elsewhere.id } },
      elsewhere.people.admin,
    );
    assert.equal(found.total, 0);
  });

  it('that contradicts itself is refused, and says where', async () => {
    const { club, competitionId } = await cup();
    const good = await exported(competitionId, club);
    const spoilt = (spoil: (file: File) => void) => {
      const file = structuredClone(good);
      spoil(file);
      return file;
    };
    const cases: readonly [File, string][] = [
      [spoilt(({ teams }) => teams.pop()), 'file.phases.0.teams'],
      [
        spoilt(({ teams }) => teams.push({ ...teams[0], name: 'Otra' } as File['teams'][number])),
        'file.teams',
      ],
      [
        spoilt(({ phases }) => phases[0]?.matches.push(structuredClone(phases[0].matches[0] as never))),
        'file.phases.0.matches',
      ],
      [
        spoilt(({ phases }) => {
          const match = phases[0]?.matches[0];
          if (match) match.state = 'CLOSED';
        }),
        'file.phases.0.matches.0',
      ],
    ];
    for (const [file, field] of cases) {
      const { status, error } = await read(club, file);
      assert.deepEqual([status, error?.code, error?.field], [422, 'FILE_INCONSISTENT', field]);
    }
    const other = await read(club, { ...good, format: 'csv' } as never);
    assert.deepEqual([other.status, other.error?.field], [400, 'file.format']);
  });

  it('is not read into a Traip of another sport', async () => {
    const { club, competitionId } = await cup();
    const basketball = await createFromForm(world, club, {
      traip: { name: 'Canasta', sportKey: 'BASKETBALL' },
    });
    const file = await exported(competitionId, club);
    const { error } = await read(club, file, { traipId: basketball.traip.id });
    assert.equal(error?.code, 'VARIANT_OF_OTHER_SPORT');
  });
});
