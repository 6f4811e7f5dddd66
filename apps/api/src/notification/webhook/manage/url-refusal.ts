import { refuse } from '@traip/contract';
import type { Services } from '../../../platform/services/services.ts';
import { urlProblem } from '../deliver/address.ts';

/** The refusal of an address that can never be used. Where its name leads is checked at each delivery. */
export function urlRefusal(
  { allowsLocalWebhooks: allowsLocal }: Pick<Services, 'allowsLocalWebhooks'>,
  url: string,
) {
  const problem = urlProblem(new URL(url), { allowsLocal });
  return problem && refuse('WEBHOOK_URL_REFUSED', { field: 'url' });
}
