import { moveLicence, needsApproval } from '@traip/engine/registration';
import type { PeopleChanged } from '../../people/squad/people-changed.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { logLicences } from './decision/log-licences.ts';
import { saveLicences } from './licences/queries.ts';
import { listApprovedOf } from './recheck/queries.ts';

/** Sends approved licences back for review if checked data has changed. */
export const recheckLicences: PeopleChanged = async (trx, changes, { by, at }) => {
  const approved = await listApprovedOf(trx, [...changes.keys()]);
  const sentBack = approved.flatMap(({ rules, ...licence }) => {
    const changed = changes.get(licence.personId) ?? [];
    if (rules === null || !needsApproval(changed, rules)) return [];
    const moved = moveLicence(licence, { action: 'change', by: 'CLUB', on: dayInMadrid(at) }, rules);
    return 'breach' in moved ? [] : [{ ...moved, submittedBy: by, submittedAt: at }];
  });
  await saveLicences(trx, sentBack);
  await logLicences(trx, sentBack, { action: 'LICENCES_CHANGED', by, at });
};
