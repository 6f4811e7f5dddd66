import type { WebhookData, WebhookEventType } from '@traip/contract';
import type { MatchStatus } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import { listListening } from '../stored/queries.ts';
import { inCompetition } from './competition-data.ts';
import { emit } from './emit.ts';
import { matchLinks } from './links.ts';
import { countClosings, findMatchFacts, listTeamNames, type MatchFacts } from './queries.ts';

interface MatchRef {
  readonly organisationId: string;
  readonly matchId: string;
  readonly at: Date;
}

interface MatchMove extends MatchRef {
  readonly action: string;
  readonly from: MatchStatus;
  readonly to: MatchStatus;
}

/** After a match went from one state to another. */
export async function emitMatchMove(trx: Trx, move: MatchMove): Promise<void> {
  const type = typeOfMove(move);
  if (type !== undefined) await emitMatch(trx, move, type);
  if (move.to !== 'CLOSED' || move.from === 'CLOSED') return;
  await emitMatch(
    trx,
    move,
    (await countClosings(trx, move.matchId)) > 1 ? 'result.corrected' : 'result.official',
  );
}

const unplayed: readonly MatchStatus[] = ['CREATED', 'SCHEDULED'];
const over: readonly MatchStatus[] = ['FINISHED', 'CLOSED'];

function typeOfMove({ action, from, to }: MatchMove) {
  if (to === 'IN_PROGRESS' && unplayed.includes(from)) return 'match.started';
  if (to === 'FINISHED' && (!over.includes(from) || action === 'RESULT_BY_HAND')) return 'match.finished';
  return to === 'CANCELLED' && from !== 'CANCELLED' ? 'match.cancelled' : undefined;
}

type MatchType =
  | 'match.cancelled'
  | 'match.started'
  | 'match.finished'
  | 'result.official'
  | 'result.corrected';

function emitMatch<T extends MatchType>(trx: Trx, match: MatchRef, type: T): Promise<void> {
  return emit<MatchType>(trx, { ...match, type }, () => readMatch(trx, match.matchId));
}

/** Matches that ended without being played: one side gets the result, or neither. */
export async function emitEndings(
  trx: Trx,
  { organisationId, at }: Omit<MatchRef, 'matchId'>,
  endings: readonly { readonly matchId: string; readonly isForfeit: boolean }[],
): Promise<void> {
  for (const { matchId, isForfeit } of endings)
    await emitMatch(trx, { organisationId, matchId, at }, isForfeit ? 'result.official' : 'match.cancelled');
}

/** Matches cancelled with their phase or competition. There can be hundreds, and perhaps no listener. */
export async function emitCancelledMatches(
  trx: Trx,
  event: Omit<MatchRef, 'matchId'>,
  matchIds: readonly string[],
): Promise<void> {
  if ((await listListening(trx, event.organisationId, 'match.cancelled')).length === 0) return;
  for (const matchId of matchIds) await emitMatch(trx, { ...event, matchId }, 'match.cancelled');
}

interface MatchEdited extends MatchRef {
  readonly action: string;
  readonly previousKickOff: Date | null;
}

const typesOfEdit: Readonly<Record<string, 'match.scheduled' | 'match.postponed'>> = {
  SCHEDULED: 'match.scheduled',
  RESCHEDULED: 'match.scheduled',
  POSTPONED: 'match.postponed',
} satisfies Record<string, WebhookEventType>;

/** After a change of a match, such as its date. */
export async function emitMatchEdit(trx: Trx, { previousKickOff, action, ...match }: MatchEdited) {
  const type = typesOfEdit[action];
  if (type === undefined) return;
  await emit(trx, { ...match, type }, async () => {
    const data = await readMatch(trx, match.matchId);
    return data && { ...data, previousKickOff: previousKickOff?.toISOString() ?? null };
  });
}

/** A team plays a match under protest. The reason and the player are not public. */
export function emitProtest(trx: Trx, { teamId, ...match }: MatchRef & { readonly teamId: string }) {
  return emit(trx, { ...match, type: 'protest.filed' }, async () => {
    const data = await readMatch(trx, match.matchId);
    const [team] = await listTeamNames(trx, [teamId]);
    return data && team && { ...data, team };
  });
}

async function readMatch(trx: Trx, matchId: string): Promise<WebhookData<MatchType> | undefined> {
  const facts = await findMatchFacts(trx, matchId);
  return facts && { ...inCompetition(facts, matchLinks(matchId)), match: matchData(facts) };
}

function matchData(facts: MatchFacts): WebhookData<MatchType>['match'] {
  const { id, state, round, kickOff, venue, field, homeScore: home, awayScore: away } = facts;
  return {
    id,
    state,
    phase: { id: facts.phaseId, name: facts.phaseName },
    round,
    kickOff: kickOff?.toISOString() ?? null,
    venue,
    field,
    home: sideOf(facts.homeId, facts.homeName),
    away: sideOf(facts.awayId, facts.awayName),
    score: home === null || away === null ? null : { home, away },
  };
}

const sideOf = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
