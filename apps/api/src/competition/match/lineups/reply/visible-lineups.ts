import type { FullLineups, Read } from '@traip/contract';
import { canSeeLineup } from '@traip/engine/match';
import type { Database } from '../../../../platform/db/schema.ts';
import type { MatchRecord } from '../../desk/queries.ts';
import { canSeePeopleOf, lineupViewerOf, type Viewer } from '../../people/viewer.ts';
import { findLineups, type LineupRecord, listPlayers } from '../stored/queries.ts';
import { lineupReply } from './lineup-reply.ts';

const PUBLIC_BEFORE_MS = 60 * 60 * 1000;

/** When a confirmed lineup becomes public; null without a date. */
export function publicFrom({ kickOff }: Pick<MatchRecord, 'kickOff'>): Date | null {
  return kickOff === null ? null : new Date(kickOff.getTime() - PUBLIC_BEFORE_MS);
}

function isLineupVisible(viewer: Viewer, match: MatchRecord, lineup: LineupRecord, now: Date): boolean {
  const kickOff = match.kickOff?.getTime() ?? null;
  return canSeeLineup(lineupViewerOf(viewer, lineup.teamId), lineup.state, kickOff, now.getTime());
}

/** Both lineups of a match, as far as the viewer can see them now. */
export async function visibleLineups(
  db: Database,
  match: MatchRecord,
  viewer: Viewer,
  now: Date,
): Promise<Pick<Read<typeof FullLineups>, 'home' | 'away'>> {
  const lineups = (await findLineups(db, match.id)).filter((one) => isLineupVisible(viewer, match, one, now));
  const players = await listPlayers(
    db,
    lineups.map(({ id }) => id),
  );
  const lineupOfTeam = (teamId: string | null) => {
    const lineup = lineups.find((one) => one.teamId === teamId);
    if (!lineup) return null;
    const own = players.filter(({ lineupId }) => lineupId === lineup.id);
    return lineupReply(match, lineup, own, canSeePeopleOf(viewer, teamId));
  };
  return { home: lineupOfTeam(match.homeTeamId), away: lineupOfTeam(match.awayTeamId) };
}
