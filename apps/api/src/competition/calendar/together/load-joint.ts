import { isRefusal, type Refusal, refuse } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { momentOf, wholeDays } from '../../../platform/time/madrid.ts';
import { type Duty, findDuties, findReferees } from '../duties/queries.ts';
import { type Inputs, loadAllInputs } from '../problem/inputs.ts';
import type { JointPhase } from './choose-phases.ts';
import { fieldOf } from './field-of.ts';
import { findClubs, findFamilies, findShared, findTeamsOfPeople } from './queries.ts';

export interface LoadedPhase extends JointPhase {
  readonly inputs: Inputs;
}

/** Everything that a search over several competitions is based on. */
export interface Joint {
  readonly phases: readonly LoadedPhase[];
  /** Teams of everyone who plays in or coaches more than one, here or elsewhere, and of the referees. */
  readonly teamsOf: ReadonlyMap<string, readonly string[]>;
  readonly clubOf: ReadonlyMap<string, string>;
  readonly families: readonly (readonly [string, string])[];
  /** By match. */
  readonly refereesOf: ReadonlyMap<string, readonly string[]>;
  /** What these people referee in other competitions. */
  readonly duties: readonly Duty[];
}

interface JointOptions {
  readonly organisationId: string;
  readonly phases: readonly JointPhase[];
  readonly now: Date;
}

/** Takes as many statements for two competitions as for forty. */
export async function loadJoint(
  db: Database,
  options: JointOptions,
): Promise<Joint | Refusal<'VENUE_UNKNOWN' | 'TEAM_NOT_HERE'>> {
  const phaseIds = options.phases.map(({ phaseId }) => phaseId);
  const first = await readAll(db, options, []);
  const teamIds = [
    ...new Set(first.phases.flatMap(({ inputs }) => (isRefusal(inputs) ? [] : teamsIn(inputs)))),
  ];
  const referees = await findReferees(db, options, phaseIds);
  const refereeIds = [...new Set(referees.map(({ userId }) => userId))];
  const shared = await findShared(db, teamIds);
  const known = new Set(shared.map(({ personId }) => personId));
  const others = await findTeamsOfPeople(
    db,
    refereeIds.filter((id) => !known.has(id)),
  );
  const members = [...shared, ...others];
  const outside = members.map(({ teamId }) => teamId).filter((id) => !teamIds.includes(id));
  // Coaches and referees also have matches with teams that aren't planned here: those times are taken.
  const { phases } =
    outside.length > 0 ? await readAll(db, { ...options, phases: first.adjusted }, outside) : first;
  const loaded: LoadedPhase[] = [];
  for (const { inputs, ...phase } of phases) {
    if (isRefusal(inputs)) return refuse(inputs.refused, { field: fieldOf(options.phases, phase) });
    loaded.push({ ...phase, inputs });
  }
  const [clubs, families, duties] = [
    await findClubs(db, teamIds),
    await findFamilies(db, teamIds),
    await dutiesIn(db, loaded, { phaseIds, teamIds, refereeIds }),
  ];
  return {
    phases: loaded,
    teamsOf: grouped(members.map(({ personId, teamId }) => [personId, teamId])),
    clubOf: new Map(clubs.map(({ teamId, id }) => [teamId, id])),
    families: families.map(({ one, other }) => [one, other] as const),
    refereesOf: grouped(referees.map(({ matchId, userId }) => [matchId, userId])),
    duties,
  };
}

/** Read over the days that the calendars cover, which are the same for all phases. */
async function dutiesIn(
  db: Database,
  [first]: readonly LoadedPhase[],
  who: Omit<Parameters<typeof findDuties>[1], 'from' | 'to'>,
): Promise<readonly Duty[]> {
  if (!first) return [];
  const { from, to } = wholeDays(first.inputs.first, first.inputs.last);
  return findDuties(db, { ...who, from: momentOf(from), to: momentOf(to) });
}

/** If the wishes name a team that has left since, the wishes for single teams are ignored. */
async function readAll(db: Database, options: JointOptions, alsoTeams: readonly string[]) {
  const read = await loadAllInputs(db, { ...options, alsoTeams });
  const hasLeft = (index: number) => {
    const inputs = read[index];
    return isRefusal(inputs) && inputs.refused === 'TEAM_NOT_HERE';
  };
  const asked = options.phases.map((phase, index) =>
    hasLeft(index) ? { ...phase, wishes: { ...phase.wishes, teams: [], clubs: [] } } : phase,
  );
  const reloaded = read.some((_, index) => hasLeft(index))
    ? await loadAllInputs(db, { ...options, phases: asked, alsoTeams })
    : read;
  return {
    adjusted: asked,
    phases: asked.map((phase, index) => ({
      ...phase,
      inputs: reloaded[index] as Inputs | Refusal<'VENUE_UNKNOWN' | 'TEAM_NOT_HERE'>,
    })),
  };
}

export function teamsIn({ matches }: Inputs): readonly string[] {
  return [
    ...new Set(
      matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].flatMap((id) => id ?? [])),
    ),
  ];
}

function grouped(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map([...groups].map(([key, own]) => [key, own.map(([, value]) => value)]));
}
