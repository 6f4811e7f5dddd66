import { randomUUIDv7 } from 'node:crypto';
import { type Refusal, refuse } from '@traip/contract';
import { type AdvanceMark, type Seed, seedFinal, seedRound } from '@traip/engine/race-day';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { listRounds, type RoundRecord } from '../event/queries.ts';
import type { RaceContext } from '../lock/with-race-lock.ts';
import { copyMembers } from '../relay/queries.ts';
import { deleteStartList, type InRound, insertStarters, listOfRound } from './queries.ts';

/** The consequences of a round for another one's start list. */
export interface NextList {
  readonly race: RoundRecord;
  readonly listed: readonly InRound[];
  /** The qualifiers from this round. */
  readonly goOn: readonly InRound[];
  readonly missing: readonly InRound[];
  readonly extra: readonly InRound[];
}

/** The round or finals after a round, with the expected and the current entries. */
export async function nextLists(
  db: Database,
  race: RoundRecord,
  rows: readonly InRound[],
): Promise<readonly NextList[]> {
  if (race.advance === null) return [];
  const rounds = await listRounds(db, race);
  return Promise.all(
    followers(race, rounds).map(async (next) => {
      const listed = await listOfRound(db, next.id);
      const marks: readonly AdvanceMark[] = next.round === 'FINAL_B' ? ['B'] : ['Q', 'q'];
      const goOn = rows.filter(({ advance }) => advance !== null && marks.includes(advance));
      const [are, should] = [new Set(listed.map(firstOf)), new Set(goOn.map(firstOf))];
      return {
        race: next,
        listed,
        goOn,
        missing: goOn.filter((row) => !are.has(firstOf(row))),
        extra: listed.filter((row) => !should.has(firstOf(row))),
      };
    }),
  );
}

/** Both finals come after the last qualifying round. */
function followers(race: RoundRecord, rounds: readonly RoundRecord[]): readonly RoundRecord[] {
  const after = rounds.filter(({ roundOrder }) => roundOrder > race.roundOrder);
  const next = after.find(({ advance }) => advance !== null);
  return next ? [next] : after;
}

/** Identifies a competitor across all rounds. */
export const firstOf = ({ id, firstEntryId }: Pick<InRound, 'id' | 'firstEntryId'>) => firstEntryId ?? id;

export const hasStarted = (rows: readonly InRound[]) => rows.some(({ resultId }) => resultId !== null);

interface Forced {
  readonly force: boolean;
  readonly reason: string | null;
}

/** Only admins can add people to a started round, with a reason. */
export function forceRefusal(
  { scope }: RaceContext,
  { force, reason }: Forced,
): Refusal<'FORBIDDEN' | 'REASON_REQUIRED' | 'DEPENDENT_STARTED'> | undefined {
  if (!force) return refuse('DEPENDENT_STARTED');
  if (scope.role !== 'admin' && scope.role !== 'super-admin') return refuse('FORBIDDEN');
  return reason === null ? refuse('REASON_REQUIRED', { field: 'reason' }) : undefined;
}

const defaultLanes = 8;

/** Rewrites the start list; a started round only gains the wrongly excluded and loses nobody. */
export async function fillList(trx: Trx, list: NextList, at: Date): Promise<void> {
  const { race, listed, goOn, missing } = list;
  if (hasStarted(listed)) {
    await enterStarters(trx, race, missing, new Map(), at);
    return;
  }
  await deleteStartList(trx, race.id);
  const rules = { ...race, lanes: race.lanes ?? defaultLanes };
  const seeds = goOn.map(({ id, mark, tieOrder }): Seed => ({ id, mark, tieOrder }));
  const seeded =
    race.advance === null ? seedFinal(seeds, rules) : seedRound(seeds, { ...rules, seeding: 'CIRCLE' });
  const places = new Map(seeded.map(({ id, heat, lane }) => [id, { heat, lane }]));
  await enterStarters(trx, race, goOn, places, at);
}

/** Relays advance with their members, who can then be changed. */
async function enterStarters(
  trx: Trx,
  race: RoundRecord,
  rows: readonly InRound[],
  places: ReadonlyMap<string, Place>,
  at: Date,
): Promise<void> {
  const noPlace = { heat: null, lane: null };
  const starters = rows.map((row) => ({ row, entry: starter(race, row, places.get(row.id) ?? noPlace, at) }));
  await insertStarters(
    trx,
    starters.map(({ entry }) => entry),
  );
  if (race.legs === null) return;
  await copyMembers(
    trx,
    starters.map(({ row, entry }) => ({ from: row.id, to: entry.id, raceId: race.id })),
  );
}

interface Place {
  readonly heat: number | null;
  readonly lane: number | null;
}

function starter(race: RoundRecord, row: InRound, { heat, lane }: Place, createdAt: Date) {
  const { organisationId, competitionId, id: raceId } = race;
  const { personId, bib, club, gender, birthYear, team, mark } = row;
  const runner = { personId, bib, club, gender, birthYear, team, firstEntryId: firstOf(row) };
  const owned = { id: randomUUIDv7(), organisationId, competitionId, raceId };
  return { ...owned, ...runner, heat, lane, seedMark: mark === 0 ? null : mark, createdAt };
}
