import {
  isExtraTime,
  type Lineup,
  type LineupPlayer,
  type MatchState,
  type Period,
  type PlayerId,
  playersAt,
  type TeamId,
} from '../match/index.ts';
import type { SportRules } from '../sports/index.ts';

/** How long somebody was on the field. */
export interface TimePlayed {
  readonly teamId: TeamId;
  readonly playerId: PlayerId;
  readonly seconds: number;
}

interface Moment {
  readonly period: Period;
  readonly minute: number;
  readonly second?: number;
}

/** Those who took part: who started and who came on; everybody listed where nobody wrote substitutions down. */
export function appearancesOf(lineup: Lineup): readonly { teamId: TeamId; playerId: PlayerId }[] {
  const { teamId, players, substitutions } = lineup;
  const cameOn = substitutions?.map(({ on }) => on);
  return players
    .filter(({ playerId, place }) => place === 'STARTER' || (cameOn?.includes(playerId) ?? true))
    .map(({ playerId }) => ({ teamId, playerId }));
}

/**
 * The time that each player of a lineup was on the field; null where it cannot be known: nobody wrote substitutions
 * down, or the sport has no clock. Added time counts as the end of its period, a sending-off ends a player's time.
 */
export function timePlayed(
  lineup: Lineup,
  match: MatchState,
  rules: SportRules,
): readonly TimePlayed[] | null {
  const { teamId, substitutions } = lineup;
  const end = lengthOf(match, rules);
  if (substitutions === undefined || end === null) return null;
  return [...playersAt(lineup, 'STARTER'), ...playersAt(lineup, 'BENCH')].map((player) => {
    const changes = changesOf(player, lineup, match, rules);
    return { teamId, playerId: player.playerId, seconds: secondsOn(changes, end) };
  });
}

interface Change {
  readonly at: number;
  /** On the field from now on. */
  readonly on: boolean;
}

function changesOf(
  { playerId, place }: LineupPlayer,
  { teamId, substitutions = [] }: Lineup,
  { events, tally }: MatchState,
  rules: SportRules,
): readonly Change[] {
  const at = (moment: Moment) => secondOf(moment, rules);
  const out = tally.out.find((person) => person.teamId === teamId && person.playerId === playerId);
  const sentOff = events.find(({ id }) => id === out?.eventId);
  return [
    ...(place === 'STARTER' ? [{ at: 0, on: true }] : []),
    ...substitutions
      .filter(({ off, on }) => off === playerId || on === playerId)
      .map((change) => ({ at: at(change), on: change.on === playerId })),
    ...(sentOff && 'period' in sentOff ? [{ at: at(sentOff), on: false }] : []),
  ].toSorted((a, b) => a.at - b.at);
}

function secondsOn(changes: readonly Change[], end: number): number {
  let [since, total]: [number | null, number] = [null, 0];
  for (const { at, on } of changes) {
    if (on) since ??= at;
    else if (since !== null) [since, total] = [null, total + at - since];
  }
  return since === null ? total : total + end - since;
}

/** Where a moment lies on the clock of the whole match; what was added to a period belongs to its end. */
function secondOf({ period, minute, second = 0 }: Moment, rules: SportRules): number {
  if (period === 'SO') return secondsBefore(Number.MAX_SAFE_INTEGER, rules);
  const at = 60 * minute + second;
  return Math.min(Math.max(at, secondsBefore(period, rules)), secondsBefore(period + 1, rules));
}

function secondsBefore(period: number, { periods }: SportRules): number {
  if (periods === null) return 0;
  const { n, min, otN, otMin } = periods;
  const extra = Math.min(Math.max(0, period - 1 - n), otN ?? period);
  return 60 * (Math.min(period - 1, n) * (min ?? 0) + extra * (otMin ?? 0));
}

function lengthOf({ tally }: MatchState, rules: SportRules): number | null {
  const { periods, sets } = rules;
  if (periods === null || periods.min === null || sets !== null) return null;
  const reached = [...tally.periods, ...tally.byPeriod].flatMap(({ period }) =>
    period !== 'SO' && isExtraTime(rules, period) ? [period] : [],
  );
  return secondsBefore(Math.max(periods.n, ...reached) + 1, rules);
}
