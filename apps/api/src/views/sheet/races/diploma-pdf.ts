import { codeFromName, isRefusal, type Locale, refuse, type sheetCalls } from '@traip/contract';
import { markText } from '@traip/engine/race-day';
import { findResult } from '../../../competition/race/page/get-results.ts';
import { type CountedRace, findRace } from '../../../competition/race/reply/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { openSheet, printSheet } from '../pdf/open-sheet.ts';
import { bottomOf, edge, inks, innerOf, type Paper, write } from '../pdf/paper.ts';
import { fullDate } from '../words/dates-and-numbers.ts';
import { raceWords } from '../words/race-words.ts';
import { nameOf, type ResultRow } from './result-cells.ts';
import { nameOfRace } from './round-name.ts';

/** A finisher's diploma: name, mark and places. There are none before results are provisional. */
export const diplomaPdf: Handler<typeof sheetCalls.printedDiploma> = async (context, { params, query }) => {
  const { db } = context;
  const sheet = await openSheet(context, params.id, query.locale);
  if (isRefusal(sheet)) return sheet;
  const race = await findRace(db, params.id, params.raceId);
  if (!race || race.publication === 'DRAFT' || race.publication === 'LIVE') return refuse('NOT_FOUND');
  const row = await findResult(db, race, params.entryId);
  if (row?.mark == null || row.place === null) return refuse('NOT_FOUND');
  const { locale, competition } = sheet;
  const w = raceWords[locale];
  const [raceName, runnerName] = [await nameOfRace(db, race, locale), nameOf(row, locale)];
  const content = await printSheet(context, sheet, {
    title: `${raceName} · ${w.diploma}`,
    isOver: true,
    size: query.paper,
    layout: 'landscape',
    draw: async (paper) => drawDiploma(paper, { race, row, runnerName, raceName, locale }),
  });
  const name = [competition.name, raceName, row.bib].map(codeFromName).join('-');
  return { fileName: `${name}-${w.diploma.toLowerCase()}.pdf`, content };
};

interface DiplomaInput {
  readonly race: CountedRace;
  readonly row: ResultRow;
  readonly runnerName: string;
  readonly raceName: string;
  readonly locale: Locale;
}

/** Below each other in the middle of the page, larger if more important. */
function drawDiploma(paper: Paper, { race, row, runnerName, raceName, locale }: DiplomaInput): void {
  const w = raceWords[locale];
  const line = (text: string, y: number, style: Parameters<typeof write>[3]) =>
    write(paper, text, { x: edge, y, width: innerOf(paper) }, { align: 'center', ...style });
  const height = bottomOf(paper) - paper.y;
  const top = paper.y + Math.max(0, (height - blockHeight) / 2);
  line(w.diplomaFor, top, { size: 13, ink: inks.quiet });
  line(runnerName, top + 26, { size: 38, minSize: 16, cut: 'black', ink: inks.navy });
  const club = row.club === row.team ? null : row.club;
  line(club ?? '', top + 80, { size: 13, ink: inks.quiet });
  line(w.hasFinished(raceName), top + 112, { size: 15, minSize: 10 });
  const mark = row.mark === null ? '' : markText(row.mark, race, locale);
  line(mark, top + 140, { size: 46, minSize: 20, cut: 'black', ink: inks.teal });
  drawPlaces(paper, top + 214, placesOf(race, row, locale));
  if (race.startsAt !== null) line(fullDate(locale, race.startsAt), top + 272, { size: 12, ink: inks.quiet });
  paper.y = top + blockHeight;
}

const blockHeight = 296;
const boxWidth = 150;

/** "General: 47 de 412", side by side. */
function drawPlaces(
  paper: Paper,
  y: number,
  places: readonly { readonly label: string; readonly text: string }[],
): void {
  const left = edge + (innerOf(paper) - places.length * boxWidth) / 2;
  for (const [at, { label, text }] of places.entries()) {
    const place = { x: left + at * boxWidth, width: boxWidth };
    write(paper, label, { ...place, y }, { size: 10, ink: inks.quiet, align: 'center' });
    write(paper, text, { ...place, y: y + 14 }, { size: 17, minSize: 11, cut: 'bold', align: 'center' });
  }
}

function placesOf({ groups }: CountedRace, row: ResultRow, locale: Locale) {
  const w = raceWords[locale];
  const { gender, band } = row;
  const finishers = (of: string | null, key: string | null) =>
    groups.find((group) => group.gender === of && group.band === key)?.finishers ?? 0;
  return [
    { label: w.overall, place: row.place, count: finishers(null, null) },
    ...(gender === null
      ? []
      : [{ label: w.genders[gender], place: row.genderPlace, count: finishers(gender, null) }]),
    ...(band === null ? [] : [{ label: band, place: row.categoryPlace, count: finishers(gender, band) }]),
  ].flatMap(({ label, place, count }) => (place === null ? [] : [{ label, text: w.placeOf(place, count) }]));
}
