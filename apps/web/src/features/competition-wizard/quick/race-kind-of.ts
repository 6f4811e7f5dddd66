import { isStrokePlay } from '@traip/engine';

/** Golf says tournament and tee time where other sports say race and start. */
export function raceKindOf(variant: string | undefined): 'GOLF' | 'RACE' {
  return variant !== undefined && isStrokePlay(variant) ? 'GOLF' : 'RACE';
}
