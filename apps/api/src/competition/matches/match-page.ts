import { type MatchPage, type MatchQuery, type MatchRow, pageWith, type Read } from '@traip/contract';
import type { House } from '../../context.ts';
import { fileUrl } from '../../files/files.ts';
import { dayInMadrid } from '../seen/day-in-madrid.ts';
import { countMatches, type MatchRecord, pageOfMatches } from './queries.ts';

type Asked = Read<typeof MatchQuery> & { readonly ofTeamId?: string };

/** One page of matches, as somebody sees them; nobody is `null`. */
export async function matchPage(
  { db, now }: Pick<House, 'db' | 'now'>,
  userId: string | null,
  asked: Asked,
): Promise<Read<typeof MatchPage>> {
  const filter = { ...asked, userId, today: dayInMadrid(now()) };
  const [matches, total] = await Promise.all([pageOfMatches(db, filter), countMatches(db, filter)]);
  return pageWith(matches.map(matchRow), { page: asked.page, limit: asked.limit, total });
}

function matchRow(match: MatchRecord): Read<typeof MatchRow> {
  const { id, state, kickOff, homeScore, awayScore } = match;
  return {
    ...{ id, state, kickOff },
    home: sideOf(match, 'home'),
    away: sideOf(match, 'away'),
    score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
    competition: { id: match.competitionId, name: match.competitionName },
  };
}

/** The team of one side, as soon as it is known. */
function sideOf(match: MatchRecord, side: 'home' | 'away'): Read<typeof MatchRow>['home'] {
  const [id, name, code] = [match[`${side}Id`], match[`${side}Name`], match[`${side}Code`]];
  if (id === null || name === null || code === null) return null;
  const avatarUrl = fileUrl(match[`${side}AvatarKey`]);
  return { id, name, code, sportKey: match[`${side}SportKey`], avatarUrl };
}
