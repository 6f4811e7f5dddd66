import { isRefusal, refuse, type registrationCalls } from '@traip/contract';
import { moveLicence } from '@traip/engine/registration';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { saveLicences } from './licences/queries.ts';
import { liveLicences, openSquad, withOpenSquad } from './squad/open-squad.ts';
import { squadReply, standingsOf } from './squad/squad-reply.ts';
import { isComplete } from './squad/standing.ts';
import { submissionRefusal } from './squad/window-refusal.ts';

/** Submits complete licences to the organiser, and lists what the others lack. */
export const submitSquad: Handler<typeof registrationCalls.submit> = (context, { params, body }) =>
  withOpenSquad(context, params, async (trx, squad) => {
    const { rules, access, userId, now, on } = squad;
    const live = liveLicences(squad);
    const requested = body.personIds && new Set(body.personIds);
    if (body.personIds?.some((id) => !live.has(id)))
      return refuse('LICENCE_NOT_FOUND', { field: 'personIds' });
    const chosen = standingsOf(squad).flatMap(({ licence, standing }) =>
      licence &&
      (licence.state === 'DRAFT' || licence.state === 'RETURNED') &&
      (requested?.has(licence.personId) ?? true)
        ? [{ licence, standing }]
        : [],
    );
    // Returned licences can be corrected after the window closes.
    const refusal = chosen.some(({ licence }) => licence.state === 'DRAFT') ? submissionRefusal(squad) : null;
    if (refusal) return refusal;
    const by = access.isOrganiser ? 'ORGANISER' : 'CLUB';
    const submitted = chosen.flatMap(({ licence, standing }) => {
      const moved = moveLicence(licence, { action: 'submit', by, on }, rules);
      if ('breach' in moved || !isComplete(standing)) return [];
      return [{ ...moved, reason: null, reply: null, submittedBy: userId, submittedAt: now }];
    });
    await saveLicences(trx, submitted);
    const { competitionId, teamId } = params;
    if (submitted.length > 0)
      await logAction(trx, context, {
        subjectKind: 'PARTICIPATION',
        subjectId: squad.entryId,
        competitionId,
        action: 'LICENCES_SUBMITTED',
        details: { teamId, count: submitted.length, licences: submitted.map(({ id }) => id) },
      });
    const incomplete = chosen
      .filter(({ standing }) => !isComplete(standing))
      .map(({ licence: { personId }, standing }) => ({ personId, ...standing }));
    const after = await openSquad(trx, context.scope, params, now);
    if (isRefusal(after)) return after;
    return { submitted: submitted.length, incomplete, squad: squadReply(after) };
  });
