import type { Slot, Tie } from '@traip/engine/formats';

type RenameTeam = (team: string) => string;

/** Replaces team ids by codes for a file, or codes by ids. */
export function renameSlot({ source, participant, ...rest }: Slot, rename: RenameTeam): Slot {
  return {
    ...rest,
    source: source.kind === 'TEAM' ? { ...source, team: rename(source.team) } : source,
    ...(participant === undefined ? {} : { participant: rename(participant) }),
  };
}

export function renameTie(tie: Tie, rename: RenameTeam): Tie {
  return { ...tie, first: renameSlot(tie.first, rename), second: renameSlot(tie.second, rename) };
}
