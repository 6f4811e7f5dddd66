import type { Adjustment, Race, RecordedDraw, TableMatch, TeamId, Withdrawal } from './matches.ts';
import type { TableRules } from './rules.ts';

/** Everything about a table but its matches. */
export interface TableSetting {
  readonly rules: TableRules;
  readonly teams: readonly TeamId[];
  /** Part of the draw of lots, so that two phases with the same seed draw differently. */
  readonly phaseId?: string;
  readonly races?: readonly Race[];
  readonly adjustments?: readonly Adjustment[];
  readonly withdrawals?: readonly Withdrawal[];
  /** Fair-play points without a listed card. */
  readonly fairPlay?: Readonly<Record<TeamId, number>>;
  /** 1 is the best seed. */
  readonly seeds?: Readonly<Record<TeamId, number>>;
  /** Draws recorded by staff, in recording order. */
  readonly draws?: readonly RecordedDraw[];
  /** The committed seed of the lots, in hexadecimal. */
  readonly lotSeed?: string;
  /** The table as of this instant; a day includes all of it. Without it, everything counts. */
  readonly asOf?: string;
  /** Matches in progress count with their current score. */
  readonly live?: boolean;
}

/** Everything a table depends on. */
export interface TableInput extends TableSetting {
  readonly matches: readonly TableMatch[];
}

/** Whether an instant is past as of this table; a missing instant always is. */
export function isPast(at: string | undefined, { asOf }: TableSetting): boolean {
  return at === undefined || asOf === undefined || at.slice(0, asOf.length) <= asOf;
}
