import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { createNextSeason } from './create-next-season.ts';
import { previewNextSeason } from './preview-next-season.ts';

export const nextSeasonHandlers: Handlers<typeof contract>['nextSeason'] = {
  preview: previewNextSeason,
  create: createNextSeason,
};
