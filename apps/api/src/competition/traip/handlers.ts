import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { createTraip } from './create-traip.ts';
import { deleteTraip } from './delete-traip.ts';
import { getTraip } from './get-traip.ts';
import { traipByCode } from './traip-by-code.ts';
import { traipsOfOrganisation } from './traips-of-organisation.ts';
import { updateTraip } from './update-traip.ts';

export const traipHandlers: Omit<Handlers<typeof contract>['traip'], 'createFromForm'> = {
  create: createTraip,
  update: updateTraip,
  delete: deleteTraip,
  ofOrganisation: traipsOfOrganisation,
  byCode: traipByCode,
  get: getTraip,
};
