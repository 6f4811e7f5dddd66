export type { FieldBindings } from './form/bound.ts';
export { CategoryFields } from './form/category-fields.tsx';
export { SeasonFields } from './form/season-fields.tsx';
export { TraipFields } from './form/traip-fields.tsx';
