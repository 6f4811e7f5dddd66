import type { Read, SlotOrigin } from '@traip/contract';
import type { Slot, SlotSource } from '@traip/engine/formats';
import type { Database } from '../../../../platform/db/schema.ts';
import { listTies } from './queries.ts';

type Origin = Read<typeof SlotOrigin>;

interface Sides {
  readonly phaseId: string;
  readonly home: Slot;
  readonly away: Slot;
}

/** Looks up where the team of a slot comes from; null if it was set directly. */
export type OriginOf = (phaseId: string, slot: Slot) => Origin | null;

/** Loads the origins of the slots of these matches, in one query. */
export async function loadOrigins(db: Database, matches: readonly Sides[]): Promise<OriginOf> {
  const ties = matches.flatMap(({ phaseId, home, away }) =>
    [home, away].flatMap(({ source }) => ('tie' in source ? [{ phaseId, tie: source.tie }] : [])),
  );
  const found = ties.length === 0 ? [] : await listTies(db, ties);
  const byTie = new Map(
    found.map(({ phaseId, tieKey, ...match }) => [keyOf(phaseId, tieKey ?? ''), match] as const),
  );
  return (phaseId, slot) => originOf(slot, (tie) => byTie.get(keyOf(phaseId, tie)) ?? null);
}

const keyOf = (phaseId: string, tie: string) => `${phaseId} ${tie}`;

function originOf(slot: Slot, matchOf: (tie: string) => Origin['match']): Origin | null {
  const { source, provisional: isProvisional, manual } = slot;
  if (source.kind === 'TEAM') return null;
  return { ...detailsOf(source, matchOf), isProvisional, isManual: manual === true };
}

const unknown = { position: null, group: null, round: null, match: null };

function detailsOf(
  source: Exclude<SlotSource, { kind: 'TEAM' }>,
  matchOf: (tie: string) => Origin['match'],
): Omit<Origin, 'isProvisional' | 'isManual'> {
  const { kind } = source;
  switch (kind) {
    case 'WINNER':
    case 'LOSER': {
      const match = matchOf(source.tie);
      return { ...unknown, kind, match, round: match?.round ?? null };
    }
    case 'BEATEN':
      return { ...unknown, kind, match: matchOf(source.tie), round: source.round };
    case 'SURVIVOR':
      return { ...unknown, kind, position: source.rank, round: source.round };
    case 'GROUP':
      return { ...unknown, kind, position: source.position, group: source.group };
    case 'BEST':
      return { ...unknown, kind, position: source.position };
    case 'BYE':
    case 'EMPTY':
      return { ...unknown, kind };
  }
}
