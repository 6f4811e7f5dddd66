import { personDocumentRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who handle documents need it. */
export const personDocumentApi = browserClient(personDocumentRoutes);
