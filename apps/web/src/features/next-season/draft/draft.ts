import type { NextSeasonPreview, Read } from '@traip/contract';

export type PreviewData = Read<typeof NextSeasonPreview>;
export type OldCompetition = PreviewData['competitions'][number];

/** How a competition goes on. */
export interface DraftCompetition {
  readonly id: string;
  readonly goesOn: boolean;
  readonly name: string;
  /** The competition above it; null: none. */
  readonly aboveId: string | null;
  readonly up: number;
  readonly down: number;
}

/** A team that did not play last season. */
interface Newcomer {
  readonly key: string;
  readonly name: string;
  /** Null: it has to be made. */
  readonly id: string | null;
  readonly competitionId: string;
}

/** A season as somebody is arranging it. */
export interface SeasonDraft {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly copySquads: boolean;
  readonly competitions: readonly DraftCompetition[];
  /** Where somebody put a team by hand, by `placeKey`; null: it does not play. */
  readonly byHand: Readonly<Record<string, string | null>>;
  readonly newcomers: readonly Newcomer[];
}

/** A team can play in several competitions, such as a league and a cup. */
export const placeKey = (fromId: string, teamId: string) => `${fromId}|${teamId}`;

/** What the preview proposes; with `onlyId`, of that competition alone. */
export function draftOf({ proposed, competitions }: PreviewData, onlyId: string | null): SeasonDraft {
  return {
    name: proposed.name,
    startsOn: proposed.startsOn ?? '',
    endsOn: proposed.endsOn ?? '',
    copySquads: true,
    competitions: competitions.map(({ id, nextName, state, above }) => ({
      id,
      goesOn: onlyId === null ? state !== 'CANCELED' : id === onlyId,
      name: nextName,
      aboveId: above?.competitionId ?? null,
      up: above?.up ?? 1,
      down: above?.down ?? 1,
    })),
    byHand: {},
    newcomers: [],
  };
}

export function changeCompetition(
  draft: SeasonDraft,
  id: string,
  change: Partial<DraftCompetition>,
): SeasonDraft {
  const competitions = draft.competitions.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...draft, competitions };
}

/** Whether a competition may stand above another: it goes on, and is not below it already. */
export function mayStandAbove({ competitions }: SeasonDraft, aboveId: string, belowId: string): boolean {
  const byId = new Map(competitions.map((one) => [one.id, one]));
  if (aboveId === belowId || byId.get(aboveId)?.goesOn !== true) return false;
  for (let id = byId.get(aboveId)?.aboveId, steps = 0; id && steps <= byId.size; steps++) {
    if (id === belowId) return false;
    id = byId.get(id)?.aboveId;
  }
  return true;
}
