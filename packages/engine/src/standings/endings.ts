import type { TableMatch, TeamId } from './matches.ts';
import { remainingMatches } from './remaining.ts';
import { type ResultKind, resultKinds } from './result-kinds.ts';
import type { Chain, Decider, Metric, Step } from './rules.ts';
import { allEntries } from './sheet.ts';
import { createTable, type Table, withResult } from './table.ts';

/** One way to play the remaining matches, by results alone: unknown margins may leave teams level. */
export interface Ending {
  /** The kind of each remaining match, in order. */
  readonly kinds: readonly ResultKind[];
  readonly table: Table;
}

/** Criteria that depend only on results, not on margins. */
const byResults: ReadonlySet<Metric | Decider> = new Set([
  'POINTS',
  'WINS',
  'WIN_PCT',
  'AWAY_WINS',
  'PLAYED',
  'SEED',
]);

/**
 * The chain up to the first criterion that needs a margin: whatever this part decides, the full chain decides
 * too. Applying it again to teams still level (CONTINUE_REAPPLY) would come too early: margins are compared
 * before.
 */
function certainPart(chain: Chain): Chain {
  const cut = chain.steps.findIndex(({ metric }: Step) => !byResults.has(metric));
  const { untilComplete: _, ...rest } = chain;
  return {
    ...rest,
    policy: chain.policy === 'CONTINUE_REAPPLY' ? 'CONTINUE' : chain.policy,
    steps: cut < 0 ? chain.steps : chain.steps.slice(0, cut),
  };
}

/** The table without live scores, ordered only as far as results alone can order it. */
function certainTable({ setting, sheets }: Table): Table {
  const rules = { ...setting.rules, chain: certainPart(setting.rules.chain) };
  const matches = allEntries(sheets).flatMap(({ source }) => (source === null ? [] : [source]));
  return must(createTable({ ...setting, rules, matches, live: false }));
}

/** The number of endings; counting stops at the limit. */
function countEndings(matches: number, kinds: number, limit: number): number {
  let count = 1;
  for (let match = 0; match < matches && count <= limit; match += 1) count *= kinds;
  return count;
}

/** Every ending, or null if there are more than the limit. */
export function endingsOf(table: Table, limit: number): readonly Ending[] | null {
  const remaining = remainingMatches(table);
  const kinds = resultKinds(table.setting);
  if (table.setting.rules.chain.primary.some((metric) => !byResults.has(metric))) return null;
  if (countEndings(remaining.length, kinds.length, limit) > limit) return null;
  return remaining.reduce<readonly Ending[]>(
    (endings, match) =>
      endings.flatMap((ending) =>
        kinds.map((kind) => ({
          kinds: [...ending.kinds, kind],
          table: must(withResult(ending.table, played(match, kind))),
        })),
      ),
    [{ kinds: [], table: certainTable(table) }],
  );
}

/** A match after a result of some kind. */
export function played({ id, home, away }: TableMatch, { result }: ResultKind): TableMatch {
  return { id, home, away, state: 'CLOSED', ...result };
}

/** The possible ranks of a team in an ending: more than one if it is level with others. */
export function ranksOf({ rows }: Table, team: TeamId): { readonly best: number; readonly worst: number } {
  const row = rows.find((each) => each.team === team);
  if (row === undefined) throw new TypeError(`${team} is not in the table`);
  return { best: row.rank, worst: row.rank + (row.tie?.teams.length ?? 1) - 1 };
}

function must(table: ReturnType<typeof createTable>): Table {
  if ('breach' in table) throw new TypeError(`A table made of a table: ${table.breach}`);
  return table;
}
