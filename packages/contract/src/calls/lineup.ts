import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, sees } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { FullLineups, LineupChange, LineupConfirmation, LineupDesk, NewLineup } from '../shapes/lineup.ts';

const byId = z.object({ id: Id });

const writing = ['LINEUP_NOT_OPEN', 'PLAYER_NOT_IN_TEAM', 'LINEUP_INVALID', 'PLAYER_SUSPENDED'] as const;

/** Lineups: edited by the team before the start, and by staff until the match is closed. */
export const lineupCalls = {
  create: call({
    method: 'POST',
    path: '/match-lineup/create',
    summary: 'Draft a team’s lineup for a match',
    access: sees({ match: 'body.matchId' }),
    body: NewLineup,
    status: 201,
    reply: LineupDesk,
    errors: [...writing, 'LINEUP_EXISTS', 'TEAM_NOT_IN_MATCH'],
  }),
  update: call({
    method: 'PUT',
    path: '/match-lineup/update',
    summary: 'Update a lineup; a confirmed one is checked again',
    access: sees({ lineup: 'body.id' }),
    body: LineupChange,
    reply: LineupDesk,
    errors: [...writing, 'STALE_VERSION'],
  }),
  confirm: call({
    method: 'PUT',
    path: '/match-lineup/confirm/{id}',
    summary: 'Confirm a lineup: the opponent can see it from then on',
    access: sees({ lineup: 'params.id' }),
    params: byId,
    body: LineupConfirmation,
    reply: LineupDesk,
    errors: [...writing, 'STALE_VERSION'],
  }),
  delete: call({
    method: 'DELETE',
    path: '/match-lineup/{id}',
    summary: 'Delete a lineup',
    access: sees({ lineup: 'params.id' }),
    params: byId,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['LINEUP_NOT_OPEN'],
  }),
  full: call({
    method: 'GET',
    path: '/match-lineup/full/{matchId}',
    summary: 'Get both lineups of a match, from an hour before kick-off',
    access: anyone,
    params: z.object({ matchId: Id }),
    reply: FullLineups,
    errors: [],
  }),
  get: call({
    method: 'GET',
    path: '/match-lineup/{matchId}/{teamId}',
    summary: 'Get a team’s lineup: for its members, staff, and the opponent once confirmed',
    access: sees({ match: 'params.matchId' }),
    params: z.object({ matchId: Id, teamId: Id }),
    reply: LineupDesk,
    errors: [],
  }),
};
