import { createClient, matchRoutes, standingRoutes } from '@traip/contract';
import { goalsOf } from '../scoring/club.ts';
import type { SignedIn } from '../scoring/federation.ts';
import type { Final, Fixture } from '../scoring/fixture.ts';
import { inTheTable } from '../scoring/verdict.ts';
import type { Sheet } from './referee.ts';

interface Books {
  readonly finals: readonly Final[];
  readonly broken: readonly string[];
}

/** Compares what is stored with what the referees know. */
export async function readBooks(admin: SignedIn, sheets: readonly Sheet[]): Promise<Books> {
  const matches = createClient(matchRoutes, admin);
  const finals: Final[] = [];
  const broken: string[] = [];
  for (const sheet of sheets) {
    const desk = await matches.desk({ params: { id: sheet.matchId } });
    const { home, away } = desk.score ?? { home: 0, away: 0 };
    finals.push({ matchId: desk.id, version: desk.version, home, away });
    const goals = goalsOf(desk);
    if (goals.home !== home || goals.away !== away)
      broken.push(`${desk.id}: ${home}-${away} is not the sum of its goals`);
    if (sheet.home !== home || sheet.away !== away)
      broken.push(`${desk.id}: ${home}-${away}, and the referee has ${sheet.home}-${sheet.away}`);
    const here = new Set(desk.events.map(({ clientEventId }) => clientEventId));
    const lost = Array.from(sheet.standing).filter((id) => !here.has(id));
    const risen = Array.from(sheet.undone).filter((id) => here.has(id));
    if (lost.length > 0) broken.push(`${desk.id}: ${lost.length} acknowledged events are lost`);
    if (risen.length > 0) broken.push(`${desk.id}: ${risen.length} events that were taken back still stand`);
  }
  return { finals, broken };
}

/** Every stored table matches the one computed from its results. */
export async function readTables(admin: SignedIn, fixtures: readonly Fixture[]): Promise<readonly string[]> {
  const standings = createClient(standingRoutes, admin);
  const broken: string[] = [];
  for (const id of new Set(fixtures.map(({ competitionId }) => competitionId)))
    broken.push(...(await inTheTable(standings, id)));
  return broken;
}
