import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiling everything anew takes as long as the rest of a start. Where the folder cannot be written, it is done anew.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
await import('./run.ts');
