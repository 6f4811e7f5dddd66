import type { CompetitionState } from '@traip/engine/competition';
import { isVisibleFor, type Privacy, staffRoles, type Viewpoint } from './privacy.ts';

/** The facts about a competition that decide who can see it. */
interface Visibility {
  readonly state: CompetitionState;
  /** Whether it was ever shown to the public. */
  readonly wasPublished: boolean;
  /** Its own privacy and its Traip's: the narrower applies. */
  readonly privacies: readonly Privacy[];
}

/** Staff see drafts, the organisation sees announced competitions; privacy decides about published ones. */
export function isCompetitionVisible(competition: Visibility, viewpoint: Viewpoint): boolean {
  const { role } = viewpoint;
  if (role !== null && staffRoles.includes(role)) return true;
  if (competition.state === 'DRAFT') return false;
  const isPublished = competition.wasPublished && competition.state !== 'PENDING';
  if (!isPublished && role === null) return false;
  return competition.privacies.every((privacy) => isVisibleFor(privacy, viewpoint));
}
