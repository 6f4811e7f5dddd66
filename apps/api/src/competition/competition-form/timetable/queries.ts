import type { Trx } from '../../../platform/db/schema.ts';

/** The matches of new phases, by their keys. */
export function listNewMatches(trx: Trx, phaseIds: readonly string[]) {
  return trx
    .selectFrom('matches')
    .select(['id', 'phaseId', 'key'])
    .where(({ eb, fn, val }) => eb('phaseId', '=', fn.any(val([...phaseIds]))))
    .execute();
}

interface OnFields {
  readonly fieldIds: readonly string[];
  readonly from: Date;
}

/** Kick-offs of other competitions on these fields. */
export function listTaken(trx: Trx, { fieldIds, from }: OnFields) {
  return trx
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(['matches.fieldId', 'matches.kickOff'])
    .where(({ eb, fn, val }) => eb('matches.fieldId', '=', fn.any(val([...fieldIds]))))
    .where('matches.kickOff', '>=', from)
    .where('matches.state', '<>', 'CANCELLED')
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .execute();
}
