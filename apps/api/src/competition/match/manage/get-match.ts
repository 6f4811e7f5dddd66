import { type matchManagementCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { moverOf } from '../../competition/reply/next-states.ts';
import { findMatch } from '../desk/queries.ts';
import { anonymousViewer, viewerOf } from '../people/viewer.ts';
import { fullMatch } from '../reply/full-match.ts';

export const getMatch: Handler<typeof matchManagementCalls.get> = async ({ db, scope, now }, { params }) => {
  const match = await findMatch(db, scope, params.id);
  if (!match) return refuse('NOT_FOUND');
  const viewer = await viewerOf(db, scope, match);
  const reader = { viewer, role: moverOf(scope.role) };
  return (await fullMatch(db, { matchId: params.id, at: now() }, reader)) ?? refuse('NOT_FOUND');
};

/** The public view. */
export const getPublicMatch: Handler<typeof matchManagementCalls.full> = async ({ db, now }, { params }) => {
  const reader = { viewer: anonymousViewer, role: null };
  return (await fullMatch(db, { matchId: params.id, at: now() }, reader)) ?? refuse('NOT_FOUND');
};
