import type { NextSeasonPreview, Read } from '@traip/contract';

export type PreviewData = Read<typeof NextSeasonPreview>;
export type OldCompetition = PreviewData['competitions'][number];

/** How a competition continues. */
export interface DraftCompetition {
  readonly id: string;
  readonly isIncluded: boolean;
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
  /** Null: to be created. */
  readonly id: string | null;
  readonly competitionId: string;
}

/** The next season as a draft in the form. */
export interface SeasonDraft {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly copySquads: boolean;
  readonly competitions: readonly DraftCompetition[];
  /** Manual decisions on where a team plays, by `placeKey`; null: it doesn't play. */
  readonly byHand: Readonly<Record<string, string | null>>;
  readonly newTeams: readonly Newcomer[];
}

/** A team can play in several competitions, such as a league and a cup. */
export const placeKey = (fromId: string, teamId: string) => `${fromId}|${teamId}`;

/** The preview's proposal; with `onlyId`, only that competition. */
export function draftOf({ proposed, competitions }: PreviewData, onlyId: string | null): SeasonDraft {
  return {
    name: proposed.name,
    startsOn: proposed.startsOn ?? '',
    endsOn: proposed.endsOn ?? '',
    copySquads: true,
    competitions: competitions.map(({ id, nextName, state, above }) => ({
      id,
      isIncluded: onlyId === null ? state !== 'CANCELED' : id === onlyId,
      name: nextName,
      aboveId: above?.competitionId ?? null,
      up: above?.up ?? 1,
      down: above?.down ?? 1,
    })),
    byHand: {},
    newTeams: [],
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

/** Whether a competition may be placed above another: it continues, and isn't below it already. */
export function mayStandAbove({ competitions }: SeasonDraft, aboveId: string, belowId: string): boolean {
  const byId = new Map(competitions.map((one) => [one.id, one]));
  if (aboveId === belowId || byId.get(aboveId)?.isIncluded !== true) return false;
  for (let id = byId.get(aboveId)?.aboveId, steps = 0; id && steps <= byId.size; steps++) {
    if (id === belowId) return false;
    id = byId.get(id)?.aboveId;
  }
  return true;
}
