import type { Locale } from '@traip/contract';
import type { MatchStatus } from '@traip/engine/match';
import { writeTable } from '../../../platform/csv/write-table.ts';
import type { readMatches } from '../read/read-matches.ts';
import { moment } from '../words/dates-and-numbers.ts';
import { matchStates } from '../words/states.ts';
import { words } from '../words/words.ts';

type Rows = Awaited<ReturnType<typeof readMatches>>;

export function matchTable(matches: Rows, locale: Locale): string {
  const { postponedLong } = words[locale];
  const { competition, phase, group, round, date, home, away, homeScore, awayScore, state, venue, field } =
    words[locale];
  const headings = [
    competition,
    phase,
    group,
    round,
    date,
    home,
    away,
    homeScore,
    awayScore,
    state,
    venue,
    field,
  ];
  return writeTable(
    headings,
    matches.map((match) => [
      match.competition.name,
      match.phase.name,
      match.group,
      match.round,
      match.kickOff && moment(locale, match.kickOff),
      match.home?.name ?? null,
      match.away?.name ?? null,
      match.score?.home ?? null,
      match.score?.away ?? null,
      match.postponed ? postponedLong : matchStates[locale][match.state as MatchStatus],
      match.venue?.name ?? null,
      match.field?.name ?? null,
    ]),
  );
}
