import type { Slot, Tie } from '@traip/engine/formats';

type RenameTeam = (team: string) => string;

/** The same slot with its teams called otherwise: ids at home, codes on their way. */
export function renamedSlot({ source, participant, ...rest }: Slot, rename: RenameTeam): Slot {
  return {
    ...rest,
    source: source.kind === 'TEAM' ? { ...source, team: rename(source.team) } : source,
    ...(participant === undefined ? {} : { participant: rename(participant) }),
  };
}

export function renamedTie(tie: Tie, rename: RenameTeam): Tie {
  return { ...tie, first: renamedSlot(tie.first, rename), second: renamedSlot(tie.second, rename) };
}
