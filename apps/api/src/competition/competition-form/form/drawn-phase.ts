import type { Phase } from '@traip/engine/formats';

/** A phase with its generated fixtures. */
export interface DrawnPhase {
  readonly phaseId: string;
  readonly competitionId: string;
  readonly phase: Phase;
  readonly fixtures: number;
}
