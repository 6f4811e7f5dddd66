import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, sees } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import {
  Category,
  CategoryChange,
  CategoryPage,
  NewCategory,
  NewSeason,
  Season,
  SeasonChange,
  SeasonPage,
  TraipPartCriteria,
} from '../shapes/season-and-category.ts';

const byId = z.object({ id: Id });
const deleted = z.object({ deleted: z.literal(true) });

export const seasonCalls = {
  create: call({
    method: 'POST',
    path: '/traips-season/create',
    summary: 'Add a season to a Traip',
    access: mayIn('competitions.manage', { traip: 'body.traipId' }),
    body: NewSeason,
    status: 201,
    reply: Season,
    errors: ['NAME_TAKEN'],
  }),
  update: call({
    method: 'PUT',
    path: '/traips-season/update',
    summary: 'Update a season; omitted fields are kept, null clears a field',
    access: mayIn('competitions.manage', { season: 'body.id' }),
    body: SeasonChange,
    reply: Season,
    errors: ['STALE_VERSION', 'NAME_TAKEN', 'ENDS_BEFORE_IT_STARTS'],
  }),
  find: call({
    method: 'POST',
    path: '/traips-season/findByCriteria',
    summary: 'List a Traip’s seasons, newest first',
    access: sees({ traip: 'body.traipId' }),
    onlyReads: true,
    body: TraipPartCriteria,
    reply: SeasonPage,
    errors: [],
  }),
  byId: call({
    method: 'GET',
    path: '/traips-season/byId/{id}',
    summary: 'Get a season',
    access: sees({ season: 'params.id' }),
    params: byId,
    reply: Season,
    errors: [],
  }),
  delete: call({
    method: 'DELETE',
    path: '/traips-season/{id}',
    summary: 'Delete a season without competitions',
    access: mayIn('traips.manage', { season: 'params.id' }),
    params: byId,
    reply: deleted,
    errors: ['IN_USE'],
  }),
};

export const categoryCalls = {
  create: call({
    method: 'POST',
    path: '/traips-category/create',
    summary: 'Add a category to a Traip',
    access: mayIn('competitions.manage', { traip: 'body.traipId' }),
    body: NewCategory,
    status: 201,
    reply: Category,
    errors: ['NAME_TAKEN', 'VARIANT_OF_OTHER_SPORT'],
  }),
  update: call({
    method: 'PUT',
    path: '/traips-category/update',
    summary:
      'Update a category; the variant can’t change once competitions use it; omitted fields are kept, null clears a field',
    access: mayIn('competitions.manage', { category: 'body.id' }),
    body: CategoryChange,
    reply: Category,
    errors: ['STALE_VERSION', 'NAME_TAKEN', 'AGES_OUT_OF_ORDER', 'VARIANT_OF_OTHER_SPORT', 'IN_USE'],
  }),
  find: call({
    method: 'POST',
    path: '/traips-category/findByCriteria',
    summary: 'List a Traip’s categories',
    access: sees({ traip: 'body.traipId' }),
    onlyReads: true,
    body: TraipPartCriteria,
    reply: CategoryPage,
    errors: [],
  }),
  byId: call({
    method: 'GET',
    path: '/traips-category/byId/{id}',
    summary: 'Get a category',
    access: sees({ category: 'params.id' }),
    params: byId,
    reply: Category,
    errors: [],
  }),
  delete: call({
    method: 'DELETE',
    path: '/traips-category/{id}',
    summary: 'Delete a category without competitions',
    access: mayIn('traips.manage', { category: 'params.id' }),
    params: byId,
    reply: deleted,
    errors: ['IN_USE'],
  }),
};
