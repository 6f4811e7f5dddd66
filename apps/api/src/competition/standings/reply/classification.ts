import {
  type BestOfPosition,
  type Classification,
  type ClassificationQuery,
  type Read,
  type Refusal,
  refuse,
} from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import {
  bestAcross,
  bestPlacedOf,
  linksOf,
  listSnapshots,
  type PhaseFacts,
  type PhaseLink,
  readFacts,
  tableInputs,
  tablesOf,
  type View,
} from '../../progression/index.ts';
import { endOfDay } from './end-of-day.ts';
import { listAwards, listDraws } from './queries.ts';
import { type ComputedTable, storedOrComputed, tableReply } from './table-reply.ts';
import { loadTeamNames, type TeamNames } from './team-names.ts';

type Reply = Read<typeof Classification>;

interface PhaseView {
  readonly phase: PhaseFacts;
  readonly links: readonly PhaseLink[];
  readonly tables: readonly ComputedTable[];
}

/** The tables of a competition; the number of queries does not depend on the number of phases. */
export async function classification(
  { db, now }: Pick<Context, 'db' | 'now'>,
  competitionId: string,
  { phaseId, asOf, live }: Read<typeof ClassificationQuery>,
): Promise<Reply | Refusal<'PHASE_UNKNOWN'>> {
  const phases = await readFacts(db, competitionId, now);
  const selected = phases.filter(({ id }) => phaseId === undefined || id === phaseId);
  if (phaseId !== undefined && selected.length === 0) return refuse('PHASE_UNKNOWN', { field: 'phaseId' });
  const view: View = { ...(asOf === undefined ? {} : { asOf: endOfDay(asOf) }), ...(live ? { live } : {}) };
  const ids = selected.map(({ id }) => id);
  const snapshots = await listSnapshots(db, ids);
  const links = linksOf(phases);
  const views = selected.map((phase): PhaseView => {
    const own = snapshots.filter((one) => one.phaseId === phase.id);
    const tables = tableInputs(phase, view).map((input) => storedOrComputed(input, own));
    return { phase, links: links.filter(({ from }) => from.id === phase.id), tables };
  });
  return buildReply(db, competitionId, views, view);
}

async function buildReply(
  db: Database,
  competitionId: string,
  views: readonly PhaseView[],
  view: View,
): Promise<Reply> {
  const draws = await listDraws(
    db,
    views.map(({ phase }) => phase.id),
  );
  const awards = await listAwards(db, competitionId);
  const ids = [
    ...views.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.map(({ team }) => team))),
    ...draws.flatMap(({ teamOrder }) => teamOrder),
    ...awards.map(({ teamId }) => teamId),
  ];
  const names = await loadTeamNames(db, ids);
  return {
    competitionId,
    phases: views.map((one) => ({
      ...phaseReply(one, names, view),
      draws: draws
        .filter(({ phaseId }) => phaseId === one.phase.id)
        .map(({ id, teamOrder, drawnOn, drawnBy }) => ({
          id,
          order: teamOrder.map(names),
          date: drawnOn,
          by: drawnBy,
        })),
    })),
    awards: awards.map(({ kind, teamId }) => ({
      kind: kind as Reply['awards'][number]['kind'],
      team: names(teamId),
    })),
  };
}

function phaseReply({ phase, links, tables }: PhaseView, names: TeamNames, view: View) {
  const { id, name, place, state, algorithm, lotsCommitment, lotsSeed } = phase;
  return {
    id,
    name,
    place,
    state,
    algorithm,
    lotsCommitment,
    lotsSeed: state === 'FINISHED' ? lotsSeed : null,
    tables: tables.map((table) => tableReply(table, phase, links, names)),
    best: links.flatMap((link) => bestReply(link, names, view)),
  };
}

/** The ranking across groups, where a phase takes the best of one position. */
function bestReply({ from, to }: PhaseLink, names: TeamNames, view: View): Read<typeof BestOfPosition>[] {
  const selected = bestPlacedOf(to);
  if (selected === null) return [];
  const across = bestAcross(from, tablesOf(from, view), selected.position);
  return [
    {
      position: selected.position,
      places: selected.slots.length,
      phaseId: to.id,
      rows: across.map(({ rank, group, row, why, tie }) => ({
        rank,
        group,
        team: names(row.team),
        points: row.points,
        why,
        tie,
      })),
    },
  ];
}
