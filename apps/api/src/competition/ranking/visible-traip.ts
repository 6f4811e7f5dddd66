import { isVisibleFor } from '@traip/contract';
import { findTraip } from '../../platform/authorization/competition/queries.ts';
import type { Context } from '../../platform/routing/context.ts';
import { findRankedTraip, type RankedTraip } from './facts/queries.ts';

/** The Traip, if the caller may see it. */
export async function visibleTraip(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  code: string,
): Promise<RankedTraip | null> {
  const traip = await findRankedTraip(db, { code });
  if (!traip) return null;
  if (traip.privacy === 'PUBLIC') return traip;
  const found = caller ? await findTraip(db, caller.userId, traip.id) : undefined;
  return found && isVisibleFor(found.traipPrivacy, found) ? traip : null;
}
