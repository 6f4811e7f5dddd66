import { CompetitionForm, GolfCards, isRefusal, type Write } from '@traip/contract';
import { competitionFromForm } from '../../competition/competition-form/competition-from-form.ts';
import { pasteEntries } from '../../competition/race/entries/paste-entries.ts';
import { listRaces } from '../../competition/race/reply/queries.ts';
import { importResults } from '../../competition/race/results/import-results.ts';
import { saveCards } from '../../competition/race/results/save-cards.ts';
import { publishRace } from '../../competition/race/settings/publish-race.ts';
import type { Database } from '../../platform/db/schema.ts';
import { changeState } from '../../views/dashboard/change-state.ts';
import { requestWith, throwIfRefused } from './people/calls.ts';
import { atTime, type StaffContext, staffContext } from './people/person.ts';

/** A competition of one race that is over. */
export interface DemoRace {
  readonly orgCode: string;
  /** Email address of the person who creates it. */
  readonly by: string;
  readonly form: Omit<Write<typeof CompetitionForm>, 'phases' | 'teams'>;
  /** As it is pasted. */
  readonly startList: string;
  /** A timing file, or the cards of golf, a round at a time. */
  readonly results: string | readonly Write<typeof GolfCards>[];
}

const week = 7 * 86_400_000;

/** Creates a race through the same calls as a person, and publishes its results as official. */
export async function seedRace(db: Database, demo: DemoRace, now: Date): Promise<void> {
  const staff = await staffContext(db, demo, new Date(now.getTime() - 4 * week));
  const form = CompetitionForm.parse({ ...demo.form, phases: [] });
  const created = await competitionFromForm(staff, form);
  if (isRefusal(created)) throw new Error(`The demo race was refused: ${created.refused}`);
  const competitionId = created.competition.id;
  const [race] = await listRaces(db, competitionId);
  if (!race) throw new Error('The demo race was not made.');
  const call = <B>(body: B) => ({ ...requestWith(body), params: { competitionId, raceId: race.id } });
  const table = { mode: 'COMMIT' as const, columns: undefined };
  throwIfRefused(await pasteEntries(staff, call({ ...table, text: demo.startList })));
  await moveRaces(staff, competitionId, 'IN_PROGRESS');
  const finish = atTime(staff, new Date(now.getTime() - week));
  if (typeof demo.results === 'string')
    throwIfRefused(
      await importResults(finish, call({ ...table, text: demo.results, reason: null, force: false })),
    );
  else
    for (const cards of demo.results) throwIfRefused(await saveCards(finish, call(GolfCards.parse(cards))));
  const official = { publication: 'OFFICIAL' as const, reason: null, version: race.version };
  throwIfRefused(await publishRace(finish, call(official)));
  await moveRaces(finish, competitionId, 'FINISHED');
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
