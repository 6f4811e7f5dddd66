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

export const sportHandlers: Handlers<typeof contract>['sport'] = {
  get: async (_, { params }) => {
    const sport = sportByKey(params.sportKey);
    return sport ? sportReply(sport) : refuse('NOT_FOUND');
  },
  byParent: async (_, { params }) => variantsOf(params.parentKey)?.map(sportReply) ?? refuse('NOT_FOUND'),
  parents: async () => sportParents.map(sportReply),
  list: async () => sportsList.map(sportReply),
};

export function sportReply(sport: Sport): Read<typeof SportShape> {
  const parent = parentOf(sport.key);
  const fullConsole = fullConsoleSports.some((key) => key === parent);
  // The contract leaves the details of the rules to the engine, whose types are exact and read-only.
  const reply: unknown = { ...sport, fullConsole };
  return reply as Read<typeof SportShape>;
}
