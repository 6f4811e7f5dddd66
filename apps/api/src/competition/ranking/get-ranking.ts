import { pageWith, type RankedKind, rankedKinds, type rankingCalls, refuse } from '@traip/contract';
import { folded } from '../../platform/csv/folded.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { type RankingLines, readRankingLines } from './facts/read-ranking.ts';
import { findCompetitors, nameOfCompetitor } from './names/competitors.ts';
import { rowReply, rulesReply } from './ranking-reply.ts';
import { visibleTraip } from './visible-traip.ts';

export const getRanking: Handler<typeof rankingCalls.get> = async (context, { params, query }) => {
  const traip = await visibleTraip(context, params.code);
  if (!traip) return refuse('NOT_FOUND');
  const lines = await readRankingLines(context.db, traip);
  const kind = query.kind ?? defaultKind(lines);
  const all = lines[kind];
  const competitors = await findCompetitors(
    context.db,
    all.map(({ id }) => id),
  );
  const needle = folded(query.search);
  const found = all
    .flatMap((line) => {
      const competitor = competitors.get(line.id);
      const name = competitor ? folded(nameOfCompetitor(competitor)) : '';
      return competitor && name.includes(needle) ? [{ line, competitor, name }] : [];
    })
    .toSorted((one, other) => one.line.place - other.line.place || byName(one.name, other.name));
  const { page, limit } = query;
  const shown = found.slice((page - 1) * limit, page * limit);
  return {
    ...rulesReply(traip.rating),
    kind,
    kinds: rankedKinds.filter((one) => lines[one].length > 0),
    ...pageWith(
      shown.map(({ line, competitor }) => rowReply(line, competitor)),
      { page, limit, total: found.length },
    ),
  };
};

const defaultKind = (lines: RankingLines): RankedKind =>
  lines.PERSON.length === 0 && lines.TEAM.length > 0 ? 'TEAM' : 'PERSON';

/** Competitors who share a place are ordered by name, hidden ones last. */
function byName(one: string, other: string): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return one < other ? -1 : Number(one > other);
}
