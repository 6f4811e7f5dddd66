import { refuse } from '@traip/contract';
import type { Services } from '../../../platform/services/services.ts';
import { urlProblem } from '../deliver/address.ts';

/** Of an address that can never be sent to. What its name leads to is checked at each delivery. */
export function urlRefusal(
  { allowsLocalWebhooks: allowsLocal }: Pick<Services, 'allowsLocalWebhooks'>,
  url: string,
) {
  const problem = urlProblem(new URL(url), { allowsLocal });
  return problem && refuse('WEBHOOK_URL_REFUSED', { field: 'url' });
}
