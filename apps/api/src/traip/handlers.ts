import type { contract } from '@traip/contract';
import type { Handlers } from '../http/handler.ts';
import { createFromForm } from './create-from-form.ts';
import { createTraip } from './create-traip.ts';
import { deleteTraip } from './delete-traip.ts';
import { getTraip } from './get-traip.ts';
import { traipByCode } from './traip-by-code.ts';
import { traipsOfOrganisation } from './traips-of-organisation.ts';
import { updateTraip } from './update-traip.ts';

export const traipHandlers: Handlers<typeof contract>['traip'] = {
  create: createTraip,
  update: updateTraip,
  createFromForm,
  delete: deleteTraip,
  ofOrganisation: traipsOfOrganisation,
  byCode: traipByCode,
  get: getTraip,
};
