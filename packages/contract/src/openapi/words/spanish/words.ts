import { spanishCalendar } from './calendar.ts';
import { spanishCombat } from './combat.ts';
import { spanishCompetition } from './competition.ts';
import { spanishCounted } from './counted.ts';
import { spanishExact } from './exact.ts';
import { spanishGolf } from './golf.ts';
import { spanishMatch } from './match.ts';
import { spanishPaths } from './paths.ts';
import { spanishPeople } from './people.ts';
import { spanishPrograms } from './programs.ts';
import { spanishRaceRanking } from './race-ranking.ts';
import { spanishRaceRecord } from './race-record.ts';
import { spanishRanking } from './ranking.ts';
import { spanishRegistration } from './registration.ts';
import { spanishRounds } from './rounds.ts';
import { spanishShared } from './shared.ts';
import { spanishTies } from './ties.ts';

/** The texts of `words` in Spanish, under the same keys. */
export const spanishDictionaries: readonly Readonly<Record<string, string>>[] = [
  spanishShared,
  spanishPeople,
  spanishCompetition,
  spanishMatch,
  spanishCombat,
  spanishTies,
  spanishGolf,
  spanishRaceRanking,
  spanishRaceRecord,
  spanishRounds,
  spanishRegistration,
  spanishRanking,
  spanishCalendar,
  spanishPrograms,
  spanishCounted,
  spanishPaths,
  spanishExact,
];
