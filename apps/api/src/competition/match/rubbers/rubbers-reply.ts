import type { PlayerInBrief, Read, RubberOfTie } from '@traip/contract';
import type { MatchResult, Side } from '@traip/engine/match';
import type { Database } from '../../../platform/db/schema.ts';
import type { LoadedMatch } from '../desk/locked-match.ts';
import { listRubberPlayers, type RubberPlayer } from './queries.ts';

type Shown = (player: RubberPlayer) => Read<typeof PlayerInBrief>;

/** Every rubber of a tie with its people as the reader can see them; null in other matches. */
export async function rubbersReply(
  db: Database,
  { match, rules }: LoadedMatch,
  shown: Shown,
): Promise<Read<typeof RubberOfTie>[] | null> {
  if (rules.rubbers === null) return null;
  const people = await listRubberPlayers(db, match.id);
  const results = (match.result as MatchResult | null)?.rubbers ?? [];
  return rules.rubbers.list.map(({ key, kind, value }) => {
    const result = results.find((one) => one.key === key);
    const of = (side: Side) => people.filter((one) => one.rubber === key && one.side === side).map(shown);
    return {
      key,
      kind,
      value,
      sets: [...(result?.sets ?? [])],
      ending: result?.ending ?? null,
      winner: result?.winner ?? null,
      hasBegun: result !== undefined,
      home: of('HOME'),
      away: of('AWAY'),
    };
  });
}
