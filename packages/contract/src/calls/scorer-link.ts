import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Desk } from '../shapes/desk.ts';
import { NewScorerLink, ScorerLink, ScorerLinks } from '../shapes/desk-people.ts';
import { Id } from '../shapes/fields.ts';
import { eventErrors, moving } from './desk-errors.ts';

/** Links that let people without an account keep the score of one match. */
export const scorerLinkCalls = {
  scorerLinks: call({
    method: 'GET',
    path: '/match/scorer-links/{matchId}',
    summary: 'List the scorer links of a match, including inactive ones',
    access: mayIn('matches.manage', { match: 'params.matchId' }),
    params: z.object({ matchId: Id }),
    reply: ScorerLinks,
    errors: [],
  }),
  createScorerLink: call({
    method: 'POST',
    path: '/match/scorer-links',
    summary: 'Create a link that opens one match’s desk to anyone who has it, until it expires',
    access: mayIn('matches.manage', { match: 'body.matchId' }),
    tokenNeed: 'session',
    body: NewScorerLink,
    status: 201,
    reply: ScorerLink,
    errors: [...moving, 'TOO_MANY_REQUESTS'],
  }),
  revokeScorerLink: call({
    method: 'DELETE',
    path: '/match/scorer-links/{linkId}/{matchId}',
    summary: 'Revoke a scorer link',
    access: mayIn('matches.manage', { match: 'params.matchId' }),
    params: z.object({ linkId: Id, matchId: Id }),
    reply: z.object({ revoked: z.literal(true) }),
    errors: ['REFEREE_NOT_ASSIGNED', 'STALE_VERSION'],
  }),
  takeBackScorerLink: call({
    method: 'DELETE',
    path: '/match/scorer-links/{linkId}/{matchId}/events',
    summary: 'Undo every event recorded with a link: the match is recalculated without them',
    access: mayIn('matches.manage', { match: 'params.matchId' }),
    params: z.object({ linkId: Id, matchId: Id }),
    reply: Desk,
    errors: [...moving, ...eventErrors],
  }),
};
