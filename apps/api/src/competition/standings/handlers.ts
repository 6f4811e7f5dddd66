import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { adjust } from './adjust.ts';
import { adjustments } from './adjustments.ts';
import { classifications } from './classifications.ts';
import { recordDraw } from './record-draw.ts';
import { revokeAdjustment } from './revoke-adjustment.ts';
import { story } from './story.ts';
import { tables } from './tables.ts';
import { withdrawalPreview } from './withdrawal-preview.ts';

export const standingHandlers: Handlers<typeof contract>['standing'] = {
  classifications,
  tables,
  story,
  adjustments,
  adjust,
  revokeAdjustment,
  recordDraw,
  withdrawalPreview,
};
