import type { ReactNode } from 'react';

/** For `<strong>` in messages. */
export const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
