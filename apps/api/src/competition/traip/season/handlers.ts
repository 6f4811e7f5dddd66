import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { createSeason } from './create-season.ts';
import { deleteSeason } from './delete-season.ts';
import { findSeasons } from './find-seasons.ts';
import { seasonById } from './season-by-id.ts';
import { updateSeason } from './update-season.ts';

export const seasonHandlers: Handlers<typeof contract>['season'] = {
  create: createSeason,
  update: updateSeason,
  find: findSeasons,
  byId: seasonById,
  delete: deleteSeason,
};
