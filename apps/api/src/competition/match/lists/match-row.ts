import type { MatchRow, Read } from '@traip/contract';
import { fileUrl } from '../../../platform/files/files.ts';
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
    competition: { id: match.competitionId, name: match.competitionName },
    phase: { id: phaseId, name: match.phaseName },
    group: match.groupKey,
    venue: named(match.venueId, match.venueName),
    field: named(match.fieldId, match.fieldName),
  };
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
  return { id, name, code, sportKey: match[`${side}SportKey`], avatarUrl };
}
