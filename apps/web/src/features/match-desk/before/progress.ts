import type { CheckQueue } from '../queue/checks.ts';
import { checkedPeople } from '../queue/checks.ts';
import type { DeskData, PeopleData, Player, Side } from '../queue/types.ts';

const sides: readonly Side[] = ['home', 'away'];

/** Whose licences are checked: the starters. Without a lineup, they are unknown. */
function expected({ source, players }: Pick<PeopleData, 'source' | 'players'>): readonly Player[] {
  return source === 'LINEUP' ? players.filter(({ place }) => place === 'STARTER') : [];
}

interface SideProgress {
  readonly side: Side;
  readonly checked: number;
  readonly total: number;
  readonly missing: readonly Player[];
}

/** How many players of each team were checked, and who wasn't. */
export function progressOf(
  desk: Pick<DeskData, 'players' | 'licensing'>,
  queue: CheckQueue,
): readonly SideProgress[] {
  const checked = checkedPeople(desk, queue);
  return sides.flatMap((side) => {
    const team = desk.players[side];
    if (team === null) return [];
    const players = expected(team);
    const missing = players.filter(({ playerId }) => !checked.has(playerId));
    return [{ side, total: players.length, checked: players.length - missing.length, missing }];
  });
}
