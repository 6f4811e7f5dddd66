import { type CompetitorKind, sportByKey } from '@traip/engine';
import type { Draft } from './draft.ts';
import { isRotation } from './rotation.ts';

/** Who competes: as chosen, otherwise as the sport is played. */
export function competitorsOf(
  { competitors, format }: Pick<Draft, 'competitors' | 'format'>,
  variant: string | undefined,
): CompetitorKind {
  // With changing partners, people compete individually.
  if (isRotation(format.key)) return 'INDIVIDUAL';
  return competitors ?? proposedKind(variant);
}

/** Who can compete in a sport, the usual choice first; club teams can in every sport. */
export function kindsFor(variant: string | undefined): readonly CompetitorKind[] {
  const proposed = proposedKind(variant);
  return proposed === 'TEAM' ? ['TEAM'] : [proposed, 'TEAM'];
}

function proposedKind(variant: string | undefined): CompetitorKind {
  return (variant === undefined ? null : sportByKey(variant))?.mode ?? 'TEAM';
}
