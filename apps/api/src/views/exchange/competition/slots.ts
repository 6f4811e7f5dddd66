import type { Slot, Tie } from '@traip/engine/formats';

type Rename = (team: string) => string;

/** The same slot with its teams called otherwise: ids at home, codes on their way. */
export function renamedSlot({ source, participant, ...rest }: Slot, rename: Rename): Slot {
  return {
    ...rest,
    source: source.kind === 'TEAM' ? { ...source, team: rename(source.team) } : source,
    ...(participant === undefined ? {} : { participant: rename(participant) }),
  };
}

export function renamedTie(tie: Tie, rename: Rename): Tie {
  return { ...tie, first: renamedSlot(tie.first, rename), second: renamedSlot(tie.second, rename) };
}
