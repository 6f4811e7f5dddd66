import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { NextSeason, NextSeasonPreview, StartedSeason } from '../shapes/next-season.ts';

const ofSeason = {
  path: '/traips-season/{id}/next',
  access: mayIn('competitions.manage', { season: 'params.id' }),
  params: z.object({ id: Id }),
} as const;

/** A new season from the old one. */
export const nextSeasonCalls = {
  preview: call({
    ...ofSeason,
    method: 'GET',
    summary: 'Preview the next season: names, dates, and promotion and relegation from the final tables',
    reply: NextSeasonPreview,
    errors: [],
  }),
  create: call({
    ...ofSeason,
    method: 'POST',
    summary:
      'Start the next season: draft competitions with the previous format, rules and teams, all or nothing',
    body: NextSeason,
    status: 201,
    reply: StartedSeason,
    errors: [
      'NAME_TAKEN',
      'COMPETITION_OF_OTHER_SEASON',
      'LEVELS_INVALID',
      'ALREADY_ENTERED',
      'COMPETITION_FULL',
      'TEAM_UNKNOWN',
    ],
  }),
};
