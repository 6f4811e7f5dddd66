import { lineLimits, type NewLineMarks, type Read, type raceResultCalls, refuse } from '@traip/contract';
import { mergeLine } from '@traip/engine/race-day';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { raceSubject, withRaceLock } from '../lock/with-race-lock.ts';
import { findRace } from '../reply/queries.ts';
import { hasClock, lineReply } from './line-reply.ts';
import { findLineState, listNamedMarks, saveMarks } from './queries.ts';

type Mark = Read<typeof NewLineMarks>['marks'][number];

/** Adds taps to the line. For an existing tap the later change counts, as on every phone. */
export const markLine: Handler<typeof raceResultCalls.markLine> = (context, { params, body }) =>
  withRaceLock(context, 'matches.manage', params, async ({ trx, race }) => {
    if (!hasClock(race)) return refuse('RACE_WITHOUT_CLOCK');
    const stored = await listNamedMarks(
      trx,
      race.id,
      body.marks.map(({ id }) => id),
    );
    const state = await findLineState(trx, race.id);
    const changed = newerThan(stored, body.marks);
    if (state.marks + changed.length - stored.length > lineLimits.marks) return refuse('LINE_FULL');
    const { id: raceId, organisationId, competitionId } = race;
    const owned = { raceId, organisationId, competitionId, revision: state.revision + 1 };
    if (changed.length > 0) {
      await saveMarks(
        trx,
        raceId,
        changed.map((mark) => ({ ...owned, ...mark })),
      );
      const details = { count: changed.length };
      await logAction(trx, context, { ...raceSubject(race), action: 'LINE_MARKED', details });
    }
    const found = await findRace(trx, params.competitionId, raceId);
    if (!found) return refuse('NOT_FOUND');
    return lineReply(trx, found, { since: body.since, readAt: context.now() });
  });

/** Taps that are new or were changed later than the stored ones. */
function newerThan(stored: readonly Mark[], sent: readonly Mark[]): readonly Mark[] {
  const known = new Map(stored.map((mark) => [mark.id, mark]));
  const asRead = (mark: Mark) => ({ ...mark, at: +mark.at, changedAt: +mark.changedAt });
  const merged = mergeLine(stored.map(asRead), sent.map(asRead));
  return merged
    .map((mark) => ({ ...mark, at: new Date(mark.at), changedAt: new Date(mark.changedAt) }))
    .filter((mark) => {
      const before = known.get(mark.id);
      return before === undefined || JSON.stringify(asSent(before)) !== JSON.stringify(asSent(mark));
    });
}

/** With a fixed order of keys, so that equal marks are equal strings. */
function asSent({ id, bib, status, isUndone, changedAt }: Mark) {
  return [id, bib, status, isUndone, changedAt];
}
