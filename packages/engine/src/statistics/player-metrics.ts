import {
  isGoal,
  type Lineup,
  type MatchEvent,
  type MatchState,
  type PlayerId,
  resultOf,
  type TeamId,
} from '../match/index.ts';
import type { SportRules } from '../sports/index.ts';
import { cleanSheetOf } from './clean-sheets.ts';
import { timePlayed } from './minutes.ts';

export const playerMetrics = ['goals', 'assists', 'ownGoals', 'cards', 'cleanSheets', 'minutes'] as const;
export type PlayerMetric = (typeof playerMetrics)[number];

/** A match with who took part in it. */
export interface MatchPlayed {
  readonly match: MatchState;
  readonly rules: SportRules;
  readonly appearances: readonly { readonly teamId: TeamId; readonly playerId: PlayerId }[];
  /** Clean sheets and minutes need them. */
  readonly lineups?: readonly Lineup[];
}

/** A player's place in a list, with the team for which it was achieved. */
export interface PlayerRow {
  /** Equal values share a rank: 1, 1, 3. */
  readonly rank: number;
  readonly playerId: PlayerId;
  readonly teamId: TeamId;
  /** Goals, or points where goals have values; assists; own goals; cards; clean sheets; whole minutes. */
  readonly value: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly matches: number;
  /** To two decimals, for the eye; null without a match. */
  readonly perMatch: number | null;
}

interface Achieved {
  readonly teamId: TeamId;
  readonly playerId: PlayerId;
  readonly value: number;
  readonly kind: string;
}

type Row = Omit<PlayerRow, 'rank' | 'perMatch'>;

/** The list of a metric: most first; of equals, who needed fewer matches, then by name. */
export function rankPlayers(
  metric: PlayerMetric,
  matches: readonly MatchPlayed[],
  nameOf: (playerId: PlayerId) => string,
): readonly PlayerRow[] {
  const counting = matches.filter(countsForPlayers);
  const rows = rowsOf(
    counting.flatMap((played) => achievedIn(metric, played)),
    appearancesIn(counting),
  );
  const byName = (a: Row, b: Row) => nameOf(a.playerId).localeCompare(nameOf(b.playerId), 'es');
  const ordered = rows.toSorted(
    (a, b) => b.value - a.value || a.matches - b.matches || byName(a, b) || compareIds(a, b),
  );
  let rank = 0;
  return ordered.map((row, index) => {
    if (row.value !== ordered[index - 1]?.value) rank = index + 1;
    const perMatch = row.matches === 0 ? null : Math.round((row.value * 100) / row.matches) / 100;
    return { rank, ...row, perMatch };
  });
}

// Only finished matches that were played: a forfeit, or a result without its events, gives nothing to players.
function countsForPlayers({ match, rules }: MatchPlayed): boolean {
  const isFinished = match.status === 'FINISHED' || match.status === 'CLOSED';
  const isManualOnly = match.tally.manual !== null && !match.events.some((event) => 'period' in event);
  return isFinished && !isManualOnly && resultOf(match, rules).countsForPlayers;
}

function achievedIn(metric: PlayerMetric, played: MatchPlayed): readonly Achieved[] {
  const { match, rules, lineups = [] } = played;
  switch (metric) {
    case 'cards':
      return cardsIn(match);
    case 'cleanSheets':
      return lineups.flatMap((lineup) => {
        const sheet = cleanSheetOf(lineup, match, rules);
        return sheet === null ? [] : [{ ...sheet, value: 1, kind: 'CLEAN_SHEET' }];
      });
    case 'minutes':
      return lineups
        .flatMap((lineup) => timePlayed(lineup, match, rules) ?? [])
        .map(({ teamId, playerId, seconds }) => ({
          teamId,
          playerId,
          value: Math.round(seconds / 60),
          kind: 'MINUTES',
        }))
        .filter(({ value }) => value > 0);
    default:
      return match.events.filter(isInPlay).flatMap((event) => achievedBy(metric, event, rules));
  }
}

function cardsIn({ tally }: MatchState): readonly Achieved[] {
  return tally.cards
    .filter(({ period, personRole }) => period !== 'SO' && personRole === 'PLAYER')
    .flatMap(({ teamId, playerId, kind }) =>
      playerId === null ? [] : [{ teamId, playerId, kind, value: 1 }],
    );
}

function isInPlay(event: MatchEvent): boolean {
  return 'period' in event && event.period !== 'SO';
}

function achievedBy(
  metric: 'goals' | 'assists' | 'ownGoals',
  event: MatchEvent,
  { goalKinds }: SportRules,
): readonly Achieved[] {
  if (metric === 'ownGoals') {
    if (event.type !== 'OWN_GOAL' || event.playerId === undefined) return [];
    return [{ teamId: event.teamId, playerId: event.playerId, value: 1, kind: 'OWN_GOAL' }];
  }
  if (!isGoal(event)) return [];
  const playerId = metric === 'goals' ? event.playerId : event.relatedPlayerId;
  const goalKind = goalKinds.find(({ key }) => key === event.kind) ?? goalKinds[0];
  if (playerId === undefined || goalKind === undefined) return [];
  const value = metric === 'goals' ? goalKind.value : 1;
  return [{ teamId: event.teamId, playerId, value, kind: goalKind.key }];
}

function rowsOf(achieved: readonly Achieved[], appearances: ReadonlyMap<string, number>): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const one of achieved) {
    const { teamId, playerId, value, kind } = one;
    const matches = appearances.get(tabOf(one)) ?? 0;
    const row = rows.get(tabOf(one)) ?? { playerId, teamId, value: 0, byKind: {}, matches };
    const byKind = { ...row.byKind, [kind]: (row.byKind[kind] ?? 0) + 1 };
    rows.set(tabOf(one), { ...row, value: row.value + value, byKind });
  }
  return [...rows.values()];
}

function appearancesIn(matches: readonly MatchPlayed[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { appearances } of matches)
    for (const tab of new Set(appearances.map(tabOf))) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  return counts;
}

// A player who changed teams has a row with each.
function tabOf({ teamId, playerId }: { readonly teamId: TeamId; readonly playerId: PlayerId }): string {
  return JSON.stringify([teamId, playerId]);
}

function compareIds(a: Row, b: Row): number {
  return tabOf(a) < tabOf(b) ? -1 : 1;
}
