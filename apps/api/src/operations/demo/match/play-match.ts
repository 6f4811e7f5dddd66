import { closeMatch } from '../../../competition/match/action/close.ts';
import { finishMatch } from '../../../competition/match/action/finish.ts';
import { startMatch } from '../../../competition/match/action/start.ts';
import { platformActor } from '../../../competition/match/desk/actor.ts';
import { type LockedMatch, lockMatch } from '../../../competition/match/desk/locked-match.ts';
import type { EventInput } from '../../../competition/match/event/players/event-input.ts';
import { registerAll } from '../../../competition/match/event/register-events.ts';
import { pickMvp } from '../../../competition/match/mvp/set-mvp.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { granted } from '../people/granted.ts';
import { fieldTeam } from './lineup.ts';
import { type Random, storyOf } from './story.ts';

export interface MatchRef {
  readonly organisationId: string;
  readonly matchId: string;
}

/** Opens the desk of a match as the platform, at a moment; what is refused there is a mistake of the demo data. */
export async function deskAt(
  trx: Trx,
  { organisationId, matchId }: MatchRef,
  at: Date,
): Promise<LockedMatch> {
  const by = { matchId, depth: 'COMPETITION', actor: platformActor, at } as const;
  return granted(await lockMatch(trx, { organisationId }, by));
}

export async function tell(trx: Trx, desk: LockedMatch, told: readonly EventInput[]): Promise<void> {
  const { outcomes } = granted(await registerAll(trx, desk, told));
  const refused = outcomes.find(({ status }) => status === 'REFUSED');
  if (refused) throw new Error(`A demo event was refused: ${refused.error?.code}`);
}

/** A whole match as people would have kept it: lineups, whistles, goals, cards, and the signature. */
export async function playMatch(
  trx: Trx,
  place: MatchRef,
  { kickOff, score, random }: { kickOff: Date; score: { home: number; away: number }; random: Random },
): Promise<void> {
  const after = (minutes: number) => new Date(kickOff.getTime() + minutes * 60_000);
  const home = { ...(await field(trx, place, 'homeTeamId', after(-30))), goals: score.home };
  const away = { ...(await field(trx, place, 'awayTeamId', after(-30))), goals: score.away };
  granted(await startMatch(trx, await deskAt(trx, place, kickOff), false));
  await tell(trx, await deskAt(trx, place, after(105)), storyOf([home, away], random, kickOff));
  granted(await finishMatch(trx, await deskAt(trx, place, after(107))));
  const star = (score.home < score.away ? away : home).starters[1 + random.below(10)];
  if (star !== undefined && random.below(2) === 0)
    granted(await pickMvp(trx, await deskAt(trx, place, after(110)), star));
  granted(await closeMatch(trx, await deskAt(trx, place, after(120))));
}

/** A team says who plays. Each time the desk is opened anew: what the other one wrote is there. */
export async function field(trx: Trx, place: MatchRef, side: 'homeTeamId' | 'awayTeamId', at: Date) {
  const desk = await deskAt(trx, place, at);
  const teamId = desk.match[side];
  if (teamId === null) throw new Error('A demo match has no teams yet.');
  return { teamId, starters: await fieldTeam(trx, desk, teamId) };
}
