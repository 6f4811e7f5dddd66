import type { RacePublication } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import { inCompetition } from './competition-data.ts';
import { emit } from './emit.ts';
import { raceLinks } from './links.ts';
import { findRaceFacts } from './queries.ts';

interface PublishedRace {
  readonly organisationId: string;
  readonly raceId: string;
  readonly publication: RacePublication;
  /** How often the results became official, including this time. */
  readonly edition: number;
  readonly at: Date;
}

/** After the results of a race were published, or corrected while they were official. */
export async function emitRace(trx: Trx, { raceId, publication, edition, ...event }: PublishedRace) {
  const type = typeOf(publication, edition);
  if (type === undefined) return;
  await emit(trx, { ...event, type }, async () => {
    const facts = await findRaceFacts(trx, raceId);
    if (facts === undefined) return undefined;
    const { id, name, startsAt, entries, results } = facts;
    return {
      ...inCompetition(facts, raceLinks(facts.competitionId, id)),
      race: {
        id,
        name,
        publication: facts.publication,
        edition: facts.edition,
        startsAt: startsAt?.toISOString() ?? null,
        entries: Number(entries),
        results: Number(results),
      },
    };
  });
}

function typeOf(publication: RacePublication, edition: number) {
  if (publication === 'PROVISIONAL') return 'race.provisional';
  if (publication !== 'OFFICIAL') return undefined;
  return edition > 1 ? 'race.corrected' : 'race.official';
}
