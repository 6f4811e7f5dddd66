import { type MatchComparison, type matchManagementCalls, type Read, refuse } from '@traip/contract';
import { parentOf } from '@traip/engine';
import { lookReply } from '../../competition/look/look-reply.ts';
import { everyMatch } from '../../competition/match/lists/first/every-match.ts';
import { matchRows } from '../../competition/match/lists/match-page.ts';
import {
  findRow,
  findRows,
  type MatchFilter,
  type MatchRecord,
} from '../../competition/match/lists/rows/queries.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { nearbyTable } from './nearby-table.ts';
import { listFollowableTeams, listLatest, listLegs, listWinners } from './queries.ts';

/** Public call: only public competitions, whoever asks. */
export const matchComparison: Handler<typeof matchManagementCalls.comparison> = async (
  context,
  { params },
) => {
  const match = await findRow(context.db, null, params.id);
  if (!match) return refuse('NOT_FOUND');
  const teamIds = await listFollowableTeams(context.db, [match.homeId, match.awayId]);
  const isFollowable = (id: string | null) => id !== null && teamIds.includes(id);
  return {
    ...(await pastOf(context, match)),
    table: await nearbyTable(context, match),
    followable: { home: isFollowable(match.homeId), away: isFollowable(match.awayId) },
    look: await lookReply(context.db, 'competition', match.competitionId),
  };
};

type Past = Omit<Read<typeof MatchComparison>, 'table' | 'followable' | 'look'>;

async function pastOf({ db, now }: Pick<Context, 'db' | 'now'>, match: MatchRecord): Promise<Past> {
  const at = now();
  const { homeId, awayId } = match;
  const filter = filterFor(match, at);
  const latestOf = (teamId: string | null) =>
    teamId === null ? [] : listLatest(db, { ...filter, ofTeamId: teamId }, match);
  const between = homeId === null || awayId === null ? null : { ...filter, ofTeamId: homeId, teamId: awayId };
  const [home, away, meetings, winners, legs] = await Promise.all([
    latestOf(homeId),
    latestOf(awayId),
    between === null ? [] : listLatest(db, between, match),
    between === null ? [] : listWinners(db, between, match),
    match.tieKey === null ? [] : listLegs(db, match).then((ids) => findRows(db, null, ids)),
  ]);
  const records = [...home, ...away, ...meetings, ...legs];
  const rows = new Map((await matchRows(db, records, at)).map((row) => [row.id, row]));
  const asRows = (part: readonly MatchRecord[]) => part.flatMap(({ id }) => rows.get(id) ?? []);
  const wonBy = (id: string | null) => winners.filter((winner) => winner === id).length;
  return {
    form: { home: asRows(home), away: asRows(away) },
    meetings: { home: wonBy(homeId), drawn: wonBy(null), away: wonBy(awayId), last: asRows(meetings) },
    legs: asRows(legs),
  };
}

/** Public matches of the same sport: a person may play several. */
function filterFor({ sportVariantKey }: MatchRecord, at: Date): MatchFilter {
  return { ...everyMatch({ userId: null }, at), sportKey: parentOf(sportVariantKey) ?? undefined };
}
