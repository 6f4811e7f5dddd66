import type { Refusal } from '@traip/contract';
import type { RaceRecord } from '../lock/queries.ts';
import type { OpenRace, RaceContext } from '../lock/with-race-lock.ts';
import { fillList, firstOf, forceRefusal, hasStarted, type NextList, nextLists } from './next-rounds.ts';
import { type InRound, listOfRound } from './queries.ts';

/** Who advanced before a change, by the round they reached. */
type Before = ReadonlyMap<string, readonly string[]>;

const idsOf = (rows: readonly InRound[]) => rows.map(firstOf).toSorted();

/** Who advances to which round now; nobody in a race without rounds. */
export async function advancingByRound({ trx, race }: Pick<OpenRace, 'trx' | 'race'>): Promise<Before> {
  const lists = await listsAfter(trx, race);
  return new Map(lists.map(({ race: { id }, goOn }) => [id, idsOf(goOn)]));
}

async function listsAfter(trx: OpenRace['trx'], race: RaceRecord): Promise<readonly NextList[]> {
  return race.advance === null ? [] : nextLists(trx, race, await listOfRound(trx, race.id));
}

/**
 * After a change of results: if others advance than before and their round has started, an admin has to
 * insist. Then the wrongly excluded are added to it.
 */
export async function followUp(
  context: RaceContext,
  { trx, race }: Pick<OpenRace, 'trx' | 'race'>,
  before: Before,
  forced: Parameters<typeof forceRefusal>[1],
): Promise<Refusal<'FORBIDDEN' | 'REASON_REQUIRED' | 'DEPENDENT_STARTED'> | undefined> {
  const begun = (await listsAfter(trx, race)).filter(({ listed }) => hasStarted(listed));
  const isChanged = ({ race: { id }, goOn }: NextList) => before.get(id)?.join() !== idsOf(goOn).join();
  const changed = begun.filter(isChanged);
  if (changed.length === 0) return undefined;
  const refusal = forceRefusal(context, forced);
  if (refusal) return refusal;
  for (const list of changed) await fillList(trx, list, context.now());
  return undefined;
}
