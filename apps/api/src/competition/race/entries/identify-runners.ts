import { nameKey } from '../../../people/squad/namesakes/same-person.ts';
import type { listKnownRunners } from '../people/queries.ts';
import type { listTaken } from './queries.ts';
import type { StartProblem, StartRow } from './start-rows.ts';

/** An entered runner. */
export interface Runner {
  readonly row: StartRow;
  readonly bib: string;
  /** A person whom the organisation already knows; null for a new one. */
  readonly personId: string | null;
}

interface Before {
  readonly taken: Awaited<ReturnType<typeof listTaken>>;
  readonly known: Awaited<ReturnType<typeof listKnownRunners>>;
}

type Report = (code: StartProblem['code'], value: string) => void;

/** Identifies the person of each row, and finds conflicts with other rows or existing entries. */
export function identifyRunners(rows: readonly StartRow[], { taken, known }: Before) {
  const problems: StartProblem[] = [];
  const checkPlace = placeChecker(taken);
  const personOf = personFinder({ taken, known });
  const nextBib = freeBibs(new Set([...taken, ...rows].flatMap(({ bib }) => bib ?? [])));
  const runners = rows.map((row): Runner => {
    const report: Report = (code, value) =>
      problems.push({ line: row.line, bib: row.bib ?? '', code, value });
    checkPlace(row, report);
    return { row, bib: row.bib ?? nextBib(), personId: personOf(row, report) };
  });
  return { runners, problems };
}

/** Refuses a bib, or a lane of a heat, that is taken. */
function placeChecker(taken: Before['taken']) {
  const bibs = new Set(taken.map(({ bib }) => bib));
  const lanes = new Set(taken.filter(({ lane }) => lane !== null).map(laneKey));
  return (row: StartRow, report: Report) => {
    if (row.bib !== null && bibs.has(row.bib)) report('BIB_TWICE', row.bib);
    if (row.bib !== null) bibs.add(row.bib);
    if (row.lane === null) return;
    if (lanes.has(laneKey(row))) report('LANE_TWICE', `${row.lane}`);
    lanes.add(laneKey(row));
  };
}

/** Refuses double entries, unless they have their own bib: then they are namesakes of the same age. */
function personFinder({ taken, known }: Before) {
  const entered = new Set(taken.flatMap(({ personId }) => personId ?? []));
  const byName = Map.groupBy(known, ({ searchText }) => searchText);
  return (row: StartRow, report: Report): string | null => {
    const namesakes = (byName.get(nameKey(row)) ?? []).filter((person) => isSame(person, row));
    const free = namesakes.find(({ id }) => !entered.has(id));
    if (!free && namesakes.length > 0 && row.bib === null) report('RUNNER_TWICE', row.firstName);
    if (free) entered.add(free.id);
    return free?.id ?? null;
  };
}

const laneKey = ({ heat, lane }: { heat: number | null; lane: number | null }) => `${heat ?? 0}/${lane}`;

/** The same name with the same birth data is the same person; without birth data, no one is. */
function isSame(known: Before['known'][number], { birthday, birthYear }: StartRow): boolean {
  if (known.birthday !== null && birthday !== null) return known.birthday === birthday;
  if (birthYear === null) return false;
  const years = known.birthday === null ? known.birthYears : [Number(known.birthday.slice(0, 4))];
  return years.includes(birthYear);
}

/** Free numbers from 1. */
function freeBibs(taken: ReadonlySet<string>): () => string {
  let last = 0;
  return () => {
    do last += 1;
    while (taken.has(`${last}`));
    return `${last}`;
  };
}
