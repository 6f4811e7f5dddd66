export { BoutFields } from './bout-fields.tsx';
export {
  type BoutValues,
  clockText,
  firstBout,
  isComplete,
  toBoutInput,
  type Winner,
} from './bout-values.ts';
