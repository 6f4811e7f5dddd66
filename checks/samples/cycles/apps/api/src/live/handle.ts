import type { Serve } from '../http/serve.ts';
export const handle = 1;
