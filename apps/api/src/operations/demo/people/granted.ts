import { isRefusal } from '@traip/contract';

/** What is refused is a mistake of the demo data. */
export function granted<T>(outcome: T): Exclude<T, { readonly refused: unknown }> {
  if (isRefusal(outcome))
    throw new Error(`The demo data was refused: ${outcome.refused} ${JSON.stringify(outcome)}`);
  return outcome as Exclude<T, { readonly refused: unknown }>;
}

/** What a call is told that has nothing but a body. */
export function telling<B>(body: B) {
  return { params: undefined, query: undefined, body, file: undefined };
}
