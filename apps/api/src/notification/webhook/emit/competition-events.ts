import type { Trx } from '../../../platform/db/schema.ts';
import type { StoredStanding } from '../../../platform/db/standing-tables.ts';
import { inCompetition } from './competition-data.ts';
import { emit } from './emit.ts';
import { competitionLinks, standingsLinks } from './links.ts';
import { emitCancelledMatches } from './match-events.ts';
import { findCompetitionFacts, findEntryFacts, findPhaseFacts, listTeamNames } from './queries.ts';

interface OfOrganisation {
  readonly organisationId: string;
  readonly at: Date;
}

interface ChangedTable extends OfOrganisation {
  readonly phaseId: string;
  /** Null where the whole phase is one table. */
  readonly group: string | null;
  readonly isComplete: boolean;
  readonly rows: readonly StoredStanding[];
}

export function emitStandings(trx: Trx, table: ChangedTable): Promise<void> {
  const { organisationId, at, phaseId, group, isComplete } = table;
  return emit(trx, { organisationId, at, type: 'standings.changed' }, async () => {
    const facts = await findPhaseFacts(trx, phaseId);
    return (
      facts && {
        ...inCompetition(facts, standingsLinks(facts.competitionId)),
        phase: { id: facts.phaseId, name: facts.phaseName },
        group,
        isComplete,
        rows: await rowsOf(trx, table.rows),
      }
    );
  });
}

async function rowsOf(trx: Trx, rows: readonly StoredStanding[]) {
  const ids = rows.map(({ team }) => team);
  const names = new Map((await listTeamNames(trx, ids)).map(({ id, name }) => [id, name]));
  return rows.map(({ rank, team: id, played, won, drawn, lost, points, ...row }) => ({
    position: rank,
    team: { id, name: names.get(id) ?? '' },
    played,
    won,
    drawn,
    lost,
    for: row.for,
    against: row.against,
    points,
    isProvisional: row.provisional,
  }));
}

interface AppliedCalendar extends OfOrganisation {
  readonly phaseId: string;
  /** Matches that got a date, and how many of them had another one before. */
  readonly scheduled: number;
  readonly moved: number;
}

export function emitCalendar(trx: Trx, { phaseId, scheduled, moved, ...event }: AppliedCalendar) {
  return emit(trx, { ...event, type: 'calendar.published' }, async () => {
    const facts = await findPhaseFacts(trx, phaseId);
    return (
      facts && {
        ...inCompetition(facts, competitionLinks(facts.competitionId)),
        phase: { id: facts.phaseId, name: facts.phaseName },
        scheduled,
        moved,
      }
    );
  });
}

interface CancelledCompetition extends OfOrganisation {
  readonly competitionId: string;
  /** Its matches that were still to be played. */
  readonly matchIds: readonly string[];
}

/** After the competition itself, each of its matches, for webhooks that listen only to matches. */
export async function emitCompetitionCancelled(trx: Trx, cancelled: CancelledCompetition): Promise<void> {
  const { competitionId, matchIds, ...event } = cancelled;
  await emit(trx, { ...event, type: 'competition.cancelled' }, async () => {
    const facts = await findCompetitionFacts(trx, competitionId);
    const links = competitionLinks(competitionId);
    return facts && { ...inCompetition(facts, links), cancelledMatches: matchIds.length };
  });
  await emitCancelledMatches(trx, event, matchIds);
}

interface EntryChange extends OfOrganisation {
  readonly participationId: string;
}

export const emitEntryRequested = (trx: Trx, entry: EntryChange) =>
  emitEntry(trx, entry, 'registration.requested');

export const emitEntryDecided = (trx: Trx, entry: EntryChange) =>
  emitEntry(trx, entry, 'registration.decided');

type EntryType = 'registration.requested' | 'registration.decided';

function emitEntry(trx: Trx, { participationId, ...event }: EntryChange, type: EntryType): Promise<void> {
  return emit(trx, { ...event, type }, async () => {
    const facts = await findEntryFacts(trx, participationId);
    if (facts === undefined || facts.status === 'WITHDRAWN') return undefined;
    const { id, status, teamId, teamName } = facts;
    return {
      ...inCompetition(facts, competitionLinks(facts.competitionId)),
      registration: { id, status },
      team: { id: teamId, name: teamName },
    };
  });
}
