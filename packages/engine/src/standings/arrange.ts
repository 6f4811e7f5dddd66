import type { TeamId } from './matches.ts';
import { direction, type Line, measure } from './metrics.ts';
import { partition, type Reader, resolve } from './resolve.ts';
import type { Chain, Metric } from './rules.ts';
import type { Value } from './value.ts';
import type { Comparison, Part, Place, Why } from './why.ts';

type Lines = ReadonlyMap<TeamId, Line>;

/** Sets of level teams, keyed by their ids, with the order the chain gave them. */
export type ResolvedSets = ReadonlyMap<string, readonly Place[]>;

/** The teams in order, and the sets that were level on the primary metrics. */
interface Arrangement {
  readonly places: readonly Place[];
  readonly sets: ResolvedSets;
}

/** Orders teams by the primary metrics, then by the chain; a set found in `known` is not resolved again. */
export function arrange(
  teams: readonly TeamId[],
  lines: Lines,
  chain: Chain,
  read: Reader,
  known: ResolvedSets,
): Arrangement {
  const sets = new Map<string, readonly Place[]>();
  const places = levelSets(teams, lines, chain.primary).flatMap((level) => {
    if (level.length === 1) return [{ teams: level, why: null, tie: null }];
    const key = setKey(level);
    const resolved = known.get(key) ?? resolve(level, chain, read, levelTrials(level, lines, chain.primary));
    sets.set(key, resolved);
    return resolved;
  });
  return { places, sets };
}

/** The key of a set of teams. */
function setKey(teams: readonly TeamId[]): string {
  return JSON.stringify(teams);
}

/** Why a team ranks below another on the primary metrics. */
export function primaryWhy(
  above: TeamId,
  below: TeamId,
  lines: Lines,
  primary: readonly Metric[],
): Why | null {
  const path: Comparison[] = [];
  for (const metric of primary) {
    const by = compare(metric, [above, below], lines);
    if (by.parts.length > 1) return { by, path };
    path.push(by);
  }
  return null;
}

/** Teams grouped by the primary metrics, best first. */
function levelSets(
  teams: readonly TeamId[],
  lines: Lines,
  primary: readonly Metric[],
): readonly (readonly TeamId[])[] {
  return primary.reduce<readonly (readonly TeamId[])[]>(
    (sets, metric) => sets.flatMap((set) => partsBy(metric, set, lines).map((part) => part.teams)),
    [teams],
  );
}

function levelTrials(
  level: readonly TeamId[],
  lines: Lines,
  primary: readonly Metric[],
): readonly Comparison[] {
  return primary.map((metric) => compare(metric, level, lines));
}

function compare(metric: Metric, teams: readonly TeamId[], lines: Lines): Comparison {
  const parts = partsBy(metric, teams, lines);
  return { kind: 'COMPARED', criterion: `ALL.${metric}`, parts, among: [], mini: [] };
}

function partsBy(metric: Metric, teams: readonly TeamId[], lines: Lines): readonly Part[] {
  const values = new Map<TeamId, Value>();
  for (const team of teams) {
    const line = lines.get(team);
    if (line !== undefined) values.set(team, measure(metric, line));
  }
  return partition(teams, values, direction(metric));
}
