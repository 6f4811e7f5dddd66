import type { personMergeCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { judgePair } from '../different/judge-pair.ts';
import { afterMerge, mergePair, previewPair } from '../pair/merge-pair.ts';
import { withPair } from './with-pair.ts';

export const preview: Handler<typeof personMergeCalls.preview> = (context, { body }) =>
  withPair(context, body, previewPair);

export const merge: Handler<typeof personMergeCalls.merge> = async (context, { body }) =>
  afterMerge(context, await withPair(context, body, (trx, open) => mergePair(trx, context, open)));

export const tellApart: Handler<typeof personMergeCalls.tellApart> = (context, { body }) =>
  withPair(context, body, (trx, open) => judgePair(trx, context, open, body.areTwo));
