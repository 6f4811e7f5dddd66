import { type consentCalls, refuse } from '@traip/contract';
import { notifyConsentRequested } from '../../notification/notify/family/queries.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { listSquad } from '../squad/queries.ts';
import { consentOf, squadPerson } from '../squad/squad-person.ts';
import { withTeamLock } from '../team/with-team-lock.ts';
import { findRequest, saveRequest } from './queries.ts';

/** Once a day for each child, whichever team asks. */
export const remindGuardians: Handler<typeof consentCalls.remind> = (context, { params }) =>
  withTeamLock(context, 'team.seeFacts', async (trx, actor, team) => {
    const { personId } = params;
    const row = (await listSquad(trx, team.id)).find(({ id }) => id === personId);
    if (!row) return refuse('NOT_A_TEAM_MEMBER');
    const at = context.now();
    const today = dayInMadrid(at);
    const consent = consentOf(row, today);
    if (consent === null || consent.state === 'GIVEN') return refuse('CONSENT_GIVEN');
    if (row.guardians.length === 0 && row.userCode === null) return refuse('NO_GUARDIAN');
    const last = await findRequest(trx, personId);
    if (last && dayInMadrid(last.lastAt) === today) return refuse('ASKED_TODAY');
    await saveRequest(trx, personId, at);
    await notifyConsentRequested(trx, { childId: personId, teamId: team.id, by: actor.userId, at });
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: team.id,
      action: 'GUARDIANS_REMINDED',
      details: { personId },
    });
    const actingFor = { teamId: team.id, organisationId: team.organisationId };
    return squadPerson({ actor, actingFor, today }, { ...row, askedAt: last?.firstAt ?? at });
  });
