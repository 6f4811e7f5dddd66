import { moveLicence, needsApproval } from '@traip/engine/registration';
import type { PeopleChanged } from '../../people/squad/people-changed.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { listEntriesOf } from './decision/queries.ts';
import { saveLicences } from './licences/queries.ts';
import { listApprovedOf } from './recheck/queries.ts';

/** Sends approved licences back to the organiser when something changed that was checked. */
export const recheckLicences: PeopleChanged = async (trx, changes, { by, at }) => {
  const approved = await listApprovedOf(trx, [...changes.keys()]);
  const sentBack = approved.flatMap(({ rules, ...licence }) => {
    const changed = changes.get(licence.personId) ?? [];
    if (rules === null || !needsApproval(changed, rules)) return [];
    const moved = moveLicence(licence, { action: 'change', by: 'CLUB', on: dayInMadrid(at) }, rules);
    return 'breach' in moved ? [] : [{ ...moved, submittedBy: by, submittedAt: at }];
  });
  await saveLicences(trx, sentBack);
  for (const [competitionId, licences] of Map.groupBy(sentBack, (licence) => licence.competitionId)) {
    const byTeam = Map.groupBy(licences, ({ teamId }) => teamId);
    for (const { id: subjectId, teamId } of await listEntriesOf(trx, competitionId, [...byTeam.keys()])) {
      const own = byTeam.get(teamId) ?? [];
      await insertAuditEntry(trx, {
        organisationId: own[0]?.organisationId ?? '',
        competitionId,
        subjectKind: 'PARTICIPATION',
        subjectId,
        action: 'LICENCES_CHANGED',
        details: { teamId, count: own.length, licences: own.map(({ id }) => id) },
        byUser: by,
        at,
      });
    }
  }
};
