import { type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../../../platform/live/queries.ts';
import { withStaffCompetitionLock } from '../../../competition/with-competition-lock.ts';
import type { RaceContext } from '../../lock/with-race-lock.ts';
import { findRaceRanking, type RaceRankingRecord } from '../reply/queries.ts';

interface RaceRankingRef {
  readonly competitionId: string;
  readonly rankingId: string;
}

/** Runs a change of a ranking with its competition locked. A refusal rolls everything back. */
export function withRaceRanking<T>(
  context: RaceContext,
  { competitionId, rankingId }: RaceRankingRef,
  change: (trx: Trx, record: RaceRankingRecord) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN'>> {
  return withStaffCompetitionLock<T | Refusal<'NOT_FOUND'>>(
    context,
    'competitions.manage',
    competitionId,
    async (trx) => {
      const record = await findRaceRanking(trx, competitionId, rankingId);
      return record ? change(trx, record) : refuse('NOT_FOUND');
    },
  );
}

/** The ranking as the audit log names it. */
export function raceRankingSubject({ id, competitionId }: Pick<RaceRankingRecord, 'id' | 'competitionId'>) {
  return { subjectKind: 'RACE_RANKING', subjectId: id, competitionId } as const;
}

/** Notifies followers of the competition that one of its tables changed. */
export async function publishTableChange(
  trx: Trx,
  { now }: RaceContext,
  { id, organisationId, competitionId }: Pick<RaceRankingRecord, 'id' | 'organisationId' | 'competitionId'>,
): Promise<void> {
  const payload = { rankingId: id };
  await publishCompetitionChange(trx, {
    organisationId,
    competitionId,
    kind: 'RACE_CHANGED',
    payload,
    at: now(),
  });
}
