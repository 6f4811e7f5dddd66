import { type Refusal, refuse } from '@traip/contract';
import { confirmLineup, isBreach, type LineupProblem } from '@traip/engine/match';
import { emitProtest } from '../../notification/webhook/emit/match-events.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { publishMatchChange } from '../../platform/live/queries.ts';
import type { LockedMatch } from '../match/desk/locked-match.ts';
import { newEvent } from '../match/desk/new-event.ts';
import { insertEvents } from '../match/desk/queries.ts';
import { engineLineup } from '../match/lineups/reply/lineup-reply.ts';
import {
  findLineups,
  listPlayers,
  markConfirmed,
  type PlayerRecord,
} from '../match/lineups/stored/queries.ts';
import { dropOpenProtest, openProtest } from '../match/protest/queries.ts';
import { type IneligiblePlayer, ineligiblePlayers, isEnforced } from './facts/ineligible.ts';
import { isStaff } from './facts/is-staff.ts';
import { lineupFacts } from './facts/lineup-facts.ts';
import { lockPlayersShared } from './facts/queries.ts';
import type { LockedLineup } from './lineup-lock.ts';

type ConfirmTarget = Pick<LockedLineup, 'locked' | 'teamId' | 'role'>;

/** Staff can insist, with a reason. */
interface Insistence {
  readonly force: boolean;
  readonly protest: string | null;
}

/** Confirms the stored lineup, or refuses with all its problems. Only staff may force it. */
export async function confirm(
  trx: Trx,
  { locked, teamId, role }: ConfirmTarget,
  { force, protest }: Insistence,
): Promise<null | Refusal<'LINEUP_INVALID' | 'PLAYER_SUSPENDED' | 'NOT_FOUND'>> {
  const stored = (await findLineups(trx, locked.match.id)).find((lineup) => lineup.teamId === teamId);
  if (!stored) return refuse('NOT_FOUND');
  const players = await listPlayers(trx, [stored.id]);
  await lockPlayersShared(
    trx,
    players.map(({ id }) => id),
  );
  const facts = await lineupFacts(trx, locked, teamId, players);
  const isForced = force && isStaff(role);
  const outcome = confirmLineup(engineLineup(stored, players), facts, { force: isForced });
  const ineligible = ineligiblePlayers(players, facts);
  const excluded = isForced || !isEnforced(locked.match) ? [] : ineligible;
  if (isBreach(outcome)) return refusalOf([...outcome.problems, ...excluded], players);
  if (excluded.length > 0) return refusalOf(excluded, players);
  const { actor, at } = locked;
  const { state } = outcome.lineup;
  await markConfirmed(trx, stored.id, { state, confirmedAt: at, confirmedBy: actor.userId });
  const suspended = outcome.proposal?.suspended ?? [];
  const isUnderProtest = isForced && isEnforced(locked.match) && ineligible.length > 0;
  const details = {
    teamId,
    suspended,
    ...ineligibilityDetails(ineligible),
    ...(protest === null ? {} : { protest }),
  };
  await recordConfirmation(trx, locked, { teamId, details, action: actionOf(suspended, isUnderProtest) });
  const { id: matchId, organisationId, competitionId } = locked.match;
  if (!isUnderProtest && suspended.length === 0) await dropOpenProtest(trx, { matchId, teamId });
  else {
    const opened = { note: protest, openedBy: actor.userId, openedAt: at };
    await openProtest(trx, { matchId, teamId, organisationId, competitionId, ...opened });
    await emitProtest(trx, { organisationId, matchId, teamId, at });
  }
  return null;
}

/** Staff fielded a suspended player: they decide whether that forfeits the match. */
function actionOf(suspended: readonly string[], isUnderProtest: boolean) {
  if (suspended.length > 0) return 'FORFEIT_PROPOSED';
  return isUnderProtest ? 'LINEUP_UNDER_PROTEST' : 'LINEUP_CONFIRMED';
}

/** Noted for a later decision: who was not eligible, and why. */
function ineligibilityDetails(ineligible: readonly IneligiblePlayer[]) {
  if (ineligible.length === 0) return {};
  const codes = ineligible.map(({ playerId, reasons }) => ({
    playerId,
    reasons: reasons.map(({ code }) => code),
  }));
  return { ineligible: codes };
}

function refusalOf(
  problems: readonly (LineupProblem | IneligiblePlayer)[],
  players: readonly PlayerRecord[],
) {
  const suspended = problems.flatMap((problem) =>
    problem.breach === 'PLAYER_SUSPENDED' ? players.filter(({ id }) => id === problem.playerId) : [],
  );
  if (suspended.length === 0) return refuse('LINEUP_INVALID', { field: 'players', details: { problems } });
  const named = suspended.map(({ id, firstName, surnames }) => ({ id, name: `${firstName} ${surnames}` }));
  return refuse('PLAYER_SUSPENDED', { field: 'players', details: { players: named, problems } });
}

interface Confirmation {
  readonly teamId: string;
  readonly action: ReturnType<typeof actionOf>;
  readonly details: Readonly<Record<string, unknown>>;
}

async function recordConfirmation(
  trx: Trx,
  locked: LockedMatch,
  { teamId, details, action }: Confirmation,
): Promise<void> {
  const { match, actor, at } = locked;
  await insertEvents(trx, [newEvent(locked, 'LINEUP_CONFIRMED', { teamId })]);
  const { organisationId, competitionId, id: matchId, version } = match;
  await insertAuditEntry(trx, {
    organisationId,
    competitionId,
    subjectKind: 'MATCH',
    subjectId: matchId,
    action,
    details,
    byUser: actor.userId,
    at,
  });
  await publishMatchChange(trx, {
    organisationId,
    competitionId,
    matchId,
    kind: 'LINEUP_CONFIRMED',
    at,
    payload: { teamId, version },
  });
}
