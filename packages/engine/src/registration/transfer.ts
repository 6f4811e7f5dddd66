import { isPlayable, type Licence } from './licence.ts';
import type { IsoDate, RegistrationRules, TeamId } from './rules.ts';

/** Whether players may change teams on a day. */
export function isTransferDay({ transferWindow }: RegistrationRules, on: IsoDate): boolean {
  return transferWindow !== undefined && transferWindow.from <= on && on <= transferWindow.to;
}

/**
 * The licences of one person that another team's would replace: approved and playable. One that is being checked again
 * is decided first.
 */
export function replacedBy<L extends Licence>(
  licences: readonly L[],
  { teamId, on }: { readonly teamId: TeamId; readonly on: IsoDate },
): readonly L[] {
  return licences.filter(
    (licence) => licence.teamId !== teamId && licence.state === 'APPROVED' && isPlayable(licence, on),
  );
}
