import type { SportRules } from '@traip/engine';
import { type MatchState, resultOf } from '@traip/engine/match';
import { creditsOf, metricKind, type PlayerMetric, perMatch } from '@traip/engine/statistics';

interface Player {
  readonly teamId: string;
  readonly playerId: string;
}

/** A match with its participants. */
export interface MatchPlayed {
  readonly match: MatchState;
  readonly rules: SportRules;
  readonly appearances: readonly Player[];
}

interface Counted extends Player {
  readonly value: number;
  readonly kind: string;
}

/** The list of a metric computed in memory with the engine's definition; the SQL must give the same. */
export function rankPlayers(
  metric: PlayerMetric,
  matches: readonly MatchPlayed[],
  nameOf: (playerId: string) => string,
) {
  const finished = matches.filter(countsForPlayers);
  const byPlayer = Map.groupBy(
    finished.flatMap((played) => countedIn(metric, played)),
    keyOf,
  );
  const rows = [...byPlayer].map(([key, counted]) => ({
    ...idsIn(key),
    value: counted.reduce((sum, { value }) => sum + value, 0),
    byKind: Object.fromEntries(
      [...Map.groupBy(counted, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
    ),
    matches: finished.filter(({ appearances }) => appearances.some((player) => keyOf(player) === key)).length,
  }));
  const byName = (a: Player, b: Player) => nameOf(a.playerId).localeCompare(nameOf(b.playerId), 'es');
  return rows
    .toSorted(
      (a, b) => b.value - a.value || a.matches - b.matches || byName(a, b) || (keyOf(a) < keyOf(b) ? -1 : 1),
    )
    .map((row) => ({
      rank: rows.filter(({ value }) => value > row.value).length + 1,
      ...row,
      perMatch: perMatch(row.value, row.matches),
    }));
}

function countsForPlayers({ match, rules }: MatchPlayed): boolean {
  const isFinished = match.status === 'FINISHED' || match.status === 'CLOSED';
  const isManualOnly = match.tally.manual !== null && !match.events.some((event) => 'period' in event);
  return isFinished && !isManualOnly && resultOf(match, rules).countsForPlayers;
}

function countedIn(metric: PlayerMetric, { match, rules }: MatchPlayed): readonly Counted[] {
  const times = new Map<string, number>();
  return match.events.flatMap((event) =>
    creditsOf(metric, event, rules).flatMap(({ playerId, value, counted }): Counted[] => {
      if (playerId === null || !('teamId' in event)) return [];
      const kind = ('kind' in event ? event.kind : null) ?? null;
      const nth = (times.get(`${playerId} ${kind}`) ?? 0) + 1;
      times.set(`${playerId} ${kind}`, nth);
      return [{ teamId: event.teamId, playerId, value, kind: metricKind(counted, { kind, nth }, rules) }];
    }),
  );
}

// A player who changed teams has a row for each.
function keyOf({ teamId, playerId }: Player): string {
  return `${teamId} ${playerId}`;
}

function idsIn(key: string): Player {
  const [teamId = '', playerId = ''] = key.split(' ');
  return { teamId, playerId };
}
