import type { NewRace, Read } from '@traip/contract';
import type { RaceStatus } from '@traip/engine/race-day';

type Rules = { [K in 'resolution' | 'ties']: NonNullable<Read<typeof NewRace>[K]> };

const toHundredths: ReadonlySet<string> = new Set(['POOL', 'TRACK', 'CYCLING_TT']);

/** Track, pool and time trials count hundredths, the road whole seconds. Only in a pool are equal times always equal. */
export function usualRules(variant: string, { isTimeTrial }: { readonly isTimeTrial: boolean }): Rules {
  return {
    resolution: isTimeTrial || toHundredths.has(variant) ? 10 : 1000,
    ties: variant === 'POOL' ? 'SHARE' : 'ORDER',
  };
}

/** On a mountain bike those who were lapped are placed behind all who finished. */
export function rankedStatusesOf(variant: string): readonly RaceStatus[] {
  return variant === 'CYCLING_MTB' ? ['LAP'] : [];
}
