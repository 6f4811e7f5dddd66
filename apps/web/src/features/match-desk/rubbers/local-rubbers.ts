import type { RubberRules } from '@traip/engine';
import type { RubberResult } from '@traip/engine/match';
import type { Queue } from '../queue/queue.ts';
import type { DeskData, Side } from '../queue/types.ts';

type Stored = NonNullable<DeskData['rubbers']>[number];

/** A rubber, including changes that the backend doesn't have yet. */
export type LocalRubber = Omit<Stored, Side> & Readonly<Record<Side, readonly { readonly id: string }[]>>;

/** The rubbers of a tie: scores from the match, players as last named. */
export function localRubbers(
  { rubbers: stored }: Pick<DeskData, 'rubbers'>,
  results: readonly RubberResult[],
  queue: Queue,
  { list }: RubberRules,
): readonly LocalRubber[] {
  return list.map(({ key, kind, value }) => {
    const known = stored?.find((one) => one.key === key);
    const result = results.find((one) => one.key === key);
    const queued = queue
      .filter(({ refusal, isTakenBack }) => !refusal && !isTakenBack)
      .flatMap(({ event }) => (event.rubber?.key === key ? [event.rubber] : []))
      .at(-1);
    const people = (side: Side) => queued?.[side]?.map((id) => ({ id })) ?? known?.[side] ?? [];
    return {
      key,
      kind,
      value,
      sets: [...(result?.sets ?? [])],
      ending: result?.ending ?? null,
      winner: result?.winner ?? null,
      hasBegun: result !== undefined,
      home: people('home'),
      away: people('away'),
    };
  });
}
