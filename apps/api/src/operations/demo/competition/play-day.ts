import { MatchReferees } from '@traip/contract';
import type { Outcome } from '@traip/engine/match';
import { closeMatch } from '../../../competition/match/action/close.ts';
import { addReferees } from '../../../competition/match/referee/add-referees.ts';
import { recordResult } from '../../../competition/match/result/add-manual-result.ts';
import { moveMatches, recordMoves } from '../../../competition/timetable/moves/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { lockMatchAt, type MatchRef, playMatch } from '../match/play-match.ts';
import { listSquad } from '../match/queries.ts';
import type { Random } from '../match/random-events.ts';
import { requestWith, throwIfRefused } from '../people/calls.ts';
import { atTime, type StaffContext } from '../people/person.ts';
import { day } from './kick-offs.ts';
import type { DemoMatch } from './queries.ts';
import { type BoutEnd, randomBout, randomRubbers, randomScore, randomSets } from './score.ts';
import type { Season } from './season.ts';

/** A match with an irregular outcome: the n-th of a match day. */
export interface Incident {
  readonly day: number;
  readonly match: number;
  readonly outcome: Exclude<Outcome, 'NORMAL'>;
  readonly reason: string;
}

interface MatchDay {
  /** Counted from the start of the season. */
  readonly number: number;
  readonly matches: readonly DemoMatch[];
  readonly kickOffs: readonly Date[];
  readonly isPlayed: boolean;
}

/** Gives the matches of a day their times, fields and referees, and plays the past ones. */
export async function playDay(staff: StaffContext, season: Season, matchDay: MatchDay): Promise<void> {
  await scheduleMatches(staff, season, matchDay);
  if (Math.abs(matchDay.number - season.daysPlayed - 0.5) < 1) await assignReferees(staff, season, matchDay);
  if (!matchDay.isPlayed) return;
  for (const [index, match] of matchDay.matches.entries()) {
    const kickOff = matchDay.kickOffs[index] ?? season.now;
    if (index >= matchDay.matches.length - countUnplayed(season, matchDay)) continue;
    const incident = season.demo.incidents?.find(
      (one) => one.day === matchDay.number && one.match === index + 1,
    );
    await play(staff, season, { match, kickOff, incident });
  }
}

function countUnplayed({ demo, daysPlayed }: Season, { number }: MatchDay): number {
  return number === daysPlayed ? (demo.matchesTonight ?? 0) : 0;
}

/** Like applying a calendar: all at once, with an event in each match. */
async function scheduleMatches(
  staff: StaffContext,
  { fieldIds }: Season,
  { matches, kickOffs }: MatchDay,
): Promise<void> {
  const moves = matches.map(({ id, kickOff, fieldId }, index) => {
    const slot = {
      kickOff: kickOffs[index] ?? null,
      fieldId: fieldIds[index % Math.max(1, fieldIds.length)] ?? null,
    };
    return { id, ...slot, payload: { old: { kickOff, fieldId }, new: slot } };
  });
  await staff.db.transaction().execute(async (trx) => {
    await recordMoves(trx, staff.scope, moves, staff.now());
    await moveMatches(trx, staff.scope, moves);
  });
}

async function assignReferees(staff: StaffContext, { refereeIds }: Season, { matches, kickOffs }: MatchDay) {
  if (refereeIds.length === 0) return;
  for (const [index, { id: matchId }] of matches.entries()) {
    const referees = [{ userId: refereeIds[index % refereeIds.length] }];
    const body = MatchReferees.parse({ matchId, referees });
    const assignedAt = new Date((kickOffs[index] ?? staff.now()).getTime() - 8 * day);
    throwIfRefused(await addReferees(atTime(staff, assignedAt), requestWith(body)));
  }
}

interface PlayedMatch {
  readonly match: DemoMatch;
  readonly kickOff: Date;
  readonly incident: Incident | undefined;
}

async function play(
  { db, scope }: StaffContext,
  { demo, random }: Season,
  { match, kickOff, incident }: PlayedMatch,
) {
  const { home, away } = randomScore(random, demo.scores);
  // A knockout match must have a winner.
  const score = { home: match.tieKey !== null && home === away ? home + 1 : home, away };
  const matchRef = { organisationId: scope.organisationId, matchId: match.id };
  await db.transaction().execute((trx) => {
    if (incident) return recordAndClose(trx, matchRef, kickOff, incident);
    if (demo.hasBouts)
      return recordAndClose(trx, matchRef, kickOff, {
        outcome: 'NORMAL',
        ...randomBout(random),
        reason: null,
      });
    return demo.hasEvents
      ? playMatch(trx, matchRef, { kickOff, score, random })
      : recordAndClose(trx, matchRef, kickOff, { outcome: 'NORMAL', score, reason: null, random });
  });
}

interface ManualScore {
  readonly outcome: Outcome;
  readonly score?: { readonly home: number; readonly away: number };
  readonly bout?: BoutEnd;
  readonly reason: string | null;
  /** For the sets of the score. */
  readonly random?: Random;
}

async function recordAndClose(
  trx: Trx,
  matchRef: MatchRef,
  at: Date,
  { outcome, score, bout, reason, random }: ManualScore,
): Promise<void> {
  const locked = await lockMatchAt(trx, matchRef, at);
  const sets = score && random ? randomSets(random, score, locked.rules.sets) : [];
  const input = {
    matchId: matchRef.matchId,
    outcome,
    reason,
    force: false,
    ...(score ? { score } : {}),
    ...(sets.length > 0 ? { sets } : {}),
    ...(score && random ? await tieOf(trx, locked, score, random) : {}),
    ...bout,
  };
  // Closing the match computes the standings.
  throwIfRefused(await recordResult(trx, locked, input, { isBatched: true }));
  throwIfRefused(await closeMatch(trx, await lockMatchAt(trx, matchRef, at)));
}

/** The rubbers of a tie, with the people of both teams; nothing in other sports. */
async function tieOf(
  trx: Trx,
  { match, rules: { rubbers } }: Awaited<ReturnType<typeof lockMatchAt>>,
  score: { readonly home: number; readonly away: number },
  random: Random,
) {
  if (rubbers === null) return {};
  const squad = async (teamId: string | null) =>
    teamId === null ? [] : (await listSquad(trx, teamId)).map(({ personId }) => personId);
  const squads = { home: await squad(match.homeTeamId), away: await squad(match.awayTeamId) };
  return { rubbers: randomRubbers(random, score, rubbers, squads) };
}
