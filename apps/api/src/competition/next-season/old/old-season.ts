import { type EndedCompetition, type Step, stepsByName } from '@traip/engine/season';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { type FinalPositions, finalPositions } from './final-positions.ts';
import {
  type CompetitionRow,
  listCompetitions,
  listPhases,
  listTeams,
  type PhaseRow,
  type TeamRow,
} from './queries.ts';

/** A competition of the old season with its final positions. */
export interface OldCompetition extends FinalPositions {
  readonly row: CompetitionRow;
  readonly phases: readonly PhaseRow[];
  readonly teams: readonly TeamRow[];
}

export async function readOldSeason(
  db: Database,
  scope: OrganisationRef,
  seasonId: string,
  now: () => Date,
): Promise<readonly OldCompetition[]> {
  const rows = await listCompetitions(db, scope, seasonId);
  const ids = rows.map(({ id }) => id);
  const phases = await listPhases(db, ids);
  const teams = await listTeams(db, ids);
  const competitions: OldCompetition[] = [];
  for (const row of rows) {
    const own = <T extends { readonly competitionId: string }>(parts: readonly T[]) =>
      parts.filter(({ competitionId }) => competitionId === row.id);
    const ended = await finalPositions(db, row.id, now);
    competitions.push({ row, phases: own(phases), teams: inFinalOrder(own(teams), ended), ...ended });
  }
  return competitions;
}

function inFinalOrder(teams: readonly TeamRow[], { positions }: FinalPositions): readonly TeamRow[] {
  const orderOf = ({ id }: TeamRow) => positions.get(id)?.position ?? Number.MAX_SAFE_INTEGER;
  return teams.toSorted((one, other) => orderOf(one) - orderOf(other));
}

export function endedOf(competitions: readonly OldCompetition[]): readonly EndedCompetition[] {
  return competitions.map(({ row, teams, positions }) => ({
    id: row.id,
    name: row.name,
    category: row.categoryId,
    teams: teams.map(({ id, status }) => ({
      team: id,
      position: positions.get(id)?.position ?? null,
      withdrawn: status === 'WITHDRAWN',
    })),
  }));
}

/** The levels as arranged by staff, or else as the names suggest. */
export function stepsOf(competitions: readonly OldCompetition[]): {
  readonly steps: readonly Step[];
  readonly isGuessed: boolean;
} {
  const ids = new Set(competitions.map(({ row }) => row.id));
  const saved = competitions.flatMap(({ row: { id, aboveId, goUp, comeDown } }) =>
    aboveId !== null && ids.has(aboveId) ? [{ above: aboveId, below: id, up: goUp, down: comeDown }] : [],
  );
  return saved.length > 0
    ? { steps: saved, isGuessed: false }
    : { steps: stepsByName(endedOf(competitions)), isGuessed: true };
}
