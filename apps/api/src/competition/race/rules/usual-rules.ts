import type { NewRace, Read } from '@traip/contract';
import type { RaceStatus } from '@traip/engine/race-day';

type Rules = { [K in 'resolution' | 'ties']: NonNullable<Read<typeof NewRace>[K]> };

/** Track and pool count hundredths, the road whole seconds. Only in a pool are equal times always equal. */
export function usualRules(variant: string): Rules {
  if (variant === 'POOL') return { resolution: 10, ties: 'SHARE' };
  return { resolution: variant === 'TRACK' ? 10 : 1000, ties: 'ORDER' };
}

/** On a mountain bike those who were lapped are placed behind all who finished. */
export function rankedStatusesOf(variant: string): readonly RaceStatus[] {
  return variant === 'CYCLING_MTB' ? ['LAP'] : [];
}
