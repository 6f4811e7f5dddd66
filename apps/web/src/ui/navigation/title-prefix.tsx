'use client';

import { useTitlePrefix } from './use-title-prefix.ts';

/** For pages that the server renders. */
export function TitlePrefix({ text }: { readonly text: string }) {
  useTitlePrefix(text);
  return null;
}
