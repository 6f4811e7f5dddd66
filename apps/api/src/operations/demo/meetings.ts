import { CompetitionForm, isRefusal, RoundsChange, type Write } from '@traip/contract';
import { competitionFromForm } from '../../competition/competition-form/competition-from-form.ts';
import { pasteEntries } from '../../competition/race/entries/paste-entries.ts';
import { listRaces } from '../../competition/race/reply/queries.ts';
import { importResults } from '../../competition/race/results/import-results.ts';
import { fillNext } from '../../competition/race/rounds/fill-next.ts';
import { makeHeats } from '../../competition/race/rounds/make-heats.ts';
import { setRounds } from '../../competition/race/rounds/set-rounds.ts';
import { publishRace } from '../../competition/race/settings/publish-race.ts';
import type { Database } from '../../platform/db/schema.ts';
import { requestWith, throwIfRefused } from './people/calls.ts';
import { atTime, type StaffContext, staffContext } from './people/person.ts';
import { type DemoRace, moveRaces } from './races.ts';

interface DemoEvent {
  /** As pasted, with seed marks. */
  readonly startList: string;
  readonly qualifying: Write<typeof RoundsChange>['qualifying'];
  /** A timing file for each round, from the heats to the finals: B before A. */
  readonly results: readonly string[];
}

/** A competition of several races with heats and finals, all of them over. */
export interface DemoMeeting extends Pick<DemoRace, 'orgCode' | 'by' | 'form'> {
  readonly lanes: number;
  /** One for each race of the form. */
  readonly events: readonly DemoEvent[];
}

const week = 7 * 86_400_000;

/** Creates a meeting through the same calls as a person: entries, heats, finals, official results. */
export async function seedMeeting(db: Database, demo: DemoMeeting, now: Date): Promise<void> {
  const staff = await staffContext(db, demo, new Date(now.getTime() - 3 * week));
  const created = await competitionFromForm(staff, CompetitionForm.parse({ ...demo.form, phases: [] }));
  if (isRefusal(created)) throw new Error(`The demo meeting was refused: ${created.refused}`);
  const competitionId = created.competition.id;
  const races = await listRaces(db, competitionId);
  for (const [index, { startList, qualifying }] of demo.events.entries()) {
    const params = { competitionId, raceId: races[index]?.id ?? '' };
    const call = <B>(body: B) => ({ ...requestWith(body), params });
    const table = { mode: 'COMMIT' as const, columns: undefined, text: startList };
    throwIfRefused(await pasteEntries(staff, call(table)));
    const body = RoundsChange.parse({ qualifying, version: races[index]?.version ?? 1 });
    throwIfRefused(await setRounds(staff, call(body)));
    throwIfRefused(await makeHeats(staff, call({ lanes: demo.lanes })));
  }
  await moveRaces(staff, competitionId, 'IN_PROGRESS');
  const finish = atTime(staff, new Date(now.getTime() - week));
  for (const [index, { results }] of demo.events.entries())
    await holdRounds(db, finish, { competitionId, eventId: races[index]?.id ?? '' }, results);
  await moveRaces(finish, competitionId, 'FINISHED');
}

interface EventRef {
  readonly competitionId: string;
  readonly eventId: string;
}

/** Each round is timed and made official, and then leads to the next. */
async function holdRounds(
  db: Database,
  staff: StaffContext,
  { competitionId, eventId }: EventRef,
  results: readonly string[],
): Promise<void> {
  for (const [index, text] of results.entries()) {
    const rounds = (await listRaces(db, competitionId)).filter(
      (race) => race.id === eventId || race.eventId === eventId,
    );
    const round = rounds[index];
    if (!round) throw new Error('The demo meeting has results of a round that there is not.');
    const call = <B>(body: B) => ({ ...requestWith(body), params: { competitionId, raceId: round.id } });
    const table = { mode: 'COMMIT' as const, columns: undefined, reason: null, force: false };
    throwIfRefused(await importResults(staff, call({ ...table, text })));
    if (round.advance !== null) throwIfRefused(await fillNext(staff, call({ force: false, reason: null })));
    const found = (await listRaces(db, competitionId)).find(({ id }) => id === round.id);
    const official = { publication: 'OFFICIAL' as const, reason: null, version: found?.version ?? 1 };
    throwIfRefused(await publishRace(staff, call(official)));
  }
}
