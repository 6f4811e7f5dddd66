import { type Refusal, refuse } from '@traip/contract';
import type { ReadResult, StageExtra } from '@traip/engine/race-day';
import { emitRace } from '../../../notification/webhook/emit/race-events.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import { type OpenRace, publishRaceChange, type RaceContext, raceSubject } from '../lock/with-race-lock.ts';
import { recomputeTables } from '../overall/table/recompute-tables.ts';
import { recomputeRanks } from '../ranking/recompute-ranks.ts';
import { advancingByRound, followUp } from '../rounds/follow-up.ts';
import { updateRaceRow } from '../settings/queries.ts';
import { deleteResultRows, type listStarted, saveResultRows } from './queries.ts';

export type Started = Awaited<ReturnType<typeof listStarted>>[number];

interface ResultsInput {
  readonly results: readonly ReadResult[];
  readonly byBib: ReadonlyMap<string, Started>;
  readonly source: 'TYPED' | 'FILE';
  readonly reason: string | null;
  readonly force: boolean;
}

/** Official results change only with a reason. */
export function officialRefusal(
  { race }: OpenRace,
  reason: string | null,
): Refusal<'RACE_OFFICIAL'> | undefined {
  return race.publication === 'OFFICIAL' && reason === null
    ? refuse('RACE_OFFICIAL', { field: 'reason' })
    : undefined;
}

/** Stores validated results and ranks the race again. A correction of official results is a new edition. */
export async function applyResults(context: RaceContext, open: OpenRace, input: ResultsInput) {
  const { results, byBib, source, reason, force } = input;
  const entries = results.flatMap((result) => {
    const entry = byBib.get(result.bib);
    return entry ? [{ entry, result }] : [];
  });
  const isEmpty = ({ mark, status }: ReadResult) => mark === null && status === null;
  const before = await advancingByRound(open);
  await storeResults(context, open, {
    rows: entries.map(({ entry, result }) => ({
      entryId: entry.id,
      isEmpty: isEmpty(result),
      mark: result.mark,
      status: result.status,
      lineOrder: result.order,
      splits: result.splits,
      card: [],
      ...clockAndWind(entry, result),
      ...extrasOf(entry, result),
      source,
      gender: entry.gender,
    })),
    source,
    reason,
  });
  return followUp(context, open, before, { force, reason });
}

/** The new values or else the stored ones; a net time is kept only with its mark. */
function clockAndWind(
  entry: Started,
  { mark, netMark = entry.netMark, wind = entry.wind, elapsed = entry.elapsed }: ReadResult,
) {
  const isOfMark = mark !== null && netMark !== null && netMark <= mark;
  return { netMark: isOfMark ? netMark : null, wind, elapsed: mark === null ? null : elapsed };
}

/** The new stage values or else the stored ones. */
function extrasOf(entry: Started, { extras }: ReadResult) {
  const extraOf = (extra: StageExtra) => extras[extra] ?? entry[extra] ?? 0;
  return {
    bonus: extraOf('bonus'),
    penalty: extraOf('penalty'),
    sprintPoints: extraOf('sprintPoints'),
    climbPoints: extraOf('climbPoints'),
  };
}

export const noExtras = {
  bonus: 0,
  penalty: 0,
  sprintPoints: 0,
  climbPoints: 0,
  netMark: null,
  wind: null,
  elapsed: null,
} as const;

type StoredRow = Parameters<typeof saveResultRows>[2][number];

interface Stored {
  readonly rows: readonly (StoredRow & { readonly isEmpty: boolean })[];
  readonly source: 'TYPED' | 'FILE';
  readonly reason: string | null;
}

/** Writes or deletes rows, ranks the race, counts editions and publishes the change. */
export async function storeResults(
  context: RaceContext,
  { trx, race, competition }: OpenRace,
  { rows, source, reason }: Stored,
): Promise<Awaited<ReturnType<typeof recomputeRanks>>> {
  await deleteResultRows(
    trx,
    rows.filter(({ isEmpty }) => isEmpty).map(({ entryId }) => entryId),
  );
  await saveResultRows(
    trx,
    race,
    rows.filter(({ isEmpty }) => !isEmpty),
  );
  const ranking = await recomputeRanks(trx, race, competition);
  await recomputeTables(trx, race.competitionId);
  if (race.publication === 'OFFICIAL') await makeNewEdition(context, { trx, race }, reason);
  const action = source === 'FILE' ? 'RESULTS_IMPORTED' : 'RESULTS_SAVED';
  const details = { count: rows.length, ...(reason !== null && { reason }) };
  await logAction(trx, context, { ...raceSubject(race), action, details });
  if (race.publication !== 'DRAFT') await publishRaceChange(trx, context, race);
  return ranking;
}

async function makeNewEdition(
  { now }: RaceContext,
  { trx, race }: Pick<OpenRace, 'trx' | 'race'>,
  reason: string | null,
): Promise<void> {
  const [at, edition] = [now(), race.edition + 1];
  await updateRaceRow(trx, race.id, { edition, reason, publishedAt: at });
  const { id: raceId, organisationId, publication } = race;
  await emitRace(trx, { raceId, organisationId, publication, edition, at });
}
