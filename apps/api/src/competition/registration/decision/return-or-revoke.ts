import { moveLicence, type RegistrationRules } from '@traip/engine/registration';
import type { LicenceRecord } from '../licences/queries.ts';
import type { Outcome } from './approve.ts';

interface ReturnOrRevoke {
  readonly action: 'return' | 'revoke';
  readonly reason: string;
  readonly rules: RegistrationRules;
  readonly by: string;
  readonly at: Date;
  readonly on: string;
}

/** Returns or revokes licences whose state allows it. */
export function returnOrRevoke(
  licences: readonly LicenceRecord[],
  { action, reason, rules, by, at, on }: ReturnOrRevoke,
): Outcome {
  const decided: LicenceRecord[] = [];
  const left: Outcome['left'][number][] = [];
  for (const licence of licences) {
    const moved = moveLicence(licence, { action, by: 'ORGANISER', on, reason }, rules);
    if ('breach' in moved) left.push({ licence, standing: { missing: [], reasons: [] } });
    else decided.push({ ...moved, reason, reply: null, decidedBy: by, decidedAt: at });
  }
  return { decided, replaced: [], left };
}
