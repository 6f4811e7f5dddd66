export type TeamId = string;
export type TieId = string;
export type GroupKey = string;

/** Where the participant of a slot comes from. */
export type SlotSource =
  | { readonly kind: 'TEAM'; readonly team: TeamId }
  | { readonly kind: 'WINNER'; readonly tie: TieId }
  | { readonly kind: 'LOSER'; readonly tie: TieId }
  /** The k-th best seed of those who are still in after a round (re-seeded brackets). */
  | { readonly kind: 'SURVIVOR'; readonly round: number; readonly rank: number }
  /** Whom the winner of a tie had beaten in a round of the main bracket; nobody if they had a bye in it (repechage). */
  | { readonly kind: 'BEATEN'; readonly tie: TieId; readonly round: number }
  | { readonly kind: 'GROUP'; readonly group: GroupKey; readonly position: number }
  /** One of the best teams of a position across groups; `place` names the slot in the allocation. */
  | { readonly kind: 'BEST'; readonly position: number; readonly place: string }
  | { readonly kind: 'BYE' }
  | { readonly kind: 'EMPTY' };

/** A place in a match: who comes, or where they will come from. */
export interface Slot {
  readonly source: SlotSource;
  readonly participant?: TeamId;
  /** True while the participant may still change because a match behind it is not closed. */
  readonly provisional: boolean;
  /** Filled by hand: no result changes it. */
  readonly manual?: true;
}

/** A slot that waits for its source. */
export function waitingSlot(source: SlotSource): Slot {
  return { source, provisional: false };
}

/** A slot that holds a known team. */
export function teamSlot(team: TeamId): Slot {
  return { source: { kind: 'TEAM', team }, participant: team, provisional: false };
}

export const byeSlot: Slot = waitingSlot({ kind: 'BYE' });
export const emptySlot: Slot = waitingSlot({ kind: 'EMPTY' });

/** A slot that the organisation fills by hand, whatever its source will say. */
export function filledByHand({ source }: Slot, team: TeamId): Slot {
  return { source, participant: team, provisional: false, manual: true };
}

/** Whether nobody will ever come to this slot. */
export function isBye(slot: Slot): boolean {
  return slot.source.kind === 'BYE';
}
