import { CompetitionForm, isRefusal, type Write } from '@traip/contract';
import { createRandom } from '@traip/engine/chance';
import { offsetInMadrid } from '../calendar/time/madrid.ts';
import { competitionFromForm } from '../competition-form/competition-from-form.ts';
import { allOrNothing } from '../db/all-or-nothing.ts';
import type { Database, Trx } from '../db/schema.ts';
import { type OrganisationScope, proveOrganisation } from '../gate/scope.ts';
import { closeMatch } from '../match/action/close.ts';
import { lockDesk } from '../match/desk/open-desk.ts';
import { platform } from '../match/desk/writer.ts';
import { writeResult } from '../match/result/add-manual-result.ts';
import { type DemoMatch, dateMatches, findPlanter, findTeamIds, listMatches } from './competition/queries.ts';

export interface DemoCompetition {
  readonly orgCode: string;
  /** The address of the person who made it. */
  readonly by: string;
  readonly form: Omit<Write<typeof CompetitionForm>, 'teams'>;
  /** Codes of teams that there are, and names of others. */
  readonly teams: readonly ({ readonly code: string } | { readonly name: string })[];
  /** Rounds that are behind us: one a week, the next one within a week. */
  readonly roundsPlayed: number;
  /** What a side scores: at least, and less than. */
  readonly scores: readonly [number, number];
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
    await dateMatches(db, matches, kickOffsOf(round - demo.roundsPlayed, matches.length, now));
    if (round <= demo.roundsPlayed)
      await playRound(db, scope, matches, now, () => scored(random, demo.scores));
  }
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

/** Little more often than much. */
function scored(random: ReturnType<typeof createRandom>, [least, most]: DemoCompetition['scores']): number {
  return least + Math.min(random.below(most - least), random.below(most - least));
}

async function playRound(
  db: Database,
  { organisationId }: OrganisationScope,
  matches: readonly DemoMatch[],
  at: Date,
  score: () => number,
): Promise<void> {
  for (const { id: matchId, tieKey } of matches) {
    const home = score();
    const away = score();
    // Somebody goes through: a knock-out does not end level.
    const result = { home: tieKey !== null && home === away ? home + 1 : home, away };
    const outcome = await allOrNothing(db, (trx) => playOne(trx, organisationId, matchId, result, at));
    if (isRefusal(outcome)) throw new Error(`A demo match was refused: ${outcome.refused}`);
  }
}

async function playOne(
  trx: Trx,
  organisationId: string,
  matchId: string,
  score: { readonly home: number; readonly away: number },
  at: Date,
) {
  const by = { matchId, depth: 'COMPETITION', writer: platform, at } as const;
  const desk = await lockDesk(trx, { organisationId }, by);
  if (isRefusal(desk)) return desk;
  const told = { matchId, outcome: 'NORMAL', score, reason: null, force: false } as const;
  const written = await writeResult(trx, desk, told);
  if (isRefusal(written)) return written;
  const finished = await lockDesk(trx, { organisationId }, by);
  return isRefusal(finished) ? finished : closeMatch(trx, finished);
}
