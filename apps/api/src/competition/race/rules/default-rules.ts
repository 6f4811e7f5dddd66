import type { NewRace, Read } from '@traip/contract';
import type { RaceStatus } from '@traip/engine/race-day';

type Rules = { [K in 'resolution' | 'ties']: NonNullable<Read<typeof NewRace>[K]> };

const toHundredths: ReadonlySet<string> = new Set(['POOL', 'TRACK', 'CYCLING_TT']);

/** Track, pool and time trials use hundredths, roads whole seconds. Only in a pool equal times always tie. */
export function defaultRules(variant: string, { isTimeTrial }: { readonly isTimeTrial: boolean }): Rules {
  return {
    resolution: isTimeTrial || toHundredths.has(variant) ? 10 : 1000,
    ties: variant === 'POOL' ? 'SHARE' : 'ORDER',
  };
}

/** In mountain biking lapped riders are placed behind all finishers. */
export function rankedStatusesOf(variant: string): readonly RaceStatus[] {
  return variant === 'CYCLING_MTB' ? ['LAP'] : [];
}
