import type { CompetitionState } from '@traip/engine/competition';
import { isSeenBy, type Privacy, staffRoles, type Viewpoint } from './privacy.ts';

/** A competition, as far as the rules on who may see it look at it. */
interface Visibility {
  readonly state: CompetitionState;
  /** Whether it was ever shown to the public. */
  readonly wasPublished: boolean;
  /** Its own privacy, and that of its Traip: the narrower holds. */
  readonly privacies: readonly Privacy[];
}

/** A draft is for those who write it, an announced competition for its organisation, a published one as its privacy says. */
export function competitionIsSeenBy(competition: Visibility, viewpoint: Viewpoint): boolean {
  const { role } = viewpoint;
  if (role !== null && staffRoles.includes(role)) return true;
  if (competition.state === 'DRAFT') return false;
  const isPublished = competition.wasPublished && competition.state !== 'PENDING';
  if (!isPublished && role === null) return false;
  return competition.privacies.every((privacy) => isSeenBy(privacy, viewpoint));
}
