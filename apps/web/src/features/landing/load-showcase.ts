import { competitionRoutes, standingRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { orNull } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';
import { rulesOf } from '../../ui/standings/index.ts';
import type { NowData } from './load.ts';

/** How many competitions are tried, and the shortest table worth showing. */
const enough = { competitions: 3, rows: 4 };

/** The highlighted match in a competition with a table; null if there is none. */
export function loadShowcase(now: NowData | null) {
  return orNull(async () => {
    const matches = [...(now?.live ?? []), ...(now?.next ?? [])];
    const first = new Map(matches.toReversed().map((match) => [match.competition.id, match]));
    const ids = [...new Set(matches.map(({ competition }) => competition.id))].slice(0, enough.competitions);
    for (const id of ids) {
      const match = first.get(id);
      const shown = await tableOf(id);
      if (match !== undefined && shown !== null) return { match, ...shown };
    }
    return null;
  });
}

async function tableOf(id: string) {
  const sent = await headers();
  const [competition, { phases }] = await Promise.all([
    serverClient(competitionRoutes, sent).full({ params: { id } }),
    serverClient(standingRoutes, sent).classifications({ params: { id }, query: { live: 'true' } }),
  ]);
  const table = phases
    .flatMap(({ tables }) => tables)
    .find(({ rows }) => rows.length >= enough.rows && rows.some(({ played }) => played > 0));
  const rules = rulesOf(competition);
  return table === undefined || rules === null ? null : { competition, rules, table };
}

export type ShowcaseData = NonNullable<Awaited<ReturnType<typeof loadShowcase>>>;
