import { BrokerOrder } from '@traip/contract';
import { processPhase } from '../../../competition/broker/process-phase.ts';
import { changeState } from '../../../views/dashboard/change-state.ts';
import type { Random } from '../match/story.ts';
import { granted, telling } from '../people/granted.ts';
import { later, type Staff } from '../people/person.ts';
import type { DemoCompetition } from './demo-competition.ts';
import { kickOffsOf, tonight } from './kick-offs.ts';
import { playDay } from './play-day.ts';
import { type DemoMatch, type DemoPhase, listMatches } from './queries.ts';

export interface Season {
  readonly demo: DemoCompetition;
  readonly competitionId: string;
  readonly phases: readonly DemoPhase[];
  /** How many days are behind us, in all phases together. */
  readonly daysPlayed: number;
  readonly fieldIds: readonly string[];
  readonly refereeIds: readonly string[];
  readonly random: Random;
  readonly now: Date;
}

/** Plays phase after phase as far as the season is; a later phase is made when the one before it is over. */
export async function playSeason(staff: Staff, season: Season): Promise<void> {
  const { demo, phases, competitionId } = season;
  const days = [demo.roundsPlayed, ...(demo.later ?? [])];
  let past = 0;
  for (const [place, phase] of phases.entries()) {
    const played = days[place];
    if (played === undefined) return;
    const before = phases[place - 1];
    if (before) {
      const at = dayAt(season, past + 1, 1)[0] ?? season.now;
      await continueSeason(later(staff, at), { competitionId, from: before.id, to: phase.id });
    }
    await playPhase(staff, season, { phase, past, played });
    past += played;
  }
}

async function continueSeason(
  staff: Staff,
  { competitionId, from, to }: Record<'competitionId' | 'from' | 'to', string>,
) {
  const body = { competitionId, phaseId: from, state: 'FINISHED', reason: null } as const;
  granted(await changeState(staff, { ...telling(body), params: staff.scope }));
  await makeMatches(staff, { competitionId, phaseId: to });
}

async function makeMatches(staff: Staff, phase: { competitionId: string; phaseId: string }): Promise<void> {
  const body = BrokerOrder.parse({ ...phase, mode: 'COMMIT' });
  granted(await processPhase(staff, telling(body)));
}

interface SeasonProgress {
  readonly phase: DemoPhase;
  /** Days that were played in the phases before it, and in itself. */
  readonly past: number;
  readonly played: number;
}

async function playPhase(
  staff: Staff,
  season: Season,
  { phase, past, played }: SeasonProgress,
): Promise<void> {
  for (let index = 0; ; index++) {
    const kickOff = dayAt(season, past + index + 1, 1)[0] ?? season.now;
    // A Swiss is paired round by round: the one that comes next is, when all before it were played.
    if (phase.algorithm === 'SWISS' && index > 0 && index <= played)
      await makeMatches(later(staff, kickOff), { competitionId: season.competitionId, phaseId: phase.id });
    const matches = daysOf(await listMatches(staff.db, phase.id))[index];
    if (matches === undefined) return;
    const number = past + index + 1;
    const kickOffs = dayAt(season, number, matches.length);
    await playDay(staff, season, { matches, kickOffs, number, isPlayed: index < played });
  }
}

/** When the matches of a day begin; some of the last day that was played are left for tonight. */
function dayAt({ daysPlayed, demo, now }: Season, number: number, count: number): Date[] {
  const kickOffs = kickOffsOf(number - daysPlayed, count, now);
  const left = number === daysPlayed ? (demo.left ?? 0) : 0;
  return kickOffs.map((kickOff, index) => (index < count - left ? kickOff : tonight(now)));
}

/** A round is played in a day, or in as many as its ties have legs. */
function daysOf(matches: readonly DemoMatch[]): DemoMatch[][] {
  const days = new Map<string, DemoMatch[]>();
  for (const [index, match] of matches.entries()) {
    const isOfTie = ({ tieKey }: DemoMatch) => tieKey !== null && tieKey === match.tieKey;
    const leg = matches.slice(0, index).filter(isOfTie).length;
    const key = `${String(match.round).padStart(4, '0')} ${leg}`;
    days.set(key, [...(days.get(key) ?? []), match]);
  }
  return [...days].toSorted(([one], [other]) => one.localeCompare(other)).map(([, day]) => day);
}
