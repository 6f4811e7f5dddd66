import { CompetitionForm, isRefusal } from '@traip/contract';
import { createRandom } from '@traip/engine/chance';
import { competitionFromForm } from '../../competition/competition-form/competition-from-form.ts';
import type { Database } from '../../platform/db/schema.ts';
import { changeState } from '../../views/dashboard/change-state.ts';
import { addAdjustments, requestEntries } from './competition/decisions.ts';
import type { DemoCompetition } from './competition/demo-competition.ts';
import { day, kickOffsInWeek } from './competition/kick-offs.ts';
import { registerSquads } from './competition/licences.ts';
import { findTeamCodes, findTeamIds, listFieldIds, listPhases } from './competition/queries.ts';
import { playSeason } from './competition/season.ts';
import { requestWith, throwIfRefused } from './people/calls.ts';
import { atTime, type StaffContext, staffContext } from './people/person.ts';
import { findPeople } from './people/queries.ts';
import { seedSquads } from './people/squads.ts';

/** Creates a competition through the same calls as a person, and plays it up to now. */
export async function seedCompetition(db: Database, demo: DemoCompetition, now: Date): Promise<void> {
  const daysPlayed = [demo.roundsPlayed, ...(demo.laterRoundsPlayed ?? [])].reduce(
    (sum, days) => sum + days,
    0,
  );
  const [firstDay = now] = kickOffsInWeek(1 - daysPlayed, 1, now);
  const staff = await staffContext(db, demo, new Date(firstDay.getTime() - 21 * day));
  const competitionId = await createCompetition(staff, demo);
  await seedNewSquads(staff, competitionId, demo);
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
  await addAdjustments(atTime(staff, now), competitionId, demo.adjustments ?? []);
  await requestEntries(atTime(staff, now), competitionId, demo.requests ?? []);
  if (demo.licences) await registerSquads(atTime(staff, now), competitionId, demo.licences);
  if (demo.isOver) await finishCompetition(atTime(staff, now), competitionId);
}

async function createCompetition(staff: StaffContext, demo: DemoCompetition): Promise<string> {
  const ids = await findTeamIds(staff.db, demo.teams);
  const teams = demo.teams.map((team) =>
    'name' in team ? { name: team.name } : { id: ids.get(team.code) ?? '' },
  );
  const form = CompetitionForm.parse({ ...demo.form, teams });
  const created = await competitionFromForm(staff, form);
  if (isRefusal(created))
    throw new Error(`The demo competition "${form.competition.name}" was refused: ${created.refused}`);
  return created.competition.id;
}

/** The players of the teams that were created with the competition. */
async function seedNewSquads(
  { db, now }: StaffContext,
  competitionId: string,
  { by, teams }: DemoCompetition,
): Promise<void> {
  const codes = await findTeamCodes(db, competitionId);
  const squads = teams.flatMap((team) =>
    'name' in team ? [{ team: codes.get(team.name) ?? '', by, players: team.players ?? [] }] : [],
  );
  await seedSquads(db, squads, now());
}

async function finishCompetition(staff: StaffContext, competitionId: string): Promise<void> {
  const phases = await listPhases(staff.db, competitionId);
  for (const phaseId of [...phases.map(({ id }) => id), undefined]) {
    const body = { competitionId, phaseId, state: 'FINISHED', reason: null } as const;
    throwIfRefused(await changeState(staff, { ...requestWith(body), params: staff.scope }));
  }
}
