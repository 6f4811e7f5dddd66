import { refuse, type seasonCalls } from '@traip/contract';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import { withChange } from '../../../platform/db/with-change.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { isNameTaken } from '../parts/queries.ts';
import { findSeason, updateSeason as update } from './queries.ts';
import { withSeasonLock } from './with-season-lock.ts';

export const updateSeason: Handler<typeof seasonCalls.update> = async (context, { body }) =>
  withSeasonLock(context, body.id, async (trx, season) => {
    const { scope } = context;
    const { id, traipId, version } = season;
    if (version !== body.version) return refuse('STALE_VERSION');
    const { startsOn, endsOn } = withChange(season, body);
    if (startsOn && endsOn && endsOn < startsOn) return refuse('ENDS_BEFORE_IT_STARTS', { field: 'endsOn' });
    if (await isNameTaken(trx, 'seasons', scope, { id, traipId, name: body.name }))
      return refuse('NAME_TAKEN', { field: 'name' });
    await update(trx, scope, body);
    const details = changedFields(season, body, ['name', 'startsOn', 'endsOn']);
    await logAction(trx, context, { subjectKind: 'SEASON', subjectId: id, action: 'UPDATED', details });
    return (await findSeason(trx, scope, id)) ?? refuse('NOT_FOUND');
  });
