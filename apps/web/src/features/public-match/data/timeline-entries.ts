import type { SportRules } from '@traip/engine';
import type { LineupData, PublicMatchData, TimelineEvent } from './load.ts';
import { rulesOf } from './rules-of.ts';

const timelineEntryTypes = [
  'START',
  'END',
  'GOAL',
  'OWN_GOAL',
  'CARD',
  'FOUL',
  'SUBSTITUTION',
  'MANUAL_RESULT',
  'CANCELLED',
] as const;
export type TimelineEntryType = (typeof timelineEntryTypes)[number];

type Person = TimelineEvent['player'];

export interface TimelineEntry {
  readonly key: string;
  readonly type: TimelineEntryType;
  readonly kind: string | null;
  readonly teamId: string | null;
  readonly period: TimelineEvent['period'];
  readonly minute: number | null;
  readonly second: number;
  /** The player concerned; in a substitution, who goes off. */
  readonly player: Person;
  /** The player who assisted or was fouled; in a substitution, who comes on. */
  readonly related: Person;
  /** Null if the event neither changed the score nor ended a period. */
  readonly score: string | null;
}

type TimelineMatch = Pick<
  PublicMatchData,
  'timeline' | 'home' | 'away' | 'sets' | 'lineups' | 'sportVariantKey'
>;

/** Latest first, with the score after each goal. */
export function timelineEntries(match: TimelineMatch): readonly TimelineEntry[] {
  const { cards, scoring, rubbers } = rulesOf(match);
  const tally = { home: 0, away: 0 };
  const entries = match.timeline.flatMap((event): TimelineEntry[] => {
    const type = timelineEntryTypes.find((timelineEntryType) => timelineEntryType === event.type);
    // The rubbers of a tie and the holes of golf are listed separately, so their periods are left out.
    const isListedSeparately = event.kind === 'RUBBER' || (event.kind === 'HOLE' && event.teamId === null);
    const isPeriodEvent = (scoring === 'HOLES' || rubbers !== null) && (type === 'START' || type === 'END');
    if (type === undefined || isListedSeparately || isPeriodEvent) return [];
    const { id: key, kind, teamId, period, minute, player, related } = event;
    const entry = { key, type, kind, teamId, period, minute, second: event.second ?? 0, player, related };
    const score = scoreAfter(pointsOf(event, cards), match, tally);
    return [{ ...entry, score: type === 'END' ? scoreAtEnd(event, match, tally) : score }];
  });
  const substitutions = [match.lineups.home, match.lineups.away].flatMap(substitutionsIn);
  return withSubstitutions(entries, substitutions).toReversed();
}

interface Points {
  /** The side of the event. */
  readonly teamId: string | null;
  readonly isForRival: boolean;
  readonly value: number;
  readonly period: TimelineEvent['period'];
}

/** Own goals, and some cards, give points to the other side. */
function pointsOf({ type, kind, teamId, period, value }: TimelineEvent, cards: SportRules['cards']): Points {
  if (type === 'GOAL' || type === 'OWN_GOAL')
    return { teamId, period, value: value ?? 1, isForRival: type === 'OWN_GOAL' };
  const rivalPoints = type === 'CARD' ? (cards.find(({ key }) => key === kind)?.rivalPoints ?? 0) : 0;
  return { teamId, period, value: rivalPoints, isForRival: true };
}

// In shoot-outs and set sports, goals don't add up to the score.
function scoreAfter(
  { teamId, isForRival, value, period }: Points,
  { home, away, sets }: TimelineMatch,
  tally: { home: number; away: number },
): string | null {
  if (value === 0 || period === 'SO' || sets.length > 0) return null;
  const isHome = (teamId === home?.id) !== isForRival;
  if (teamId === home?.id || teamId === away?.id) tally[isHome ? 'home' : 'away'] += value;
  return `${tally.home}–${tally.away}`;
}

/** The score at the end of a period, if goals add up to it. */
function scoreAtEnd(
  { period }: Pick<TimelineEvent, 'period'>,
  { sets }: TimelineMatch,
  { home, away }: { readonly home: number; readonly away: number },
): string | null {
  return period === 'SO' || sets.length > 0 ? null : `${home}–${away}`;
}

function substitutionsIn(lineup: LineupData | null): TimelineEntry[] {
  const named = new Map(lineup?.players.map(({ player }) => [player.id, player]));
  return (lineup?.substitutions ?? []).map(({ off, on, period, minute, second = 0 }) => ({
    key: `${off} ${on} ${minute}`,
    type: 'SUBSTITUTION',
    kind: null,
    teamId: lineup?.team.id ?? null,
    period,
    minute,
    second,
    player: named.get(off) ?? null,
    related: named.get(on) ?? null,
    score: null,
  }));
}

/** Inserts each substitution by time. */
function withSubstitutions(
  entries: readonly TimelineEntry[],
  substitutions: readonly TimelineEntry[],
): readonly TimelineEntry[] {
  const list = [...entries];
  for (const change of substitutions)
    list.splice(list.findLastIndex((item) => !isLater(item, change)) + 1, 0, change);
  return list;
}

function isLater(one: TimelineEntry, other: TimelineEntry): boolean {
  const period = ({ period: at }: TimelineEntry) => (at === 'SO' ? Number.MAX_SAFE_INTEGER : (at ?? 0));
  const seconds = ({ minute, second }: TimelineEntry) => (minute ?? 0) * 60 + second;
  if (one.type === 'MANUAL_RESULT' || one.type === 'CANCELLED') return true;
  return period(one) === period(other) ? seconds(one) > seconds(other) : period(one) > period(other);
}
