import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

export const compileCache = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));

// Without this cache, compiling takes as long as the rest of a start. It is skipped if the folder isn't
// writable. It applies only to later imports: a program imports this first, and the rest with `import()`.
enableCompileCache(compileCache);
