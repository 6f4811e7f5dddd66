import { type Refusal, refuse } from '@traip/contract';
import type { Slot } from '@traip/engine/formats';
import type { MatchStatus } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishMatchChanges } from '../../../platform/live/queries.ts';
import { begun, type SlotMoved } from '../bracket/settle.ts';
import {
  cancelMatches,
  dropDrafts,
  enterPhase,
  lockMatches,
  writeGroups,
  writeSides,
  writeTies,
} from '../slots/queries.ts';
import type { Followed } from './follow.ts';

/** What was written. */
export interface Written {
  readonly slots: readonly SlotMoved[];
  readonly cancelled: readonly string[];
}

/** Writes what becomes of some phases; refuses if that takes sides from matches that have started. */
export async function writeFollowed(
  trx: Trx,
  followed: readonly Followed[],
  { at, force = false }: { readonly at: Date; readonly force?: boolean },
): Promise<Written | Refusal<'DEPENDENT_STARTED'>> {
  const started = new Set(followed.flatMap(({ settled }) => settled.started.map(({ id }) => id)));
  for (const id of await startedMeanwhile(trx, followed)) started.add(id);
  const ids = [...started];
  if (ids.length > 0 && !force) return refuse('DEPENDENT_STARTED', { details: { matches: ids } });
  await cancelMatches(trx, ids);
  for (const one of followed) await writeOne(trx, one);
  const slots = followed.flatMap(({ settled }) => settled.slots);
  await dropDrafts(trx, slots.flatMap(whoIsOut));
  await tell(trx, followed, { filled: slots.flatMap(whereIsNew), cancelled: ids, at });
  return { slots, cancelled: ids };
}

function whereIsNew({ matchId, before, after }: SlotMoved): string[] {
  return before === after ? [] : [matchId];
}

interface Told {
  readonly filled: readonly string[];
  readonly cancelled: readonly string[];
  readonly at: Date;
}

/** Those who follow the matches hear who plays them now, or that nobody does. */
async function tell(trx: Trx, followed: readonly Followed[], { filled, cancelled, at }: Told): Promise<void> {
  const [first] = followed;
  if (first === undefined) return;
  const { organisationId, competitionId } = first.phase;
  const news = { organisationId, competitionId, payload: {}, at };
  await publishMatchChanges(trx, [...new Set(filled)], { ...news, kind: 'PARTICIPANTS_SET' });
  await publishMatchChanges(trx, cancelled, { ...news, kind: 'CANCELLED' });
}

function whoIsOut({ matchId, before, after }: SlotMoved) {
  return before === null || before === after ? [] : [{ matchId, teamId: before }];
}

/** Those that somebody has started since they were read, although their sides are about to change. */
async function startedMeanwhile(trx: Trx, followed: readonly Followed[]): Promise<readonly string[]> {
  const moved = followed.flatMap(({ settled }) =>
    settled.slots.filter(({ before, after }) => before !== after),
  );
  if (moved.length === 0) return [];
  const known = new Map(
    followed.flatMap(({ settled }) =>
      settled.changed.map(({ stored }) => [stored.id, stored.state] as const),
    ),
  );
  const now = await lockMatches(trx, [...new Set(moved.map(({ matchId }) => matchId))]);
  const isBegun = (state: MatchStatus | undefined) => state !== undefined && begun.includes(state);
  return now.filter(({ id, state }) => isBegun(state) && !isBegun(known.get(id))).map(({ id }) => id);
}

async function writeOne(trx: Trx, { phase, settled }: Followed): Promise<void> {
  const { after, changed } = settled;
  await writeSides(
    trx,
    changed.map(({ stored, match }) => ({ id: stored.id, match })),
  );
  await writeTies(trx, phase.id, after.ties);
  await writeGroups(trx, phase.id, after.groups);
  if (phase.algorithm !== 'QUALIFY' || changed.length === 0) return;
  const teams = after.ties.flatMap(({ first, second }) => [first, second].flatMap(arrived));
  await enterPhase(trx, phase.id, [...new Set(teams)]);
}

const arrived = ({ participant }: Slot) => participant ?? [];
