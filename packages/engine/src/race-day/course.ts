import type { Hole } from '../ranking/golf-card.ts';

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 5, 4, 3, 4, 5];

/** The default course: par 72, or 36 over nine holes, with the hardest hole first. */
export function defaultCourse(holes: number): readonly Hole[] {
  return pars.slice(0, holes).map((par, at) => ({ par, strokeIndex: at + 1 }));
}
