import type { AwardsBreach } from '@traip/engine/standings';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../../platform/live/queries.ts';
import { readFacts } from '../facts/facts.ts';
import { type Award, awardsIn } from './awards.ts';
import { saveAwards } from './queries.ts';

interface Ending {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly at: Date;
}

/** What a competition gives away at its end, or the tie on the podium that somebody has to break first. */
export async function awardsToGive(
  trx: Trx,
  competitionId: string,
  at: Date,
): Promise<readonly Award[] | AwardsBreach> {
  return awardsIn(await readFacts(trx, competitionId, () => at));
}

export async function giveAwards(trx: Trx, { at, ...competition }: Ending): Promise<void> {
  const found = await awardsToGive(trx, competition.competitionId, at);
  const awards = 'breach' in found ? [] : found;
  await saveAwards(trx, competition, awards, at);
  if (awards.length > 0)
    await publishCompetitionChange(trx, { ...competition, kind: 'AWARDS_GIVEN', payload: {}, at });
}

/** A competition that goes on has given nothing away. */
export async function takeAwardsBack(trx: Trx, { at, ...competition }: Ending): Promise<void> {
  await saveAwards(trx, competition, [], at);
}
