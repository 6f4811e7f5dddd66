import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, mayIn, sees } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import { FormOutcome, formErrors, TraipForm } from '../shapes/large-form.ts';
import { NewTraip, PublicTraip, Traip, TraipChange, TraipPage, TraipQuery } from '../shapes/traip.ts';

const byId = z.object({ id: Id });
const byCode = z.object({ code: Code });

/** Traips: the brand, tournament or circuit that holds competitions of one sport. */
export const traipCalls = {
  create: call({
    method: 'POST',
    path: '/traips',
    summary: 'Create a Traip',
    access: mayIn('traips.manage', { organisation: 'body.organizationId' }),
    body: NewTraip,
    status: 201,
    reply: Traip,
    errors: ['CODE_TAKEN', 'CODE_RESERVED'],
  }),
  update: call({
    method: 'PUT',
    path: '/traips',
    summary:
      'Update a Traip; the sport can’t change once it has competitions; omitted fields are kept, null clears a field',
    access: mayIn('traips.manage', { traip: 'body.id' }),
    body: TraipChange,
    reply: Traip,
    errors: ['STALE_VERSION', 'IN_USE'],
  }),
  createFromForm: call({
    method: 'POST',
    path: '/traips/create-traip-large-form',
    summary: 'Create everything from a new Traip to its first fixtures, all or nothing',
    access: mayIn('traips.manage', { organisation: 'body.organizationId' }),
    body: TraipForm,
    status: 201,
    reply: FormOutcome,
    errors: formErrors,
  }),
  delete: call({
    method: 'DELETE',
    path: '/traips/{id}',
    summary: 'Delete a Traip without competitions',
    access: mayIn('traips.manage', { traip: 'params.id' }),
    stepUp: 'second-factor',
    params: byId,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['IN_USE'],
  }),
  ofOrganisation: call({
    method: 'GET',
    path: '/traips/org/{id}',
    summary: 'List the Traips of an organisation the caller can see',
    access: sees({ organisation: 'params.id' }),
    params: byId,
    query: TraipQuery,
    reply: TraipPage,
    errors: [],
  }),
  byCode: call({
    method: 'GET',
    path: '/traips/code/{code}',
    summary: 'Get a Traip by code',
    access: sees({ traipCode: 'params.code' }),
    params: byCode,
    reply: Traip,
    errors: [],
  }),
  get: call({
    method: 'GET',
    path: '/traips/{id}',
    summary: 'Get a Traip',
    access: sees({ traip: 'params.id' }),
    params: byId,
    reply: Traip,
    errors: [],
  }),
};

export const publicTraipCalls = {
  byCode: call({
    method: 'GET',
    path: '/public-traips/code/{code}',
    summary: 'Get the public page of a Traip',
    access: anyone,
    params: byCode,
    reply: PublicTraip,
    errors: [],
  }),
};
