import { randomUUIDv7 } from 'node:crypto';
import type { NewRace, Read } from '@traip/contract';
import { isStrokePlay } from '@traip/engine';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { defaultRules } from '../rules/default-rules.ts';
import { golfOf } from './golf-of.ts';
import { insertRaces } from './queries.ts';

interface Place {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly variant: string;
  /** How many races already exist. */
  readonly after: number;
  readonly at: Date;
}

/** Races ready for storing. */
export function newRaces(
  races: readonly Read<typeof NewRace>[],
  { organisationId, competitionId, variant, after, at }: Place,
) {
  return races.map(({ resolution, ties, kind, golf, legs, ...race }, index) => {
    const defaults = defaultRules(variant, race);
    return {
      ...race,
      ...golfOf(variant, { kind, golf }),
      legs: isStrokePlay(variant) ? null : legs,
      id: randomUUIDv7(),
      organisationId,
      competitionId,
      position: after + index + 1,
      resolution: resolution ?? defaults.resolution,
      ties: ties ?? defaults.ties,
      createdAt: at,
    };
  });
}

interface RaceTransaction {
  readonly trx: Trx;
  readonly scope: OrganisationScope;
  readonly at: Date;
}

/** Stores the first races of a new competition. */
export async function saveRaces(
  { trx, scope, at }: RaceTransaction,
  races: readonly Read<typeof NewRace>[],
  place: Pick<Place, 'competitionId' | 'variant'>,
): Promise<void> {
  if (races.length === 0) return;
  const { organisationId, userId: byUser } = scope;
  const rows = newRaces(races, { ...place, organisationId, after: 0, at });
  await insertRaces(trx, rows);
  for (const { id: subjectId, competitionId } of rows) {
    const subject = { organisationId, competitionId, subjectKind: 'RACE', subjectId } as const;
    await insertAuditEntry(trx, { ...subject, action: 'CREATED', byUser, at });
  }
}
