import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { enterOneself } from './enter-oneself.ts';
import { listOwnEntries } from './list-own-entries.ts';
import { withdrawOneself } from './withdraw-oneself.ts';

export const ownEntryHandlers: Handlers<typeof contract>['ownEntry'] = {
  list: listOwnEntries,
  enter: enterOneself,
  withdraw: withdrawOneself,
};
