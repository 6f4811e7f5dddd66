import { CompetitionForm, isRefusal } from '@traip/contract';
import { createRandom } from '@traip/engine/chance';
import { competitionFromForm } from '../../competition/competition-form/competition-from-form.ts';
import type { Database } from '../../platform/db/schema.ts';
import { changeState } from '../../views/dashboard/change-state.ts';
import { adjustTables, requestPlaces } from './competition/decisions.ts';
import type { DemoCompetition } from './competition/demo-competition.ts';
import { day, kickOffsOf } from './competition/kick-offs.ts';
import { findTeamIds, listFieldIds, listPhases } from './competition/queries.ts';
import { playSeason } from './competition/season.ts';
import { granted, telling } from './people/granted.ts';
import { later, type Staff, staffAt } from './people/person.ts';
import { findPeople } from './people/queries.ts';

/** Makes a competition as a person would, and plays as much of it as its season is old. */
export async function plantCompetition(db: Database, demo: DemoCompetition, now: Date): Promise<void> {
  const daysPlayed = [demo.roundsPlayed, ...(demo.later ?? [])].reduce((sum, days) => sum + days, 0);
  const [firstDay = now] = kickOffsOf(1 - daysPlayed, 1, now);
  const staff = await staffAt(db, demo, new Date(firstDay.getTime() - 21 * day));
  const competitionId = await makeCompetition(staff, demo);
  await playSeason(staff, {
    demo,
    competitionId,
    daysPlayed,
    now,
    phases: await listPhases(db, competitionId),
    fieldIds: demo.venue === undefined ? [] : await listFieldIds(db, staff.scope, demo.venue),
    refereeIds: await findPeople(db, demo.referees ?? []),
    random: createRandom(demo.form.competition.name),
  });
  await adjustTables(later(staff, now), competitionId, demo.adjustments ?? []);
  await requestPlaces(later(staff, now), competitionId, demo.requests ?? []);
  if (demo.isOver) await end(later(staff, now), competitionId);
}

async function makeCompetition(staff: Staff, demo: DemoCompetition): Promise<string> {
  const ids = await findTeamIds(staff.db, demo.teams);
  const teams = demo.teams.map((team) => ('name' in team ? team : { id: ids.get(team.code) ?? '' }));
  const form = CompetitionForm.parse({ ...demo.form, teams });
  const made = await competitionFromForm(staff, form);
  if (isRefusal(made))
    throw new Error(`The demo competition "${form.competition.name}" was refused: ${made.refused}`);
  return made.competition.id;
}

async function end(staff: Staff, competitionId: string): Promise<void> {
  const phases = await listPhases(staff.db, competitionId);
  for (const phaseId of [...phases.map(({ id }) => id), undefined]) {
    const body = { competitionId, phaseId, state: 'FINISHED', reason: null } as const;
    granted(await changeState(staff, { ...telling(body), params: staff.scope }));
  }
}
