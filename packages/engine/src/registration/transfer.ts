import { isPlayable, type Licence } from './licence.ts';
import type { IsoDate, RegistrationRules, TeamId } from './rules.ts';

/** Whether transfers are allowed on a day. */
export function isTransferDay({ transferWindow }: RegistrationRules, on: IsoDate): boolean {
  return transferWindow !== undefined && transferWindow.from <= on && on <= transferWindow.to;
}

/**
 * The licences of a person that a licence for another team would replace: approved and playable ones. One
 * under review is decided first.
 */
export function replacedBy<L extends Licence>(
  licences: readonly L[],
  { teamId, on }: { readonly teamId: TeamId; readonly on: IsoDate },
): readonly L[] {
  return licences.filter(
    (licence) => licence.teamId !== teamId && licence.state === 'APPROVED' && isPlayable(licence, on),
  );
}
