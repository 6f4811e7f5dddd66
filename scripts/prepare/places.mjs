import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const modules = join(root, 'node_modules');
export const web = join(root, 'apps', 'web');
