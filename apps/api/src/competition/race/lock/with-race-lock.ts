import { type OrganisationAbility, type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../../platform/live/queries.ts';
import type { Context } from '../../../platform/routing/context.ts';
import type { CompetitionRecord } from '../../competition/queries.ts';
import { withStaffCompetitionLock } from '../../competition/with-competition-lock.ts';
import { lockRace, type RaceRecord, type RaceRef } from './queries.ts';

export type RaceContext = Pick<Context, 'db' | 'now'> & { readonly scope: OrganisationScope };

export interface OpenRace {
  readonly trx: Trx;
  readonly race: RaceRecord;
  readonly competition: CompetitionRecord;
}

/** Runs a change with a race and its competition locked. A refusal rolls everything back. */
export function withRaceLock<T>(
  context: RaceContext,
  ability: OrganisationAbility,
  ref: RaceRef,
  change: (open: OpenRace) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN'>> {
  return withStaffCompetitionLock<T | Refusal<'NOT_FOUND'>>(
    context,
    ability,
    ref.competitionId,
    async (trx, competition) => {
      const race = await lockRace(trx, context.scope, ref);
      return race ? change({ trx, race, competition }) : refuse('NOT_FOUND');
    },
  );
}

/** Notifies followers of the competition that one of its races changed. */
export async function publishRaceChange(trx: Trx, context: RaceContext, race: RaceRecord): Promise<void> {
  const { organisationId, competitionId } = race;
  const payload = { raceId: race.id };
  await publishCompetitionChange(trx, {
    organisationId,
    competitionId,
    kind: 'RACE_CHANGED',
    payload,
    at: context.now(),
  });
}

/** The race as the audit log names it. */
export function raceSubject({ id, competitionId }: Pick<RaceRecord, 'id' | 'competitionId'>) {
  return { subjectKind: 'RACE', subjectId: id, competitionId } as const;
}
