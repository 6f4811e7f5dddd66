import { Fragment } from 'react';

/** A sentence with names between backticks. */
export function CodeText({ text }: { readonly text: string }) {
  const parts = text.split(/`([^`]+)`/);
  return parts.map((part, index) =>
    // The order never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
