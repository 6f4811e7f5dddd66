import type { Gender, Privacy, SkillLevel } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { CompetitionState } from '@traip/engine/competition';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/schema.ts';
import { participationsIn, type TeamFilter, visibleTeams } from '../rows/queries.ts';

interface OwnChoice {
  readonly sportKey: SportKey | null;
  readonly privacy: Privacy | null;
  readonly count: number;
}

/** Choices by the teams' own sport and privacy. */
export async function listOwnChoices(db: Database, filter: TeamFilter): Promise<OwnChoice[]> {
  const rows = await visibleTeams(db, filter)
    .select(['teams.sportKey', 'teams.privacy', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(sql`grouping sets ((teams.sport_key), (teams.privacy))`)
    .orderBy('count', 'desc')
    .execute();
  return rows as OwnChoice[];
}

interface PlaceChoice {
  readonly state: CompetitionState | null;
  readonly gender: Gender | null;
  readonly skillLevel: SkillLevel | null;
  readonly seasonId: string | null;
  readonly categoryId: string | null;
  readonly traipId: string | null;
  readonly competitionId: string | null;
  readonly name: string | null;
  readonly count: number;
}

const maxChoices = 600;

/** Choices by the competitions that teams take part in, with the number of teams. */
export async function listPlaceChoices(db: Database, filter: TeamFilter): Promise<PlaceChoice[]> {
  const rows = await participationsIn(db, filter)
    .where('participations.teamId', 'in', visibleTeams(db, filter).select('teams.id'))
    .select(['competitions.state', 'categories.gender', 'categories.skillLevel'])
    .select(['seasons.id as seasonId', 'categories.id as categoryId', 'traips.id as traipId'])
    .select(['competitions.id as competitionId'])
    .select(({ fn }) => fn.count<number>('participations.teamId').distinct().as('count'))
    .select(
      sql<string | null>`coalesce(seasons.name, categories.name, traips.name, competitions.name)`.as('name'),
    )
    .groupBy(
      sql`grouping sets ((competitions.state), (categories.gender), (categories.skill_level),
        (seasons.id, seasons.name), (categories.id, categories.name), (traips.id, traips.name),
        (competitions.id, competitions.name))`,
    )
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(maxChoices)
    .execute();
  return rows as PlaceChoice[];
}
