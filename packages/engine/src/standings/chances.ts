import { createRandom, type Random } from '../chance/index.ts';
import { type Fraction, fraction } from '../exact/index.ts';
import { enterResult, type Ledger, openLedger } from './ledger.ts';
import { rankingOf } from './ledger-ranking.ts';
import type { TableMatch, TeamId } from './matches.ts';
import { remainingMatches } from './remaining.ts';
import { resultKinds } from './result-kinds.ts';
import { allEntries } from './sheet.ts';
import type { Table } from './table.ts';

/** How often a team ended where, when the rest of the season was played many times over. */
export interface Chances {
  readonly team: TeamId;
  readonly runs: number;
  /** How often on rank 1, on rank 2 and so on; level teams share the better rank. */
  readonly ranks: readonly number[];
}

/** What a season is played on with: the same seed gives the same seasons. */
export interface SeasonsToPlay {
  readonly seed: string;
  readonly runs: number;
}

/**
 * Plays what is left of a season many times: each match gets the result of one that this league has already seen, or
 * any kind of result before the first, and the league's own rules order the end. An estimate, where `outlooks` is certain.
 */
export function chancesOf(table: Table, { seed, runs }: SeasonsToPlay): readonly Chances[] {
  const competing = table.rows.filter((row) => !row.withdrawn).map(({ team }) => team);
  const counts = new Map(competing.map((team) => [team, competing.map(() => 0)]));
  const random = createRandom(seed);
  const season = seasonOf(table);
  for (let run = 0; run < runs; run += 1) {
    playOut(season, random);
    for (const { team, rank } of rankingOf(season.ledger)) {
      const own = counts.get(team);
      if (own !== undefined) own[rank - 1] = (own[rank - 1] ?? 0) + 1;
    }
  }
  return Array.from(counts, ([team, ranks]) => ({ team, runs, ranks }));
}

/** How often a team ended among the first so many, of all seasons. */
export function chanceOfFirst({ ranks, runs }: Chances, first: number): Fraction {
  return fraction(
    ranks.slice(0, first).reduce((sum, count) => sum + count, 0),
    runs,
  );
}

interface Season {
  /** What is over; the rest is entered anew in every season. */
  readonly ledger: Ledger;
  readonly left: readonly TableMatch[];
  /** What a match can look like. */
  readonly models: readonly Partial<TableMatch>[];
}

function seasonOf(table: Table): Season {
  const left = remainingMatches(table);
  const open = new Set(left.map(({ id }) => id));
  const entries = allEntries(table.sheets).filter(({ match }) => !open.has(match.id));
  const seen = entries.flatMap(({ counting, source, match }) =>
    counting === 'COUNTS' && source === match && (match.outcome ?? 'NORMAL') === 'NORMAL' ? [match] : [],
  );
  // The cards of a match are its own; everything else may happen again.
  const models = seen.map(({ cards: _, ...model }) => model);
  const kinds = resultKinds(table.setting).map(({ result }) => result);
  const ledger = openLedger({ ...table.setting, live: false });
  if ('breach' in ledger) throw new TypeError(`A season of the table: ${ledger.breach}`);
  for (const { source } of entries) if (source !== null) enter(ledger, source);
  return { ledger, left, models: models.length > 0 ? models : kinds };
}

function playOut({ ledger, left, models }: Season, random: Random): void {
  for (const { id, home, away } of left) {
    const { at: _, ...model } = models[random.below(models.length)] ?? {};
    enter(ledger, { ...model, id, home, away, state: 'CLOSED' });
  }
}

function enter(ledger: Ledger, match: TableMatch): void {
  const breach = enterResult(ledger, match);
  if (breach !== null) throw new TypeError(`A season of the table: ${breach.breach}`);
}
