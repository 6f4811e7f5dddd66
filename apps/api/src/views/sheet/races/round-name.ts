import type { Locale } from '@traip/contract';
import { type CountedRace, listCountedRounds } from '../../../competition/race/reply/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { raceWords } from '../words/race-words.ts';

/** Rounds share their race’s name: on paper the heats and the final would look alike without their own. */
export async function nameOfRace(db: Database, race: CountedRace, locale: Locale): Promise<string> {
  if (race.round === null) return race.name;
  const { rounds } = raceWords[locale];
  const others = race.round === 'FINAL_A' ? await listCountedRounds(db, race) : [];
  const isOnly = race.round === 'FINAL_A' && !others.some(({ round }) => round === 'FINAL_B');
  return `${race.name} · ${rounds[isOnly ? 'FINAL' : race.round]}`;
}
