import type { personMergeCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { judgePair } from '../different/judge-pair.ts';
import { afterMerge, mergePair, previewPair } from '../pair/merge-pair.ts';
import { withPairOfOrganisation } from './with-pair.ts';

export const previewInOrganisation: Handler<typeof personMergeCalls.previewInOrganisation> = (
  context,
  { body },
) => withPairOfOrganisation(context, body, (trx, open) => previewPair(trx, open, context.scope.userId));

export const mergeInOrganisation: Handler<typeof personMergeCalls.mergeInOrganisation> = async (
  context,
  { body },
) =>
  afterMerge(
    context,
    await withPairOfOrganisation(context, body, (trx, open) => mergePair(trx, context, open)),
  );

export const tellApartInOrganisation: Handler<typeof personMergeCalls.tellApartInOrganisation> = (
  context,
  { body },
) => withPairOfOrganisation(context, body, (trx, open) => judgePair(trx, context, open, body.areTwo));
