import { CompetitionForm, GolfCards, isRefusal, NewRaceRanking, type Write } from '@traip/contract';
import { competitionFromForm } from '../../competition/competition-form/competition-from-form.ts';
import { pasteEntries } from '../../competition/race/entries/paste-entries.ts';
import { createRaceRanking } from '../../competition/race/overall/settings/create-race-ranking.ts';
import { listRaces } from '../../competition/race/reply/queries.ts';
import { importResults } from '../../competition/race/results/import-results.ts';
import { saveCards } from '../../competition/race/results/save-cards.ts';
import { publishRace } from '../../competition/race/settings/publish-race.ts';
import type { Database } from '../../platform/db/schema.ts';
import { changeState } from '../../views/dashboard/change-state.ts';
import { requestWith, throwIfRefused } from './people/calls.ts';
import { atTime, type StaffContext, staffContext } from './people/person.ts';

/** A competition whose races are over. */
export interface DemoRace {
  readonly orgCode: string;
  /** Email address of the person who creates it. */
  readonly by: string;
  readonly form: Omit<Write<typeof CompetitionForm>, 'phases' | 'teams'>;
  /** As pasted. */
  readonly startList: string;
  /** A timing file, or golf cards round by round. */
  readonly results: string | readonly Write<typeof GolfCards>[];
  /** Timing files of the following races, with the same start list. */
  readonly later?: readonly string[];
  readonly rankings?: readonly Write<typeof NewRaceRanking>[];
}

const week = 7 * 86_400_000;

/** Creates races through the same calls as a person, and publishes their results as official. */
export async function seedRace(db: Database, demo: DemoRace, now: Date): Promise<void> {
  const staff = await staffContext(db, demo, new Date(now.getTime() - 4 * week));
  const form = CompetitionForm.parse({ ...demo.form, phases: [] });
  const created = await competitionFromForm(staff, form);
  if (isRefusal(created)) throw new Error(`The demo race was refused: ${created.refused}`);
  const competitionId = created.competition.id;
  const races = await listRaces(db, competitionId);
  const finish = atTime(staff, new Date(now.getTime() - week));
  for (const race of races) {
    const call = <B>(body: B) => ({ ...requestWith(body), params: { competitionId, raceId: race.id } });
    const text = demo.startList;
    throwIfRefused(await pasteEntries(staff, call({ mode: 'COMMIT', columns: undefined, text })));
  }
  await moveRaces(staff, competitionId, 'IN_PROGRESS');
  for (const body of demo.rankings ?? []) {
    const call = { ...requestWith(NewRaceRanking.parse(body)), params: { competitionId } };
    throwIfRefused(await createRaceRanking(staff, call));
  }
  for (const [index, race] of races.entries())
    await finishRace(finish, race, index === 0 ? demo.results : (demo.later?.[index - 1] ?? ''));
  await moveRaces(finish, competitionId, 'FINISHED');
}

/** Saves the times or cards, and makes them official. */
async function finishRace(
  finish: StaffContext,
  race: Awaited<ReturnType<typeof listRaces>>[number],
  results: DemoRace['results'],
): Promise<void> {
  const { competitionId, id: raceId, version } = race;
  const call = <B>(body: B) => ({ ...requestWith(body), params: { competitionId, raceId } });
  const table = { mode: 'COMMIT' as const, columns: undefined, reason: null, force: false };
  if (typeof results === 'string')
    throwIfRefused(await importResults(finish, call({ ...table, text: results })));
  else for (const cards of results) throwIfRefused(await saveCards(finish, call(GolfCards.parse(cards))));
  const official = { publication: 'OFFICIAL' as const, reason: null, version };
  throwIfRefused(await publishRace(finish, call(official)));
}

/** Starts a competition, or ends it. */
export async function moveRaces(
  staff: StaffContext,
  competitionId: string,
  state: 'IN_PROGRESS' | 'FINISHED',
) {
  const body = { competitionId, phaseId: undefined, state, reason: null };
  throwIfRefused(await changeState(staff, { ...requestWith(body), params: staff.scope }));
}
