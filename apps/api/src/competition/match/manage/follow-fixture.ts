import { type FullMatch, isRefusal, type Read, type Refusal } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import { settleChange } from '../../progression/index.ts';
import type { OpenDesk } from '../desk/open-desk.ts';
import { type Change, readAfter, writeChange } from '../reply/change-match.ts';

/** Writes a fixture that came, went or has other teams; tables and brackets follow it. */
export async function writeFixture(
  trx: Trx,
  desk: OpenDesk,
  change: Change,
): Promise<null | Refusal<'DEPENDENT_STARTED'>> {
  await writeChange(trx, desk, change);
  const { phaseId } = desk.match;
  const settled = await settleChange(trx, { phaseId, at: desk.at, change: (phase) => phase });
  return isRefusal(settled) ? settled : null;
}

/** As `writeFixture`; the match as it is afterwards comes back. */
export async function changeFixture(
  trx: Trx,
  desk: OpenDesk,
  change: Change,
): Promise<Read<typeof FullMatch> | Refusal<'DEPENDENT_STARTED'>> {
  return (await writeFixture(trx, desk, change)) ?? readAfter(trx, desk);
}
