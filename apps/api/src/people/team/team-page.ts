import { pageWith, type Read, type TeamPage } from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import { teamInBrief } from './in-brief.ts';
import { countTeams, pageOfTeams, type TeamSources } from './lists/queries.ts';
import { participationsOf } from './participations.ts';

/** One page of teams as the user sees them; `null` is an anonymous visitor. */
export async function teamPage(
  db: Database,
  userId: string | null,
  sources: TeamSources,
  query: { readonly page: number; readonly limit: number },
): Promise<Read<typeof TeamPage>> {
  const [teams, total] = await Promise.all([
    pageOfTeams(db, userId, sources, query).execute(),
    countTeams(db, sources),
  ]);
  const participations = await participationsOf(
    db,
    userId,
    teams.map(({ id }) => id),
  );
  const rows = teams.map((team) => ({
    ...teamInBrief(team),
    email: team.isOwn ? team.email : null,
    participations: participations.get(team.id)?.length ?? 0,
  }));
  return pageWith(rows, { page: query.page, limit: query.limit, total });
}
