export type TeamId = string;
export type TieId = string;
export type GroupKey = string;

/** The source of a slot’s participant. */
export type SlotSource =
  | { readonly kind: 'TEAM'; readonly team: TeamId }
  | { readonly kind: 'WINNER'; readonly tie: TieId }
  | { readonly kind: 'LOSER'; readonly tie: TieId }
  /** The k-th best seed still in after a round (re-seeded brackets). */
  | { readonly kind: 'SURVIVOR'; readonly round: number; readonly rank: number }
  /** The opponent a tie’s winner beat in a main-bracket round; none if the winner had a bye (repechage). */
  | { readonly kind: 'BEATEN'; readonly tie: TieId; readonly round: number }
  | { readonly kind: 'GROUP'; readonly group: GroupKey; readonly position: number }
  /** One of the best teams of a position across groups; `place` identifies the slot in the allocation. */
  | { readonly kind: 'BEST'; readonly position: number; readonly place: string }
  | { readonly kind: 'BYE' }
  | { readonly kind: 'EMPTY' };

/** A place in a match: its participant, or where the participant will come from. */
export interface Slot {
  readonly source: SlotSource;
  readonly participant?: TeamId;
  /** Whether the participant may still change because a match it depends on is not closed. */
  readonly provisional: boolean;
  /** Filled manually: no result changes it. */
  readonly manual?: true;
}

/** A slot that waits for its source. */
export function waitingSlot(source: SlotSource): Slot {
  return { source, provisional: false };
}

/** A slot with a known team. */
export function teamSlot(team: TeamId): Slot {
  return { source: { kind: 'TEAM', team }, participant: team, provisional: false };
}

export const byeSlot: Slot = waitingSlot({ kind: 'BYE' });
export const emptySlot: Slot = waitingSlot({ kind: 'EMPTY' });

/** A slot filled manually, whatever its source yields. */
export function filledByHand({ source }: Slot, team: TeamId): Slot {
  return { source, participant: team, provisional: false, manual: true };
}

/** Whether a slot will never be filled. */
export function isBye(slot: Slot): boolean {
  return slot.source.kind === 'BYE';
}
