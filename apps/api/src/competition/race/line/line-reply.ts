import { lineLimits, type RaceLine, type Read } from '@traip/contract';
import { parentOf } from '@traip/engine';
import type { Database } from '../../../platform/db/schema.ts';
import type { CountedRace } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { findLineState, findVariant, listMarks, listRunners } from './queries.ts';

interface LineQuery {
  readonly since: number;
  readonly readAt: Date;
}

/** Only a race against the clock has a timed line. */
export function hasClock({ kind }: Pick<CountedRace, 'kind'>): boolean {
  return kind === 'TIME';
}

/** The latest changes at the line; a request from the beginning also gets the start list. */
export async function lineReply(
  db: Database,
  race: CountedRace,
  { since, readAt }: LineQuery,
): Promise<Read<typeof RaceLine>> {
  const isWhole = race.entries <= lineLimits.runners;
  const { revision } = await findLineState(db, race.id);
  return {
    readAt,
    revision,
    marks: await listMarks(db, race.id, since),
    race: raceReply(race),
    sportKey: parentOf(await findVariant(db, race.competitionId)) ?? 'RUNNING',
    runners: isWhole && since === 0 ? await runnersOf(db, race.id) : [],
    isWhole,
  };
}

async function runnersOf(db: Database, raceId: string): Promise<Read<typeof RaceLine>['runners']> {
  const rows = await listRunners(db, raceId);
  return rows.map(({ firstName, surnames, version, ...row }) => ({
    ...row,
    name: [firstName, surnames].filter(Boolean).join(' ') || null,
    version: version ?? 0,
  }));
}
