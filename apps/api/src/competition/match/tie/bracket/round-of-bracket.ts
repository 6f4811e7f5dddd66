import type { Read, RoundOfBracket } from '@traip/contract';
import { parseTieId, tiesInStep } from '@traip/contract/bracket';

interface InBracket {
  readonly tieKey: string | null;
  readonly bracketSteps: number | null;
}

/** The knockout round of a match; null outside of one. */
export function roundOfBracket({ tieKey, bracketSteps }: InBracket): Read<typeof RoundOfBracket> | null {
  const position = tieKey === null ? null : parseTieId(tieKey);
  if (position === null) return null;
  const { part, step, firstPlace } = position;
  return { part, step, firstPlace, size: tiesInStep(part, (bracketSteps ?? step) - step, 1) };
}
