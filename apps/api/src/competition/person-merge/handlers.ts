import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { decideClaim } from './claims/decide-claim.ts';
import { claims } from './claims/list-claims.ts';
import { duplicatesInOrganisation } from './organisation/list-duplicates.ts';
import { mergeInOrganisation, previewInOrganisation, tellApartInOrganisation } from './organisation/merge.ts';
import { undoInOrganisation } from './organisation/undo-merge.ts';
import { mine, undoMine } from './own/own-merges.ts';
import { duplicates } from './team/list-duplicates.ts';
import { merge, preview, tellApart } from './team/merge.ts';
import { undo } from './team/undo-merge.ts';

export const personMergeHandlers: Handlers<typeof contract>['personMerge'] = {
  duplicates,
  preview,
  merge,
  undo,
  tellApart,
  duplicatesInOrganisation,
  previewInOrganisation,
  mergeInOrganisation,
  undoInOrganisation,
  tellApartInOrganisation,
  claims,
  decideClaim,
  mine,
  undoMine,
};
