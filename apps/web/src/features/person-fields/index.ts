export { AddPersonDialog } from './add-person-dialog.tsx';
export {
  FactFields,
  KnownAsField,
  NameFields,
  type PersonFieldsProps,
  PositionField,
  ShirtField,
} from './person-fields.tsx';
export { PhotoDialog } from './photo-dialog.tsx';
export { usePersonText } from './use-person-text.ts';
