import { type Read, type RoundState, type raceRoundCalls, refuse } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findRace } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { nextLists } from './next-rounds.ts';
import { type InRound, listOfRound } from './queries.ts';

export const getRoundState: Handler<typeof raceRoundCalls.state> = async ({ db }, { params }) =>
  (await roundState(db, params)) ?? refuse('NOT_FOUND');

interface RaceRef {
  readonly competitionId: string;
  readonly raceId: string;
}

/** What is missing before a round can advance to the next. */
export async function roundState(
  db: Database,
  { competitionId, raceId }: RaceRef,
): Promise<Read<typeof RoundState> | undefined> {
  const race = await findRace(db, competitionId, raceId);
  if (!race) return undefined;
  const rows = await listOfRound(db, raceId);
  const lists = await nextLists(db, race, rows);
  return {
    race: raceReply(race),
    waiting: rows.filter(({ resultId }) => resultId === null).length,
    ties: bibsOf(rows.filter(({ advance }) => advance === 'TIE')),
    next: lists.flatMap(({ race: { id, round }, listed, missing, extra }) =>
      round === null
        ? []
        : [
            {
              raceId: id,
              round,
              entries: listed.length,
              results: listed.filter(({ resultId }) => resultId !== null).length,
              missing: bibsOf(missing),
              extra: bibsOf(extra),
            },
          ],
    ),
  };
}

const bibsOf = (rows: readonly InRound[]) => rows.map(({ bib }) => bib);
