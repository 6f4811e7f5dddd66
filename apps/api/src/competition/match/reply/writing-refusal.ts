import { refuse } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { OpenDesk } from '../desk/open-desk.ts';
import { assignedTo } from '../desk/writer.ts';
import { stateRefusal } from './refusals.ts';

/** Why nothing can be written down now: as for an event, it can while the match is played, and until it is closed. */
export function writingRefusal({ match, writer, referees }: OpenDesk) {
  const standpoint = { status: match.state, dated: match.kickOff !== null };
  const facts = { assigned: assignedTo(writer, referees), startedDependents: [], keepsWinner: true };
  const permission = canDo('registerEvent', standpoint, writer, facts);
  if (!isBreach(permission)) return null;
  if (permission.breach === 'REFEREE_NOT_ASSIGNED') return refuse('REFEREE_NOT_ASSIGNED');
  return stateRefusal('registerEvent', permission);
}
