import type { Adjustment, Race, RecordedDraw, TableMatch, TeamId, Withdrawal } from './matches.ts';
import type { TableRules } from './rules.ts';

/** Everything about a table but its matches. */
export interface TableSetting {
  readonly rules: TableRules;
  readonly teams: readonly TeamId[];
  /** Goes into the draw of lots, so that two phases with one seed draw differently. */
  readonly phaseId?: string;
  readonly races?: readonly Race[];
  readonly adjustments?: readonly Adjustment[];
  readonly withdrawals?: readonly Withdrawal[];
  /** Fair-play points that no listed card explains. */
  readonly fairPlay?: Readonly<Record<TeamId, number>>;
  /** 1 is the best seed. */
  readonly seeds?: Readonly<Record<TeamId, number>>;
  /** Draws recorded by staff, in the order in which they were recorded. */
  readonly draws?: readonly RecordedDraw[];
  /** The committed seed of the lots, in hexadecimal. */
  readonly lotSeed?: string;
  /** The table as it stood then; a day covers the whole of it. Without it, everything counts. */
  readonly asOf?: string;
  /** Matches in progress count with their score of now. */
  readonly live?: boolean;
}

/** Everything that a table follows from. */
export interface TableInput extends TableSetting {
  readonly matches: readonly TableMatch[];
}

/** Whether an instant is already past in this table. What has no instant always is. */
export function isPast(at: string | undefined, { asOf }: TableSetting): boolean {
  return at === undefined || asOf === undefined || at.slice(0, asOf.length) <= asOf;
}
