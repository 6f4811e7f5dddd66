import type { Read, Standing, StandingTable, StandingZone } from '@traip/contract';
import { gamesBehind, hasClinched, isEliminated } from '@traip/engine/standings';
import type { StoredStanding } from '../../../platform/db/standing-tables.ts';
import {
  byePointsOf,
  type GroupInput,
  hashOf,
  onlyGroup,
  type PhaseFacts,
  type PhaseLink,
  rowsWithOutlook,
  type Snapshot,
  tableOf,
  wholePhase,
} from '../../progression/index.ts';
import type { TeamNames } from './team-names.ts';

type Zone = Read<typeof StandingZone>;

/** A table before its names are loaded. */
export interface ComputedTable {
  readonly groupKey: string | null;
  readonly inputsHash: string;
  readonly rows: readonly StoredStanding[];
  readonly isComplete: boolean;
}

/** The stored table if its inputs are unchanged; otherwise a newly computed one. */
export function storedOrComputed(input: GroupInput, snapshots: readonly Snapshot[]): ComputedTable {
  const { groupKey } = input;
  const inputsHash = hashOf(input);
  const stored = snapshots.find(
    (one) => one.groupKey === (groupKey ?? wholePhase) && one.inputsHash === inputsHash,
  );
  if (stored) return { groupKey, inputsHash, rows: stored.rows, isComplete: stored.isComplete };
  const { table } = tableOf(input);
  return { groupKey, inputsHash, rows: rowsWithOutlook(table), isComplete: table.complete };
}

export function tableReply(
  { groupKey, inputsHash, rows, isComplete }: ComputedTable,
  phase: PhaseFacts,
  links: readonly PhaseLink[],
  names: TeamNames,
): Read<typeof StandingTable> {
  const ranked = isRanked(phase, rows);
  const zones = links.flatMap((link) => zonesOf(link, groupKey ?? onlyGroup));
  return {
    group: groupKey,
    inputsHash,
    isComplete,
    zones,
    isProvisional: rows.some(({ provisional }) => provisional),
    isRanked: ranked,
    rows: (ranked ? rows : byName(rows, names)).map((row) => ({
      ...rowReply(row, phase, zones, names),
      ...behind(row, rows[0], phase),
    })),
  };
}

/** Games behind the leader, in sports scored by innings. */
function behind(row: StoredStanding, leader: StoredStanding | undefined, { rules }: PhaseFacts) {
  return rules.scoring === 'INNINGS' && leader !== undefined ? { gamesBehind: gamesBehind(row, leader) } : {};
}

/** A ladder has places from the start; other tables once a match was played. */
export function isRanked(
  { algorithm }: Pick<PhaseFacts, 'algorithm'>,
  rows: readonly Pick<StoredStanding, 'played'>[],
): boolean {
  return algorithm === 'LADDER' || rows.some(({ played }) => played > 0);
}

const alphabet = new Intl.Collator('es', { numeric: true });

const byName = (rows: readonly StoredStanding[], names: TeamNames) =>
  rows.toSorted((one, other) => alphabet.compare(names(one.team).name, names(other.team).name));

function zonesOf({ to, sources }: PhaseLink, group: string): Zone[] {
  const direct = sources.flatMap((source) =>
    source.kind === 'GROUP' && source.group === group ? [source.position] : [],
  );
  const best = sources.flatMap((source) => (source.kind === 'BEST' ? [source.position] : []));
  const zone = (kind: Zone['kind'], positions: readonly number[]): Zone[] => {
    const inOrder = [...new Set(positions)].toSorted((one, other) => one - other);
    return inOrder.length === 0 ? [] : [{ phaseId: to.id, phaseName: to.name, kind, positions: inOrder }];
  };
  return [...zone('PLACES', direct), ...zone('BEST', best)];
}

export function rowReply(
  { team, provisional, withdrawn, ...row }: StoredStanding,
  phase: PhaseFacts,
  zones: readonly Zone[],
  names: TeamNames,
): Read<typeof Standing> {
  const byes = phase.byes.filter(({ teamId }) => teamId === team).length;
  const byePoints = byes === 0 ? 0 : byes * byePointsOf(phase);
  const marks = zones.map((zone) => markOf(row.outlook, zone));
  return {
    ...row,
    team: names(team),
    deduction: row.deduction - byePoints,
    byePoints,
    isProvisional: provisional,
    isWithdrawn: withdrawn,
    clinched: marks.flatMap((mark, index) => (mark === 'CLINCHED' ? [index] : [])),
    eliminated: marks.flatMap((mark, index) => (mark === 'ELIMINATED' ? [index] : [])),
  };
}

/** Whether a zone is clinched or out of reach; unknown for the best across groups, which needs all tables. */
function markOf(outlook: StoredStanding['outlook'], { kind, positions }: Zone) {
  const first = positions[0];
  const last = positions.at(-1);
  if (outlook === null || kind === 'BEST' || first === undefined || last === undefined) return null;
  const reach = { team: '', ...outlook };
  if (isEliminated(reach, last) || reach.worst < first) return 'ELIMINATED';
  return hasClinched(reach, last) && reach.best >= first ? 'CLINCHED' : null;
}
