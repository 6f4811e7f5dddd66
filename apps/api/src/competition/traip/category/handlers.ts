import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { categoryById } from './category-by-id.ts';
import { createCategory } from './create-category.ts';
import { deleteCategory } from './delete-category.ts';
import { findCategories } from './find-categories.ts';
import { updateCategory } from './update-category.ts';

export const categoryHandlers: Handlers<typeof contract>['category'] = {
  create: createCategory,
  update: updateCategory,
  find: findCategories,
  byId: categoryById,
  delete: deleteCategory,
};
