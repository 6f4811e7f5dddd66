import { refuse } from '@traip/contract';
import type { RubberBreach } from '@traip/engine/match';

/** Maps a problem of a rubber to a refusal that names its field. */
export function rubberRefusal(breach: RubberBreach, fieldOf: (rubber: string) => string) {
  switch (breach.breach) {
    case 'RUBBERS_MISSING':
      return refuse('RUBBERS_MISSING', { field: 'rubbers', details: { rubbers: breach.rubbers } });
    case 'RUBBER_SET_IMPOSSIBLE': {
      const { rubber, set } = breach;
      return refuse('RUBBER_SET_IMPOSSIBLE', { field: `${fieldOf(rubber)}.sets`, details: { rubber, set } });
    }
    case 'RUBBER_UNDECIDED':
    case 'RUBBER_NOT_NEEDED':
      return refuse(breach.breach, {
        field: `${fieldOf(breach.rubber)}.sets`,
        details: { rubber: breach.rubber },
      });
    case 'RUBBER_UNKNOWN':
    case 'RUBBER_TWICE':
      return refuse(breach.breach, {
        field: `${fieldOf(breach.rubber)}.key`,
        details: { rubber: breach.rubber },
      });
  }
}

export function isRubberBreach<B extends { readonly breach: string }>(
  breach: B,
): breach is Extract<B, RubberBreach> {
  return breach.breach.startsWith('RUBBER');
}
