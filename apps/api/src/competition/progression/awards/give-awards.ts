import type { AwardsBreach } from '@traip/engine/standings';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../../platform/live/queries.ts';
import { readFacts } from '../facts/facts.ts';
import { type Award, awardsIn } from './awards.ts';
import { placesIn } from './places.ts';
import { saveAwards, saveFinalPlaces } from './queries.ts';

interface FinishedCompetition {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly at: Date;
}

/** The awards of a competition, or the tie on the podium that must be broken first. */
export async function awardsToGive(
  trx: Trx,
  competitionId: string,
  at: Date,
): Promise<readonly Award[] | AwardsBreach> {
  return awardsIn(await readFacts(trx, competitionId, () => at));
}

export async function giveAwards(trx: Trx, { at, ...competition }: FinishedCompetition): Promise<void> {
  const phases = await readFacts(trx, competition.competitionId, () => at);
  const found = awardsIn(phases);
  const awards = 'breach' in found ? [] : found;
  await saveAwards(trx, competition, awards, at);
  await saveFinalPlaces(trx, competition.competitionId, placesIn(phases));
  if (awards.length > 0)
    await publishCompetitionChange(trx, { ...competition, kind: 'AWARDS_GIVEN', payload: {}, at });
}

/** Adds the final places of competitions that ended before places were stored. */
export async function completeFinalPlaces(
  trx: Trx,
  competitionIds: readonly string[],
  at: Date,
): Promise<void> {
  for (const id of competitionIds)
    await saveFinalPlaces(trx, id, placesIn(await readFacts(trx, id, () => at)));
}

/** A resumed competition has no awards and no final places. */
export async function revokeAwards(trx: Trx, { at, ...competition }: FinishedCompetition): Promise<void> {
  await saveAwards(trx, competition, [], at);
  await saveFinalPlaces(trx, competition.competitionId, []);
}
