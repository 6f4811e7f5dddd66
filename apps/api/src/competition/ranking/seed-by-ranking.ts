import { type RankingSeedsOutcome, type Read, type rankingCalls, refuse } from '@traip/contract';
import { teamInBrief } from '../../people/team/in-brief.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { isOver } from '../competition/reply/progress.ts';
import { listPhases } from '../competition/reply/queries.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { saveSeeds } from '../entry/seeds/queries.ts';
import { findRankedTraip, type RankedTraip } from './facts/queries.ts';
import { readRankingLines } from './facts/read-ranking.ts';
import { listEntered, listMembers } from './seeds/queries.ts';
import { strengthOf } from './seeds/strength.ts';

/** Like `entry.seed`, until the first match is played. */
export const seedByRanking: Handler<typeof rankingCalls.seed> = (context, { body }) => {
  const { competitionId, count, mode } = body;
  return withStaffCompetitionLock(
    context,
    'competitions.manage',
    competitionId,
    async (trx, competition, actor) => {
      if (isOver(competition)) return refuse('COMPETITION_OVER');
      const phases = await listPhases(trx, competitionId);
      if (phases.some(({ played }) => played > 0)) return refuse('COMPETITION_UNDER_WAY');
      const traip = await findRankedTraip(trx, { id: competition.traipId });
      if (!traip?.rating) return refuse('NO_RANKING');
      const entries = await inOrder(trx, traip, competitionId, count);
      if (mode === 'PREVIEW') return { entries: entries.map(entryReply), changed: 0 };
      const seeds = entries.map(({ team, seed }) => ({ teamId: team.id, seed }));
      await saveSeeds(trx, competitionId, seeds);
      await updateCompetitionRow(trx, actor, competitionId);
      await insertAuditEntry(trx, {
        organisationId: actor.organisationId,
        competitionId,
        subjectKind: 'COMPETITION',
        subjectId: competitionId,
        action: 'SEEDED',
        details: { seeds, byRanking: true },
        byUser: actor.userId,
        at: context.now(),
      });
      return {
        entries: entries.map(entryReply),
        changed: entries.filter(({ team, seed }) => team.seed !== seed).length,
      };
    },
  );
};

type Entered = Awaited<ReturnType<typeof listEntered>>[number];

interface Seeded {
  readonly team: Entered;
  readonly value: number | null;
  readonly seed: number | null;
}

/** The strongest first; equally strong ones in the order of entry. */
async function inOrder(
  trx: Trx,
  traip: RankedTraip,
  competitionId: string,
  count = Number.POSITIVE_INFINITY,
): Promise<readonly Seeded[]> {
  const { PERSON, TEAM } = await readRankingLines(trx, traip);
  const values = new Map([...PERSON, ...TEAM].map(({ id, value }) => [id, value]));
  const members = Map.groupBy(await listMembers(trx, competitionId), ({ teamId }) => teamId);
  const method = traip.rating?.method ?? 'ELO';
  const entered = (await listEntered(trx, competitionId)).map((team) => {
    const people = members.get(team.id)?.map(({ personId }) => personId) ?? [team.id];
    return { team, value: strengthOf(method, people, values) };
  });
  const sorted = entered.toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1));
  return sorted.map((entry, at) => ({ ...entry, seed: entry.value !== null && at < count ? at + 1 : null }));
}

const entryReply = ({ team, value, seed }: Seeded): Read<typeof RankingSeedsOutcome>['entries'][number] => ({
  team: teamInBrief(team),
  value,
  seed,
});
