import { type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { readDesk } from '../match/desk/open-desk.ts';
import { platform } from '../match/desk/writer.ts';
import { seenLineups } from '../match/lineups/reply/seen-lineups.ts';
import { lineupViewerOf, viewerOf } from '../match/people/viewer.ts';
import { lineupDesk, lineupRules } from './reply/lineup-desk.ts';
import { lineupRoleIn } from './role.ts';

/** Its own people and staff see all of it; others what they may, with nothing to do. */
export const getLineup: Handler<typeof lineupCalls.get> = async ({ db, scope, now }, { params }) => {
  const { matchId, teamId } = params;
  const at = now();
  const desk = await readDesk(db, scope, { matchId, writer: platform, at });
  if (!desk || ![desk.match.homeTeamId, desk.match.awayTeamId].includes(teamId)) return refuse('NOT_FOUND');
  const viewer = await viewerOf(db, scope, desk.match);
  const as = lineupViewerOf(viewer, teamId);
  if (as === 'DESK' || as === 'OWN_TEAM')
    return lineupDesk(db, desk, teamId, await lineupRoleIn(db, scope, teamId));
  const { home, away } = await seenLineups(db, desk.match, viewer, at);
  const lineup = desk.match.homeTeamId === teamId ? home : away;
  if (lineup === null && as === 'PUBLIC') return refuse('FORBIDDEN');
  return { lineup, candidates: [], rules: lineupRules(desk.rules), problems: [], actions: [] };
};
