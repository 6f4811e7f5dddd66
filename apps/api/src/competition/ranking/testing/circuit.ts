import assert from 'node:assert/strict';
import { dashboardCalls, entryCalls, rankingCalls, roundCalls, type Write } from '@traip/contract';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';
import { createFromForm, type FormInput } from '../../competition-form/testing/forms.ts';

export const fourPairs = [
  'Ana Ruiz / Luis Gil',
  'Eva Soler / Iván Mas',
  'Noa Prat / Hugo Vila',
  'Sara Paz / Jon Aizpuru',
];

const padel: Partial<FormInput> = {
  traip: { name: 'Circuito de la Costa', sportKey: 'PADEL' },
  category: { name: 'Mixta', gender: 'MIXED' },
  competitors: 'PAIR',
  phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'sol' }],
  publish: true,
};

/** A padel circuit with its first competition, and the calls to run it. */
export async function circuitOf(world: World, names: readonly string[], form: Partial<FormInput> = {}) {
  const club = await createOrganisation(world, 'super-admin', 'admin', 'member');
  const { admin, 'super-admin': chief } = club.people;
  const add = (named: readonly string[], change: Partial<FormInput> = {}) =>
    createFromForm(world, club, { ...padel, ...form, teams: named.map((name) => ({ name })), ...change });
  const created = await add(names);
  const { traip, season, category } = created.competition;
  const again = { traip: { id: traip.id }, season: { id: season.id }, category: { id: category.id } };
  const matchesOf = async ({ competitionId, phaseId }: Phase, round: number) =>
    (await world.call(roundCalls.get, { params: { competitionId }, query: { phaseId, round } }, admin)).body
      .matches;
  const move = (change: { competitionId: string; phaseId?: string; state: 'IN_PROGRESS' | 'FINISHED' }) =>
    world.call(
      dashboardCalls.changeState,
      { params: { orgCode: club.code }, body: { ...change, reason: 'así se decidió' } },
      chief,
    );
  return {
    club,
    admin,
    chief,
    made: created,
    traip,
    first: created.first,
    addCompetition: (named: readonly string[], change: Partial<FormInput> = {}) =>
      add(named, { ...again, competition: { name: 'Segunda' }, ...change }),
    matchesOf,
    /** Results of a round on a day, each “home away”. */
    play: async (phase: Phase, round: number, scores: readonly string[], day?: string) => {
      const matches = await matchesOf(phase, round);
      const results = scores.flatMap((score, at) => {
        const match = matches[at];
        return match ? [{ matchId: match.id, version: match.version, sets: setsOf(score) }] : [];
      });
      const { competitionId } = phase;
      const saved = await world.call(
        roundCalls.saveResults,
        { params: { competitionId }, body: { results } },
        admin,
      );
      assert.equal(saved.error, undefined);
      if (day !== undefined)
        await world.store.db
          .updateTable('matches')
          .set({ kickOff: new Date(`${day}T10:00:00Z`) })
          .where(
            'id',
            'in',
            results.map(({ matchId }) => matchId),
          )
          .execute();
      return matches;
    },
    setRules: (body: Omit<Write<(typeof rankingCalls.saveRules)['body']>, 'traipId'>) =>
      world.call(rankingCalls.saveRules, { body: { ...body, traipId: traip.id } }, admin),
    ranking: async (query: Record<string, string> = {}) =>
      (await world.call(rankingCalls.get, { params: { code: traip.code }, query })).body,
    starts: (text: string, kind: 'PERSON' | 'TEAM' = 'PERSON') =>
      world.call(rankingCalls.saveStarts, { params: { traipId: traip.id }, body: { kind, text } }, admin),
    entries: async (competitionId: string) =>
      (await world.call(entryCalls.list, { params: { competitionId }, query: {} }, admin)).body.items,
    finish: async ({ competitionId, phaseId }: Phase, rounds: number) => {
      for (let round = 1; round <= rounds; round += 1) {
        const input = { params: { competitionId }, body: { phaseId, round } };
        await world.call(roundCalls.makeOfficial, input, admin);
      }
      await move({ competitionId, phaseId, state: 'FINISHED' });
      const { error } = await move({ competitionId, state: 'FINISHED' });
      assert.equal(error, undefined);
    },
    resume: ({ competitionId }: Phase) => move({ competitionId, state: 'IN_PROGRESS' }),
  };
}

interface Phase {
  readonly competitionId: string;
  readonly phaseId: string;
}

const setsOf = (score: string) => {
  const [home = 0, away = 0] = score.split(' ').map(Number);
  return [1, 2].map(() => ({ home, away }));
};
