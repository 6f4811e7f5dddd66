import { CompetitionForm, isRefusal, type Write } from '@traip/contract';
import { createRandom } from '@traip/engine/chance';
import { offsetInMadrid } from '../calendar/time/madrid.ts';
import { underLock } from '../competition/under-lock.ts';
import { competitionFromForm } from '../competition-form/competition-from-form.ts';
import { moveCompetition } from '../dashboard/state/move-competition.ts';
import { movePhase } from '../dashboard/state/move-phase.ts';
import type { Database, Trx } from '../db/schema.ts';
import { type OrganisationScope, proveOrganisation } from '../gate/scope.ts';
import { closeMatch } from '../match/action/close.ts';
import { writeResult } from '../match/result/add-manual-result.ts';
import {
  type DemoMatch,
  dateMatches,
  findPlanter,
  findTeamIds,
  listMatches,
  listPhaseIds,
} from './competition/queries.ts';
import { deskAt, granted, playMatch } from './match/play-match.ts';
import type { Random } from './match/story.ts';

export interface DemoCompetition {
  readonly orgCode: string;
  /** The address of the person who made it. */
  readonly by: string;
  readonly form: Omit<Write<typeof CompetitionForm>, 'teams'>;
  /** Codes of teams that there are, and names of others. */
  readonly teams: readonly ({ readonly code: string } | { readonly name: string })[];
  /** Rounds that are behind us: one a week, the next one within a week. */
  readonly roundsPlayed: number;
  /** What a side scores: at least, and less than; or the sets that it takes to win. */
  readonly scores: readonly [number, number] | number;
  /** Kept minute by minute, with lineups, scorers and cards; otherwise only the results are. */
  readonly isKept?: boolean;
  /** Everything was played, and it has its champion. */
  readonly isOver?: boolean;
}

/** Makes a competition as a person would, and plays as much of it as its season is old. */
export async function plantCompetition(db: Database, demo: DemoCompetition): Promise<void> {
  const now = new Date();
  const scope = proveOrganisation(await findPlanter(db, demo));
  const ids = await findTeamIds(db, demo.teams);
  const teams = demo.teams.map((team) => ('name' in team ? team : { id: ids.get(team.code) ?? '' }));
  const form = CompetitionForm.parse({ ...demo.form, teams });
  const made = await competitionFromForm({ db, scope, now: () => now }, form);
  if (isRefusal(made))
    throw new Error(`The demo competition "${form.competition.name}" was refused: ${made.refused}`);
  const { id } = made.competition;
  const random = createRandom(demo.form.competition.name);
  for (let round = 1; round <= made.fixtures; round++) {
    const matches = await listMatches(db, id, round);
    if (matches.length === 0) break;
    const kickOffs = kickOffsOf(round - demo.roundsPlayed, matches.length, now);
    await dateMatches(db, matches, kickOffs);
    if (round <= demo.roundsPlayed) await playRound(db, scope, { demo, matches, kickOffs, random });
  }
  if (demo.isOver) await end(db, scope, id, now);
}

async function end(db: Database, scope: OrganisationScope, id: string, at: Date): Promise<void> {
  const wish = { to: 'FINISHED', reason: null, by: 'super-admin', at } as const;
  granted(
    await underLock({ db, scope }, id, async (trx, competition) => {
      for (const phaseId of await listPhaseIds(trx, id))
        granted(await movePhase(trx, competition, phaseId, wish));
      return moveCompetition(trx, competition, wish);
    }),
  );
}

const minute = 60_000;
const day = 24 * 60 * minute;
const hours = [10, 12, 17, 19];

/** Saturdays, two hours after each other: round 1 from now on the next one, round 0 on the last. */
function kickOffsOf(weeksAhead: number, count: number, now: Date): Date[] {
  const today = Math.floor(now.getTime() / day) * day;
  const nextSaturday = today + ((6 - new Date(today).getUTCDay() + 7) % 7 || 7) * day;
  return Array.from({ length: count }, (_, index) => {
    const hour = hours[index % hours.length] ?? 12;
    const local = nextSaturday + (weeksAhead - 1) * 7 * day + hour * 60 * minute;
    return new Date(local - offsetInMadrid(local / minute) * minute);
  });
}

/** Little more often than much; of sets, one side wins as many as it takes. */
function scoreOf(random: Random, scores: DemoCompetition['scores']): { home: number; away: number } {
  if (typeof scores === 'number') {
    const lost = random.below(scores);
    return random.below(2) === 0 ? { home: scores, away: lost } : { home: lost, away: scores };
  }
  const [least, most] = scores;
  const scored = () => least + Math.min(random.below(most - least), random.below(most - least));
  return { home: scored(), away: scored() };
}

interface Round {
  readonly demo: DemoCompetition;
  readonly matches: readonly DemoMatch[];
  readonly kickOffs: readonly Date[];
  readonly random: Random;
}

async function playRound(
  db: Database,
  { organisationId }: OrganisationScope,
  { demo, matches, kickOffs, random }: Round,
): Promise<void> {
  for (const [index, { id: matchId, tieKey }] of matches.entries()) {
    const { home, away } = scoreOf(random, demo.scores);
    // Somebody goes through: a knock-out does not end level.
    const score = { home: tieKey !== null && home === away ? home + 1 : home, away };
    const kickOff = kickOffs[index] ?? new Date();
    const place = { organisationId, matchId };
    await db
      .transaction()
      .execute((trx) =>
        demo.isKept
          ? playMatch(trx, place, { kickOff, score, random })
          : enterResult(trx, place, score, kickOff),
      );
  }
}

async function enterResult(
  trx: Trx,
  place: { readonly organisationId: string; readonly matchId: string },
  score: { readonly home: number; readonly away: number },
  at: Date,
): Promise<void> {
  const { matchId } = place;
  const told = { matchId, outcome: 'NORMAL', score, reason: null, force: false } as const;
  granted(await writeResult(trx, await deskAt(trx, place, at), told));
  granted(await closeMatch(trx, await deskAt(trx, place, at)));
}
