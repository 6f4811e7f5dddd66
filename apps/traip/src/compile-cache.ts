import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

export const compileCache = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));

// Compiling everything anew takes as long as the rest of a start. Where the folder cannot be written, it is done anew.
// It works for what is imported later: a program imports this first, and the rest with `import()`.
enableCompileCache(compileCache);
