import { type contract, type Read, refuse, type Sport as SportShape } from '@traip/contract';
import {
  fullConsoleSports,
  parentOf,
  type Sport,
  sportByKey,
  sportParents,
  sportsList,
  variantsOf,
} from '@traip/engine';
import type { Handlers } from '../../platform/routing/handler.ts';

/** The engine's table, as it travels. */
export const sportHandlers: Handlers<typeof contract>['sport'] = {
  get: async (_, { params }) => {
    const sport = sportByKey(params.sportKey);
    return sport ? described(sport) : refuse('NOT_FOUND');
  },
  byParent: async (_, { params }) => variantsOf(params.parentKey)?.map(described) ?? refuse('NOT_FOUND'),
  parents: async () => sportParents.map(described),
  list: async () => sportsList.map(described),
};

/** A sport of the engine's table, as it travels. */
export function described(sport: Sport): Read<typeof SportShape> {
  const parent = parentOf(sport.key);
  const fullConsole = fullConsoleSports.some((key) => key === parent);
  // The shape names the parts and leaves their insides to the engine, whose types are exact and read-only.
  const written: unknown = { ...sport, fullConsole };
  return written as Read<typeof SportShape>;
}
