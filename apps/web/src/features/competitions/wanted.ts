import { timelines } from '@traip/contract';
import { type CompetitionState, competitionStates } from '@traip/engine/competition';

/** An address can say anything: what is no state, or no time, narrows nothing. */
export function knownState(text: string): CompetitionState | undefined {
  return competitionStates.find((state) => state === text);
}

export function knownTimeline(text: string): (typeof timelines)[number] | undefined {
  return timelines.find((timeline) => timeline === text);
}
