import { refuse } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { LoadedMatch } from '../desk/locked-match.ts';
import { stateRefusal } from './refusals.ts';

/** Why nothing can be recorded now. Like events, it can be from the start of the match until it is closed. */
export function writingRefusal({ match, actor }: LoadedMatch) {
  const situation = { status: match.state, dated: match.kickOff !== null };
  const facts = { startedDependents: [], keepsWinner: true };
  const permission = canDo('registerEvent', situation, actor, facts);
  if (!isBreach(permission)) return null;
  if (permission.breach === 'REFEREE_NOT_ASSIGNED') return refuse('REFEREE_NOT_ASSIGNED');
  return stateRefusal('registerEvent', permission);
}
