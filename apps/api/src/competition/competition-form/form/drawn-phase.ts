import type { Phase } from '@traip/engine/formats';

/** A phase with the fixtures that were made for it. */
export interface DrawnPhase {
  readonly phaseId: string;
  readonly competitionId: string;
  readonly phase: Phase;
  readonly fixtures: number;
}
