/** What a program needs for the embedded database before it loads the rest of the backend. */
export { createEmbedded } from './create-embedded.ts';
export { FolderLocked, lockFolder } from './folder-lock.ts';
