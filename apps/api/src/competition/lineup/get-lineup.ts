import { type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { platformActor } from '../match/desk/actor.ts';
import { loadMatch } from '../match/desk/locked-match.ts';
import { seenLineups } from '../match/lineups/reply/seen-lineups.ts';
import { lineupViewerOf, viewerOf } from '../match/people/viewer.ts';
import { lineupDesk, lineupRules } from './reply/lineup-desk.ts';
import { lineupRoleIn } from './role.ts';

/** Its own people and staff see all of it; others what they may, with nothing to do. */
export const getLineup: Handler<typeof lineupCalls.get> = async ({ db, scope, now }, { params }) => {
  const { matchId, teamId } = params;
  const at = now();
  const locked = await loadMatch(db, scope, { matchId, actor: platformActor, at });
  if (!locked || ![locked.match.homeTeamId, locked.match.awayTeamId].includes(teamId))
    return refuse('NOT_FOUND');
  const viewer = await viewerOf(db, scope, locked.match);
  const as = lineupViewerOf(viewer, teamId);
  if (as === 'DESK' || as === 'OWN_TEAM')
    return lineupDesk(db, locked, teamId, await lineupRoleIn(db, scope, teamId));
  const { home, away } = await seenLineups(db, locked.match, viewer, at);
  const lineup = locked.match.homeTeamId === teamId ? home : away;
  if (lineup === null && as === 'PUBLIC') return refuse('FORBIDDEN');
  return { lineup, candidates: [], rules: lineupRules(locked.rules), problems: [], actions: [] };
};
