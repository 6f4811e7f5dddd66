import type { rankingCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findRankedTraip, listTraipsOfPerson } from './facts/queries.ts';
import { readRankingLines } from './facts/read-ranking.ts';
import { findCompetitors, nameOfCompetitor } from './names/competitors.ts';
import { historyReply } from './ranking-reply.ts';

/** Limited because each ranking is computed as a whole. */
const maxRankings = 5;

/** Returns nothing for a person whose name is hidden. */
export const rankingsOfPerson: Handler<typeof rankingCalls.ofPerson> = async ({ db }, { params }) => {
  const competitor = (await findCompetitors(db, [params.id])).get(params.id);
  if (!competitor?.person || nameOfCompetitor(competitor) === '') return { rankings: [] };
  const rankings = [];
  for (const id of await listTraipsOfPerson(db, params.id, maxRankings)) {
    const traip = await findRankedTraip(db, { id });
    const line = traip && (await readRankingLines(db, traip)).PERSON.find((one) => one.id === params.id);
    if (traip && line) rankings.push(historyReply(traip, line, competitor));
  }
  return { rankings };
};
