import type { SheetMatch } from '../../read/match-names.ts';
import { numericDay, timeOfDay } from '../../words/dates-and-numbers.ts';
import { words } from '../../words/words.ts';
import { drawTitle } from '../heading.ts';
import { edge, innerOf, keepTogether, type Paper } from '../paper.ts';
import { drawTable, heightOfTable } from '../table.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { type PrintedCalendar, placeOf, resultOf } from './calendar.ts';

const day = 86;
const hour = 44;
const where = 46;
const result = 58;
const shares = { stage: 0.26, opponent: 0.42, place: 0.32 };

/** One block for each team, with its opponents. */
export async function drawByTeam(paper: Paper, calendar: PrintedCalendar): Promise<void> {
  for (const { name, matches } of teamsOf(calendar)) {
    const table = tableOf(paper, calendar, name.id, matches);
    const height = heightOfTable(paper, table) + 30;
    keepTogether(paper, height);
    drawTitle(paper, name.name);
    drawTable(paper, { x: edge, ...table });
    await yieldToEventLoop();
  }
}

interface TeamMatches {
  readonly name: { readonly id: string; readonly name: string };
  readonly matches: readonly SheetMatch[];
}

function teamsOf({ matches, locale }: PrintedCalendar): readonly TeamMatches[] {
  const sides = matches.flatMap((match) =>
    [match.home, match.away].flatMap((team) => (team === null ? [] : [{ team, match }])),
  );
  return [...Map.groupBy(sides, ({ team }) => team.id).values()]
    .flatMap((own) => (own[0] ? [{ name: own[0].team, matches: own.map(({ match }) => match) }] : []))
    .toSorted((one, other) => one.name.name.localeCompare(other.name.name, locale, { numeric: true }));
}

function tableOf(
  paper: Paper,
  { names, locale, competitors, hasOneVenue }: PrintedCalendar,
  teamId: string,
  matches: readonly SheetMatch[],
) {
  const text = words[locale];
  const isTeam = competitors === 'TEAM';
  const free = innerOf(paper) - day - hour - result - (isTeam ? where : 0);
  const sides = isTeam ? [{ heading: '', width: where }] : [];
  return {
    columns: [
      { heading: text.date, width: day, isWhole: true },
      { heading: text.hour, width: hour, isStrong: true, isWhole: true },
      { heading: text.phase, width: free * shares.stage },
      ...sides,
      { heading: text.opponent, width: free * shares.opponent, isStrong: true },
      { heading: text.result, width: result, align: 'center' as const, isStrong: true, isWhole: true },
      { heading: hasOneVenue ? text.field : text.venue, width: free * shares.place },
    ],
    rows: matches.map((match) => {
      const isAway = match.away?.id === teamId;
      return [
        match.kickOff === null ? text.noDate : numericDay(locale, match.kickOff),
        match.kickOff === null ? '' : timeOfDay(locale, match.kickOff),
        names.stage(match),
        ...(isTeam ? [isAway ? text.playsAway : text.playsHome] : []),
        names.side(match, isAway ? 'home' : 'away'),
        resultOf(match, locale, isAway),
        placeOf(match, hasOneVenue),
      ];
    }),
  };
}
