import { type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { platformActor } from '../match/desk/actor.ts';
import { loadMatch } from '../match/desk/locked-match.ts';
import { visibleLineups } from '../match/lineups/reply/visible-lineups.ts';
import { lineupViewerOf, viewerOf } from '../match/people/viewer.ts';
import { isEnforced } from './facts/ineligible.ts';
import { lineupDesk, lineupRules } from './reply/lineup-desk.ts';
import { lineupRoleIn } from './role.ts';

/** The team and staff see everything; others see what is visible to them, without actions. */
export const getLineup: Handler<typeof lineupCalls.get> = async ({ db, scope, now }, { params }) => {
  const { matchId, teamId } = params;
  const at = now();
  const loaded = await loadMatch(db, scope, { matchId, actor: platformActor, at });
  if (!loaded || ![loaded.match.homeTeamId, loaded.match.awayTeamId].includes(teamId))
    return refuse('NOT_FOUND');
  const viewer = await viewerOf(db, scope, loaded.match);
  const viewpoint = lineupViewerOf(viewer, teamId);
  if (viewpoint === 'DESK' || viewpoint === 'OWN_TEAM')
    return lineupDesk(db, loaded, teamId, await lineupRoleIn(db, scope, teamId));
  const { home, away } = await visibleLineups(db, loaded.match, viewer, at);
  const lineup = loaded.match.homeTeamId === teamId ? home : away;
  if (lineup === null && viewpoint === 'PUBLIC') return refuse('FORBIDDEN');
  return {
    lineup,
    candidates: [],
    rules: lineupRules(loaded.rules),
    sportVariantKey: loaded.match.sportVariantKey,
    previous: null,
    problems: [],
    isEnforced: isEnforced(loaded.match),
    mayForce: false,
    actions: [],
  };
};
