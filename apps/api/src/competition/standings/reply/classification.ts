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
  type Link,
  linksOf,
  listSnapshots,
  type PhaseFacts,
  readFacts,
  tableInputs,
  tablesOf,
  type View,
} from '../../progression/index.ts';
import { endOfDay } from './end-of-day.ts';
import { listAwards, listDraws } from './queries.ts';
import { type Reckoned, reckonedOf, tableReply } from './table-reply.ts';
import { type Names, namesOf } from './team-names.ts';

type Reply = Read<typeof Classification>;

interface Shown {
  readonly phase: PhaseFacts;
  readonly links: readonly Link[];
  readonly tables: readonly Reckoned[];
}

/** The tables of a competition that somebody may see; as many queries for one phase as for twelve. */
export async function classification(
  { db, now }: Pick<Context, 'db' | 'now'>,
  competitionId: string,
  { phaseId, asOf, live }: Read<typeof ClassificationQuery>,
): Promise<Reply | Refusal<'PHASE_UNKNOWN'>> {
  const phases = await readFacts(db, competitionId, now);
  const asked = phases.filter(({ id }) => phaseId === undefined || id === phaseId);
  if (phaseId !== undefined && asked.length === 0) return refuse('PHASE_UNKNOWN', { field: 'phaseId' });
  const view: View = { ...(asOf === undefined ? {} : { asOf: endOfDay(asOf) }), ...(live ? { live } : {}) };
  const ids = asked.map(({ id }) => id);
  const snapshots = await listSnapshots(db, ids);
  const links = linksOf(phases);
  const shown = asked.map((phase): Shown => {
    const own = snapshots.filter((one) => one.phaseId === phase.id);
    const tables = tableInputs(phase, view).map((input) => reckonedOf(input, own));
    return { phase, links: links.filter(({ from }) => from.id === phase.id), tables };
  });
  return replyOf(db, competitionId, shown, view);
}

async function replyOf(
  db: Database,
  competitionId: string,
  shown: readonly Shown[],
  view: View,
): Promise<Reply> {
  const draws = await listDraws(
    db,
    shown.map(({ phase }) => phase.id),
  );
  const awards = await listAwards(db, competitionId);
  const ids = [
    ...shown.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.map(({ team }) => team))),
    ...draws.flatMap(({ teamOrder }) => teamOrder),
    ...awards.map(({ teamId }) => teamId),
  ];
  const names = await namesOf(db, ids);
  return {
    competitionId,
    phases: shown.map((one) => ({
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

function phaseReply({ phase, links, tables }: Shown, names: Names, view: View) {
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

/** Who of one position would go on, where a phase takes the best of them. */
function bestReply({ from, to }: Link, names: Names, view: View): Read<typeof BestOfPosition>[] {
  const asked = bestPlacedOf(to);
  if (asked === null) return [];
  const across = bestAcross(from, tablesOf(from, view), asked.position);
  return [
    {
      position: asked.position,
      places: asked.slots.length,
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
