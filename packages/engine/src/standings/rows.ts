import { primaryWhy } from './arrange.ts';
import type { TeamId } from './matches.ts';
import type { Line } from './metrics.ts';
import { compareText } from './order.ts';
import type { TableSetting } from './setting.ts';
import type { Sheets } from './sheet.ts';
import { type Position, type Standing, standingOf } from './standing.ts';
import type { Place, Why } from './why.ts';
import { withdrawn } from './withdrawals.ts';

type Lines = ReadonlyMap<TeamId, Line>;

/** The input for writing rows. */
interface RowsInput {
  readonly setting: TableSetting;
  readonly sheets: Sheets;
  readonly lines: Lines;
  readonly places: readonly Place[];
  /** The previous table: its rows that are still valid are reused. */
  readonly before: { readonly rows: readonly Standing[]; readonly lines: Lines } | null;
}

interface Placed extends Position {
  readonly team: TeamId;
}

/** Writes the rows in order: competing teams, then withdrawn ones. */
export function writeRows(input: RowsInput): readonly Standing[] {
  const competing = competitors(input.places);
  const placed = [...competing, ...withdrawnTeams(competing, input.setting)];
  const earlier = new Map(input.before?.rows.map((row, index) => [row.team, index]));
  return placed.map((own, index) => {
    const above = placed[index - 1]?.team;
    const was = input.before?.rows[earlier.get(own.team) ?? -1];
    const wasBelow = input.before?.rows[(earlier.get(own.team) ?? 0) - 1]?.team;
    const previousWhy = was !== undefined && wasBelow === above && isSameLine(above, input) ? was.why : null;
    const position = { ...own, why: own.why ?? headWhy(own, above, previousWhy, input) };
    if (was !== undefined && isSameLine(own.team, input) && isSamePosition(was, position)) return was;
    return write(position, input);
  });
}

function competitors(places: readonly Place[]): readonly Placed[] {
  const placed: Placed[] = [];
  for (const { teams, why, tie } of places) {
    const rank = placed.length + 1;
    for (const [index, team] of teams.entries())
      placed.push({ team, rank, why: index === 0 ? why : null, tie, withdrawn: false });
  }
  return placed;
}

/** Withdrawn teams rank last, earlier withdrawals below later ones; simultaneous ones share the rank. */
function withdrawnTeams(competing: readonly Placed[], setting: TableSetting): readonly Placed[] {
  const ranked = new Set(competing.map(({ team }) => team));
  const left = Array.from(withdrawn(setting).values())
    .filter(({ team }) => !ranked.has(team))
    .map(({ team, effectiveFrom }) => ({ team, since: effectiveFrom ?? '' }))
    .sort((a, b) => compareText(b.since, a.since) || compareText(a.team, b.team));
  return left.map(({ team, since }) => {
    const rank = competing.length + 1 + left.findIndex((each) => each.since === since);
    return { team, rank, why: null, tie: null, withdrawn: true };
  });
}

/** The first of a level set ranks below the row above on the primary metrics. */
function headWhy(
  own: Placed,
  above: TeamId | undefined,
  previousWhy: Why | null,
  input: RowsInput,
): Why | null {
  const isInsideTie = own.tie !== null && above !== undefined && own.tie.teams.includes(above);
  if (above === undefined || isInsideTie || own.withdrawn) return null;
  const why = previousWhy !== null && isSameLine(own.team, input) ? previousWhy : null;
  return why ?? primaryWhy(above, own.team, input.lines, input.setting.rules.chain.primary);
}

function isSameLine(team: TeamId | undefined, { lines, before }: RowsInput): boolean {
  return team !== undefined && before !== null && before.lines.get(team) === lines.get(team);
}

function isSamePosition(was: Standing, { rank, why, tie }: Position): boolean {
  return was.rank === rank && was.why === why && was.tie === tie;
}

function write(position: Placed, { sheets, lines, setting }: RowsInput): Standing {
  const sheet = sheets.get(position.team);
  const line = lines.get(position.team);
  if (sheet === undefined || line === undefined) throw new TypeError(`No sheet of ${position.team}`);
  const isWithdrawn = withdrawn(setting).has(position.team);
  return standingOf(sheet, line, { ...position, withdrawn: isWithdrawn }, setting);
}
