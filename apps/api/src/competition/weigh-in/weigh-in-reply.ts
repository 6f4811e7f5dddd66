import type { Read, WeighIn } from '@traip/contract';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { OrganisationRef } from '../competition/queries.ts';
import { classOf } from './class-of.ts';
import { findClass, listSiblings, listWeighed } from './queries.ts';

/** Undefined if the organisation has no such competition. */
export async function weighInReply(
  db: Database,
  scope: OrganisationRef,
  competitionId: string,
): Promise<Read<typeof WeighIn> | undefined> {
  const own = await findClass(db, scope, competitionId);
  if (own === undefined) return undefined;
  const weighed = await listWeighed(db, scope, competitionId);
  const siblings = await listSiblings(db, scope, own);
  return {
    weightClass: classOf(own),
    isRequired: own.weighInRequired,
    isDrawn: own.isDrawn,
    entries: weighed.map(({ grams, at, by, ...team }) => ({
      team: teamInBrief(team),
      weighed: grams === null || at === null ? null : { kg: grams / 1000, at, by },
    })),
    siblings: siblings.flatMap((sibling) => {
      const weightClass = classOf(sibling);
      const { id, name, isDrawn } = sibling;
      return weightClass === null ? [] : [{ id, name, weightClass, isDrawn }];
    }),
  };
}
