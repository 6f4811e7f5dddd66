import type { Board } from './board.ts';
import { areNear } from './near.ts';
import { read } from './read.ts';

/** Calls back with each match that blocks a team at an option: all on a full day, else those too close. */
function rivalsOfTeam(board: Board) {
  const { compiled, head, next, played } = board;
  const { days, width, day } = compiled;
  const { mostPerTeamAndDay: most, dayRest } = compiled.problem.rules;
  const near = areNear(board);
  return (match: number, option: number, team: number, found: (other: number) => boolean): void => {
    const at = team * days + read(day, option);
    const isFull = read(played, at) >= most;
    for (let holder = read(head, at); holder >= 0; holder = read(next, holder)) {
      const other = (holder / width) | 0;
      if (other === match || (!isFull && !near(match, option, other, dayRest))) continue;
      if (found(other)) return;
    }
  };
}

/** The first match that blocks a team at an option; −1 if there is none. */
export function rivalOfTeam(board: Board) {
  const each = rivalsOfTeam(board);
  return (match: number, option: number, team: number): number => {
    let rival = -1;
    each(match, option, team, (other) => {
      rival = other;
      return true;
    });
    return rival;
  };
}

/** All unlocked matches that block either team at an option. */
export function rivalsOf(board: Board) {
  const { home, away, isLocked } = board.compiled;
  const each = rivalsOfTeam(board);
  return (match: number, option: number): readonly number[] => {
    const found: number[] = [];
    const take = (other: number) => {
      if (read(isLocked, other) === 0 && !found.includes(other)) found.push(other);
      return false;
    };
    each(match, option, read(home, match), take);
    each(match, option, read(away, match), take);
    return found;
  };
}
