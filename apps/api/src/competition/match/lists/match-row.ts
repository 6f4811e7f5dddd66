import type { MatchRow, Read } from '@traip/contract';
import { boutEndingOf, type MatchResult, winningSide } from '@traip/engine/match';
import { fileUrl } from '../../../platform/files/files.ts';
import { roundOfBracket } from '../tie/bracket/round-of-bracket.ts';
import type { OriginOf } from './origins/origins.ts';
import type { MatchRecord } from './rows/queries.ts';

type Row = Read<typeof MatchRow>;

/** A match as a list row. */
export function matchRow(match: MatchRecord, originOf: OriginOf, clock: Row['clock']): Row {
  const { id, state, kickOff, phaseId, round, isLocked, referees, version } = match;
  return {
    id,
    state,
    kickOff,
    postponed: postponedOf(match),
    isQueued: match.isQueued,
    round,
    isLocked,
    referees,
    version,
    clock,
    home: sideOf(match, 'home'),
    away: sideOf(match, 'away'),
    homeOrigin: originOf(phaseId, match.home),
    awayOrigin: originOf(phaseId, match.away),
    score: scoreOf(match),
    ending: endingOf(match),
    bracket: roundOfBracket(match),
    competition: { id: match.competitionId, name: match.competitionName },
    phase: { id: phaseId, name: match.phaseName },
    group: match.groupKey,
    venue: named(match.venueId, match.venueName),
    field: named(match.fieldId, match.fieldName),
  };
}

interface Postponable {
  readonly state: string;
  readonly kickOff: Date | null;
  readonly postponedFrom: Date | null;
  readonly postponedReason: string | null;
}

/** Whether a match waits for a new date; not if it was cancelled or got a result. */
export function postponedOf(match: Postponable): Row['postponed'] {
  const { state, kickOff, postponedFrom: from, postponedReason: reason } = match;
  return from === null || kickOff !== null || state !== 'CREATED' ? null : { from, reason };
}

export function scoreOf({
  homeScore,
  awayScore,
}: {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}): Row['score'] {
  return homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
}

function endingOf({ state, result: stored }: Pick<MatchRecord, 'state' | 'result'>): Row['ending'] {
  const result = stored as unknown as MatchResult | null;
  if (result === null || (state !== 'FINISHED' && state !== 'CLOSED')) return null;
  const { outcome, shootOut } = result;
  const sets = result.sets.map(({ home, away }) => ({ home, away }));
  return { outcome, winner: winningSide(result), shootOut, sets, bout: boutOf(result) };
}

function boutOf(result: MatchResult): NonNullable<Row['ending']>['bout'] {
  const bout = boutEndingOf(result);
  return bout && { ...bout, totals: [...bout.totals] };
}

function named(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}

/** The team of one side, once it is known. */
function sideOf(match: MatchRecord, side: 'home' | 'away'): Row['home'] {
  const id = match[`${side}Id`];
  const name = match[`${side}Name`];
  const code = match[`${side}Code`];
  if (id === null || name === null || code === null) return null;
  const avatarUrl = fileUrl(match[`${side}AvatarKey`]);
  const competitorKind = match[`${side}Kind`] ?? 'TEAM';
  return { id, name, code, sportKey: match[`${side}SportKey`], competitorKind, avatarUrl };
}
