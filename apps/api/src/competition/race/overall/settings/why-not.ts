import { type Refusal, refuse } from '@traip/contract';
import type { TableKind, TableRules } from '@traip/engine/race-tables';

interface Settings {
  readonly kind: TableKind;
  readonly raceIds: readonly string[] | null;
  readonly rules: TableRules;
}

const needsPoints: ReadonlySet<TableKind> = new Set(['SERIES', 'CLUBS']);

/** Why the settings of a ranking are invalid. */
export function settingsRefusal(
  { kind, raceIds, rules }: Settings,
  raceNames: ReadonlyMap<string, string>,
): Refusal<'RACE_UNKNOWN' | 'ONE_RACE_ONLY' | 'POINTS_REQUIRED'> | undefined {
  if (raceIds?.some((id) => !raceNames.has(id))) return refuse('RACE_UNKNOWN', { field: 'raceIds' });
  if (kind === 'TEAMS' && raceIds?.length !== 1) return refuse('ONE_RACE_ONLY', { field: 'raceIds' });
  if (needsPoints.has(kind) && !rules.points.some((points) => points > 0))
    return refuse('POINTS_REQUIRED', { field: 'rules.points' });
  return undefined;
}
