import { isRefusal } from '@traip/contract';

/** A refusal here is a mistake in the demo data. */
export function throwIfRefused<T>(outcome: T): Exclude<T, { readonly refused: unknown }> {
  if (isRefusal(outcome))
    throw new Error(`The demo data was refused: ${outcome.refused} ${JSON.stringify(outcome)}`);
  return outcome as Exclude<T, { readonly refused: unknown }>;
}

/** The request of a call that has only a body. */
export function requestWith<B>(body: B) {
  return { params: undefined, query: undefined, body, file: undefined };
}
