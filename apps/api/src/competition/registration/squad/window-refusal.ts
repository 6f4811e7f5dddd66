import { type Refusal, refuse } from '@traip/contract';
import type { RegistrationWindow } from '@traip/engine/registration';
import type { SquadAccess } from './access.ts';

interface OpenTimes {
  readonly window: RegistrationWindow;
  readonly access: Pick<SquadAccess, 'isOrganiser'>;
}

type WindowRefusal = Refusal<'SQUADS_NOT_OPEN' | 'SQUADS_CLOSED' | 'SQUAD_CHANGES_USED'>;

/** Why a club can't add that many people now; the organiser can at any time. */
export function windowRefusal({ window, access }: OpenTimes, added: number): WindowRefusal | null {
  if (access.isOrganiser) return null;
  if (window.state === 'NOT_YET') return refuse('SQUADS_NOT_OPEN', { details: { opensAt: window.opensAt } });
  if (window.state === 'CLOSED') return refuse('SQUADS_CLOSED', { details: { why: window.why } });
  if (window.state === 'OPEN' || added <= (window.changesLeft ?? added)) return null;
  return refuse('SQUAD_CHANGES_USED', { details: { left: window.changesLeft } });
}

/** Why drafts can't be submitted now. People added with the last allowed change still can. */
export function submissionRefusal({
  window,
  access,
}: OpenTimes): Refusal<'SQUADS_NOT_OPEN' | 'SQUADS_CLOSED'> | null {
  if (access.isOrganiser) return null;
  if (window.state === 'NOT_YET') return refuse('SQUADS_NOT_OPEN', { details: { opensAt: window.opensAt } });
  return window.state === 'CLOSED' && window.why === 'TIME'
    ? refuse('SQUADS_CLOSED', { details: { why: window.why } })
    : null;
}
