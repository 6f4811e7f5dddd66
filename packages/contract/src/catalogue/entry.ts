import type { Localised } from '@traip/engine';

export interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
  readonly message: Localised;
}
