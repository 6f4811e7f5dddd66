import { z } from 'zod';
import { call } from '../call.ts';
import { anyone } from '../permissions/index.ts';
import { Sport, SportList } from '../shapes/sport.ts';

const Key = z.string().trim().toUpperCase().min(1).max(40);

/** The table of sports. It changes only with a release of the product. */
export const sportCalls = {
  get: call({
    method: 'GET',
    path: '/sport/getSport/{sportKey}',
    summary: 'Get a sport or a variant, with its rules',
    access: anyone,
    cache: 'hard',
    params: z.object({ sportKey: Key }),
    reply: Sport,
    errors: [],
  }),
  byParent: call({
    method: 'GET',
    path: '/sport/getSportByParent/{parentKey}',
    summary: 'List the variants of a sport, the default one first',
    access: anyone,
    cache: 'hard',
    params: z.object({ parentKey: Key }),
    reply: SportList,
    errors: [],
  }),
  parents: call({
    method: 'GET',
    path: '/sport/getSportParents',
    summary: 'List the 21 sports',
    access: anyone,
    cache: 'hard',
    reply: SportList,
    errors: [],
  }),
  list: call({
    method: 'GET',
    path: '/sport/getSportsList',
    summary: 'List every sport and variant, sports first',
    access: anyone,
    cache: 'hard',
    reply: SportList,
    errors: [],
  }),
};
