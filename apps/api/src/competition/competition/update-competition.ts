import { isDeepStrictEqual } from 'node:util';
import { type CompetitionChange, type competitionCalls, type Read, refuse } from '@traip/contract';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { withChange } from '../../platform/db/with-change.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { competitionReply } from './competition-reply.ts';
import { partnersRefusal } from './partners-refusal.ts';
import { partsRefusal } from './parts-refusal.ts';
import { findPlayed, listAlgorithms, type OrganisationRef, updateCompetitionRow } from './queries.ts';
import { isBeforeStart } from './reply/progress.ts';
import { withStaffCompetitionLock } from './with-competition-lock.ts';

export const updateCompetition: Handler<typeof competitionCalls.update> = (context, { body }) =>
  withStaffCompetitionLock(context, 'competitions.manage', body.id, async (trx, competition, actor) => {
    if (competition.version !== body.version) return refuse('STALE_VERSION');
    const after = withChange(competition, body);
    if (after.startsOn && after.endsOn && after.endsOn < after.startsOn)
      return refuse('ENDS_BEFORE_IT_STARTS', { field: 'endsOn' });
    const changed = frozenFields.find((field) => !isDeepStrictEqual(after[field], competition[field]));
    if (changed !== undefined && !isBeforeStart(competition))
      return refuse('RULES_FROZEN', { field: changed });
    const refusal = changed === undefined ? null : await partsRefusal(trx, actor, after);
    if (refusal) return refusal;
    await updateCompetitionRow(trx, actor, body.id, columnsOf(body));
    const mismatch = await formatRefusal(trx, actor, body.id);
    if (mismatch) return mismatch;
    const details = changedFields(competition, body, loggedFields);
    const subject = { subjectKind: 'COMPETITION', subjectId: body.id, competitionId: body.id } as const;
    await logAction(trx, context, { ...subject, action: 'UPDATED', details });
    return competitionReply(trx, actor, body.id);
  });

/** The new rules must suit the fixtures already drawn. */
async function formatRefusal(trx: Trx, actor: OrganisationRef, id: string) {
  const played = await findPlayed(trx, actor, id);
  const refusal = played && partnersRefusal(played, await listAlgorithms(trx, id));
  return refusal ? { ...refusal, field: 'rulesOverride' } : null;
}

/** These affect results, so they must be known before the first match. */
const frozenFields = ['seasonId', 'categoryId', 'rulesOverride', 'withdrawalMode'] as const;

/** Fields that the audit log keeps in full. */
const loggedFields = [
  ...frozenFields,
  'name',
  'privacy',
  'startsOn',
  'endsOn',
  'takesRegistrations',
  'maxTeams',
] as const;

function columnsOf(body: Read<typeof CompetitionChange>) {
  const { id: _same, version: _seen, rulesOverride, ...general } = body;
  const searchText = searchTextOf(general.name);
  const rules = rulesOverride === undefined ? {} : { rulesOverride: JSON.stringify(rulesOverride) };
  return { ...general, ...rules, searchText };
}
