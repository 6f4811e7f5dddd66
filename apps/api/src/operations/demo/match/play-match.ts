import { closeMatch } from '../../../competition/match/action/close.ts';
import { finishMatch } from '../../../competition/match/action/finish.ts';
import { startMatch } from '../../../competition/match/action/start.ts';
import { platformActor } from '../../../competition/match/desk/actor.ts';
import { type LockedMatch, lockMatch } from '../../../competition/match/desk/locked-match.ts';
import type { EventInput } from '../../../competition/match/event/players/event-input.ts';
import { registerAll } from '../../../competition/match/event/register-events.ts';
import { pickMvp } from '../../../competition/match/mvp/set-mvp.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { throwIfRefused } from '../people/calls.ts';
import { fieldTeam } from './lineup.ts';
import { type Random, randomEvents } from './random-events.ts';

export interface MatchRef {
  readonly organisationId: string;
  readonly matchId: string;
}

/** Locks a match as the platform, with a given time as now. */
export async function lockMatchAt(
  trx: Trx,
  { organisationId, matchId }: MatchRef,
  at: Date,
): Promise<LockedMatch> {
  const options = { matchId, depth: 'COMPETITION', actor: platformActor, at } as const;
  return throwIfRefused(await lockMatch(trx, { organisationId }, options));
}

export async function registerEvents(
  trx: Trx,
  locked: LockedMatch,
  inputs: readonly EventInput[],
): Promise<void> {
  const { outcomes } = throwIfRefused(await registerAll(trx, locked, inputs));
  const refused = outcomes.find(({ status }) => status === 'REFUSED');
  if (refused) throw new Error(`A demo event was refused: ${refused.error?.code}`);
}

/** A whole match as officials would record it: lineups, periods, goals, cards, and closing. */
export async function playMatch(
  trx: Trx,
  matchRef: MatchRef,
  { kickOff, score, random }: { kickOff: Date; score: { home: number; away: number }; random: Random },
): Promise<void> {
  const after = (minutes: number) => new Date(kickOff.getTime() + minutes * 60_000);
  const home = { ...(await fieldSide(trx, matchRef, 'homeTeamId', after(-30))), goals: score.home };
  const away = { ...(await fieldSide(trx, matchRef, 'awayTeamId', after(-30))), goals: score.away };
  throwIfRefused(await startMatch(trx, await lockMatchAt(trx, matchRef, kickOff), false));
  await registerEvents(
    trx,
    await lockMatchAt(trx, matchRef, after(105)),
    randomEvents([home, away], random, kickOff),
  );
  throwIfRefused(await finishMatch(trx, await lockMatchAt(trx, matchRef, after(107))));
  const star = (score.home < score.away ? away : home).starters[1 + random.below(10)];
  if (star !== undefined && random.below(2) === 0)
    throwIfRefused(await pickMvp(trx, await lockMatchAt(trx, matchRef, after(110)), star));
  throwIfRefused(await closeMatch(trx, await lockMatchAt(trx, matchRef, after(120))));
}

/** Fields a team. Locks the match again to see what the other team has written. */
export async function fieldSide(trx: Trx, matchRef: MatchRef, side: 'homeTeamId' | 'awayTeamId', at: Date) {
  const locked = await lockMatchAt(trx, matchRef, at);
  const teamId = locked.match[side];
  if (teamId === null) throw new Error('A demo match has no teams yet.');
  return { teamId, starters: await fieldTeam(trx, locked, teamId) };
}
