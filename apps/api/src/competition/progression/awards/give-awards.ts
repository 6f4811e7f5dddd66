import type { AwardsBreach } from '@traip/engine/standings';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../../platform/live/queries.ts';
import { readFacts } from '../facts/facts.ts';
import { type Award, awardsIn } from './awards.ts';
import { saveAwards } from './queries.ts';

interface FinishedCompetition {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly at: Date;
}

/** The awards of a competition, or the tie on the podium that has to be broken first. */
export async function awardsToGive(
  trx: Trx,
  competitionId: string,
  at: Date,
): Promise<readonly Award[] | AwardsBreach> {
  return awardsIn(await readFacts(trx, competitionId, () => at));
}

export async function giveAwards(trx: Trx, { at, ...competition }: FinishedCompetition): Promise<void> {
  const found = await awardsToGive(trx, competition.competitionId, at);
  const awards = 'breach' in found ? [] : found;
  await saveAwards(trx, competition, awards, at);
  if (awards.length > 0)
    await publishCompetitionChange(trx, { ...competition, kind: 'AWARDS_GIVEN', payload: {}, at });
}

/** A resumed competition has no awards. */
export async function revokeAwards(trx: Trx, { at, ...competition }: FinishedCompetition): Promise<void> {
  await saveAwards(trx, competition, [], at);
}
