import { MatchReferees } from '@traip/contract';
import type { Outcome } from '@traip/engine/match';
import { moveMatches, notifyMoves } from '../../../competition/calendar/apply/queries.ts';
import { closeMatch } from '../../../competition/match/action/close.ts';
import { addReferees } from '../../../competition/match/referee/add-referees.ts';
import { recordResult } from '../../../competition/match/result/add-manual-result.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { deskAt, type MatchRef, playMatch } from '../match/play-match.ts';
import { granted, telling } from '../people/granted.ts';
import { later, type Staff } from '../people/person.ts';
import { day } from './kick-offs.ts';
import type { DemoMatch } from './queries.ts';
import { scoreOf } from './score.ts';
import type { Season } from './season.ts';

/** What became of a match that was not simply played: the n-th of a day. */
export interface Incident {
  readonly day: number;
  readonly match: number;
  readonly outcome: Exclude<Outcome, 'NORMAL'>;
  readonly reason: string;
}

interface Day {
  /** Counted from the first of the season. */
  readonly number: number;
  readonly matches: readonly DemoMatch[];
  readonly kickOffs: readonly Date[];
  readonly isPlayed: boolean;
}

/** Gives the matches of a day their times, fields and referees, and plays those that are behind us. */
export async function playDay(staff: Staff, season: Season, played: Day): Promise<void> {
  await dateMatches(staff, season, played);
  if (Math.abs(played.number - season.daysPlayed - 0.5) < 1) await assignReferees(staff, season, played);
  if (!played.isPlayed) return;
  for (const [index, match] of played.matches.entries()) {
    const kickOff = played.kickOffs[index] ?? season.now;
    if (index >= played.matches.length - leftOf(season, played)) continue;
    const incident = season.demo.incidents?.find(
      (one) => one.day === played.number && one.match === index + 1,
    );
    await play(staff, season, { match, kickOff, incident });
  }
}

function leftOf({ demo, daysPlayed }: Season, { number }: Day): number {
  return number === daysPlayed ? (demo.left ?? 0) : 0;
}

/** As a calendar does it: all at once, and each match tells where it goes. */
async function dateMatches(staff: Staff, { fieldIds }: Season, { matches, kickOffs }: Day): Promise<void> {
  const moves = matches.map(({ id, kickOff, fieldId }, index) => {
    const spot = {
      kickOff: kickOffs[index] ?? null,
      fieldId: fieldIds[index % Math.max(1, fieldIds.length)] ?? null,
    };
    return { id, ...spot, payload: { old: { kickOff, fieldId }, new: spot } };
  });
  await staff.db.transaction().execute(async (trx) => {
    await notifyMoves(trx, staff.scope, moves, staff.now());
    await moveMatches(trx, staff.scope, moves);
  });
}

async function assignReferees(staff: Staff, { refereeIds }: Season, { matches, kickOffs }: Day) {
  if (refereeIds.length === 0) return;
  for (const [index, { id: matchId }] of matches.entries()) {
    const referees = [{ userId: refereeIds[index % refereeIds.length] }];
    const body = MatchReferees.parse({ matchId, referees });
    const told = new Date((kickOffs[index] ?? staff.now()).getTime() - 8 * day);
    granted(await addReferees(later(staff, told), telling(body)));
  }
}

interface PlayedMatch {
  readonly match: DemoMatch;
  readonly kickOff: Date;
  readonly incident: Incident | undefined;
}

async function play(
  { db, scope }: Staff,
  { demo, random }: Season,
  { match, kickOff, incident }: PlayedMatch,
) {
  const { home, away } = scoreOf(random, demo.scores);
  // Somebody goes through: a knock-out does not end level.
  const score = { home: match.tieKey !== null && home === away ? home + 1 : home, away };
  const place = { organisationId: scope.organisationId, matchId: match.id };
  await db.transaction().execute((trx) => {
    if (incident) return enterResult(trx, place, kickOff, incident);
    return demo.isKept
      ? playMatch(trx, place, { kickOff, score, random })
      : enterResult(trx, place, kickOff, { outcome: 'NORMAL', score, reason: null });
  });
}

interface ManualScore {
  readonly outcome: Outcome;
  readonly score?: { readonly home: number; readonly away: number };
  readonly reason: string | null;
}

async function enterResult(
  trx: Trx,
  place: MatchRef,
  at: Date,
  { outcome, score, reason }: ManualScore,
): Promise<void> {
  const told = { matchId: place.matchId, outcome, reason, force: false, ...(score ? { score } : {}) };
  // Tables are reckoned when it is closed.
  granted(await recordResult(trx, await deskAt(trx, place, at), told, { isBatched: true }));
  granted(await closeMatch(trx, await deskAt(trx, place, at)));
}
