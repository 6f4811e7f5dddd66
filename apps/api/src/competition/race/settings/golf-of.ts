import { GolfSettings, type NewRace, type Read, type Refusal, refuse } from '@traip/contract';
import { isStrokePlay } from '@traip/engine';

type Settings = Pick<Read<typeof NewRace>, 'kind' | 'golf'>;

/** In stroke play every race is golf, on the usual course if none is given. */
export function golfOf(variant: string, { kind, golf }: Settings): Settings {
  return isStrokePlay(variant)
    ? { kind: 'GOLF', golf: golf ?? GolfSettings.parse({}) }
    : { kind, golf: null };
}

/** Other sports have no course, and golf has no clock. */
export function golfRefusal(
  variant: string,
  { kind, golf }: Settings,
): Refusal<'GOLF_HAS_CARDS'> | undefined {
  const isGolf = kind === 'GOLF' || golf !== null;
  return isGolf && !isStrokePlay(variant) ? refuse('GOLF_HAS_CARDS', { field: 'kind' }) : undefined;
}
