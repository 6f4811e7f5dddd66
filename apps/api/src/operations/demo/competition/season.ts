import { BrokerOrder } from '@traip/contract';
import { processPhase } from '../../../competition/broker/process-phase.ts';
import { changeState } from '../../../views/dashboard/change-state.ts';
import type { Random } from '../match/random-events.ts';
import { requestWith, throwIfRefused } from '../people/calls.ts';
import { atTime, type StaffContext } from '../people/person.ts';
import type { DemoCompetition } from './demo-competition.ts';
import { kickOffsInWeek, roundToday, tonight } from './kick-offs.ts';
import { playDay } from './play-day.ts';
import { type DemoMatch, type DemoPhase, listMatches } from './queries.ts';

export interface Season {
  readonly demo: DemoCompetition;
  readonly competitionId: string;
  readonly phases: readonly DemoPhase[];
  /** Match days played so far, in all phases together. */
  readonly daysPlayed: number;
  readonly fieldIds: readonly string[];
  readonly refereeIds: readonly string[];
  readonly random: Random;
  readonly now: Date;
}

/** Plays the phases up to now; a later phase is generated when the previous one is over. */
export async function playSeason(staff: StaffContext, season: Season): Promise<void> {
  const { demo, phases, competitionId } = season;
  const days = [demo.roundsPlayed, ...(demo.laterRoundsPlayed ?? [])];
  let daysBefore = 0;
  for (const [place, phase] of phases.entries()) {
    const played = days[place];
    if (played === undefined) return;
    const before = phases[place - 1];
    if (before) {
      const at = kickOffsOfDay(season, daysBefore + 1, 1)[0] ?? season.now;
      await startNextPhase(atTime(staff, at), { competitionId, from: before.id, to: phase.id });
    }
    await playPhase(staff, season, { phase, daysBefore, played });
    daysBefore += played;
  }
}

async function startNextPhase(
  staff: StaffContext,
  { competitionId, from, to }: Record<'competitionId' | 'from' | 'to', string>,
) {
  const body = { competitionId, phaseId: from, state: 'FINISHED', reason: null } as const;
  throwIfRefused(await changeState(staff, { ...requestWith(body), params: staff.scope }));
  await generateMatches(staff, { competitionId, phaseId: to });
}

async function generateMatches(
  staff: StaffContext,
  phase: { competitionId: string; phaseId: string },
): Promise<void> {
  const body = BrokerOrder.parse({ ...phase, mode: 'COMMIT' });
  throwIfRefused(await processPhase(staff, requestWith(body)));
}

interface PhaseProgress {
  readonly phase: DemoPhase;
  /** Match days played in earlier phases, and in this one. */
  readonly daysBefore: number;
  readonly played: number;
}

async function playPhase(
  staff: StaffContext,
  season: Season,
  { phase, daysBefore, played }: PhaseProgress,
): Promise<void> {
  for (let index = 0; ; index++) {
    const kickOff = kickOffsOfDay(season, daysBefore + index + 1, 1)[0] ?? season.now;
    // A Swiss round can only be paired when all earlier ones are played.
    if (phase.algorithm === 'SWISS' && index > 0 && index <= played)
      await generateMatches(atTime(staff, kickOff), {
        competitionId: season.competitionId,
        phaseId: phase.id,
      });
    const matches = groupByDay(await listMatches(staff.db, phase.id))[index];
    if (matches === undefined) return;
    const number = daysBefore + index + 1;
    const kickOffs = kickOffsOfDay(season, number, matches.length);
    await playDay(staff, season, { matches, kickOffs, number, isPlayed: index < played });
  }
}

/** The kick-offs of a match day; some of the last played day are tonight. */
function kickOffsOfDay({ daysPlayed, demo, now }: Season, number: number, count: number): Date[] {
  if (demo.isToday) return Array.from({ length: count }, () => roundToday(number - daysPlayed, now));
  const kickOffs = kickOffsInWeek(number - daysPlayed, count, now);
  const left = number === daysPlayed ? (demo.matchesTonight ?? 0) : 0;
  return kickOffs.map((kickOff, index) => (index < count - left ? kickOff : tonight(now)));
}

/** A round takes one match day for each leg of its ties. */
function groupByDay(matches: readonly DemoMatch[]): DemoMatch[][] {
  const days = new Map<string, DemoMatch[]>();
  for (const [index, match] of matches.entries()) {
    const isOfTie = ({ tieKey }: DemoMatch) => tieKey !== null && tieKey === match.tieKey;
    const leg = matches.slice(0, index).filter(isOfTie).length;
    const key = `${String(match.round).padStart(4, '0')} ${leg}`;
    days.set(key, [...(days.get(key) ?? []), match]);
  }
  return [...days].toSorted(([one], [other]) => one.localeCompare(other)).map(([, day]) => day);
}
