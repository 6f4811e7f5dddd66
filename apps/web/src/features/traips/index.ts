export { CategoryFields } from './form/category-fields.tsx';
export type { FieldBindings } from './form/field-bindings.ts';
export { SeasonFields } from './form/season-fields.tsx';
export { TraipFields } from './form/traip-fields.tsx';
