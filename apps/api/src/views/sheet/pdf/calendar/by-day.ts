import { fullDate, timeOfDay } from '../../words/dates-and-numbers.ts';
import { words } from '../../words/words.ts';
import { drawTitle } from '../heading.ts';
import { edge, ensureRoom, innerOf, type Paper } from '../paper.ts';
import { drawTable } from '../table.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { daysOf, type PrintedCalendar, placeOf, resultOf, sideHeadings } from './calendar.ts';

/** Shares of the width; with a single venue only the field is named, which is short. */
const shares = { stage: 0.22, side: 0.27, place: 0.24 };
const sharesOfOneVenue = { stage: 0.24, side: 0.31, place: 0.14 };
const hour = 44;
const result = 56;

/** One table for each day, those without a date last. */
export async function drawByDay(paper: Paper, calendar: PrintedCalendar): Promise<void> {
  const { matches, names, locale, competitors, hasOneVenue } = calendar;
  const { hour: time, phase, result: score, venue, field, noDate } = words[locale];
  const [home, away] = sideHeadings(competitors, locale);
  const free = innerOf(paper) - hour - result;
  const share = hasOneVenue ? sharesOfOneVenue : shares;
  const isPlaced = matches.some((match) => placeOf(match, hasOneVenue) !== '');
  const side = share.side + (isPlaced ? 0 : share.place / 2);
  const aside = hasOneVenue ? (matches.find((match) => match.venue !== null)?.venue?.name ?? '') : '';
  const columns = [
    { heading: time, width: hour, isStrong: true, isWhole: true },
    { heading: phase, width: free * share.stage },
    { heading: home, width: free * side, align: 'right', isStrong: true },
    { heading: score, width: result, align: 'center', isStrong: true, isWhole: true },
    { heading: away, width: free * side, isStrong: true },
    ...(isPlaced ? [{ heading: hasOneVenue ? field : venue, width: free * share.place }] : []),
  ] as const;
  for (const [day, ofDay] of daysOf(matches)) {
    ensureRoom(paper, 80);
    const [first] = ofDay;
    drawTitle(paper, day === null || !first?.kickOff ? noDate : fullDate(locale, first.kickOff), aside);
    drawTable(paper, {
      x: edge,
      columns,
      rows: ofDay.map((match) => [
        match.kickOff === null ? '' : timeOfDay(locale, match.kickOff),
        names.stage(match),
        names.side(match, 'home'),
        resultOf(match, locale),
        names.side(match, 'away'),
        ...(isPlaced ? [placeOf(match, hasOneVenue)] : []),
      ]),
    });
    await yieldToEventLoop();
  }
}
