import { z } from 'zod';
import { call } from '../call.ts';
import { anyone } from '../permissions/index.ts';
import { PersonPage, PlayerCareer, TeamCareer } from '../shapes/career.ts';
import { Id, UserCode } from '../shapes/fields.ts';

/** What teams and people have played. */
export const careerCalls = {
  team: call({
    method: 'GET',
    path: '/public/team/{id}/career',
    summary: 'Get a public team’s matches, positions, scorers and titles',
    access: anyone,
    cache: 'revalidate',
    params: z.object({ id: Id }),
    reply: TeamCareer,
    errors: [],
  }),
  player: call({
    method: 'GET',
    path: '/public/player/{userCode}/career',
    summary: 'Get a person’s record, competition by competition',
    access: anyone,
    cache: 'revalidate',
    params: z.object({ userCode: UserCode }),
    reply: PlayerCareer,
    errors: [],
  }),
  person: call({
    method: 'GET',
    path: '/public/person/{id}',
    summary: 'Get a person’s public page, as far as their name is public',
    access: anyone,
    cache: 'revalidate',
    params: z.object({ id: Id }),
    reply: PersonPage,
    errors: [],
  }),
};
