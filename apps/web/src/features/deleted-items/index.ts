export { DeletedItems } from './deleted-items.tsx';
export { useUndoDeletion } from './use-restore.ts';
