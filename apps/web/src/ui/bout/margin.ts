/** The margin of golf by holes, if it needs words: "2 up", "19th". */
export function marginIn(method: string): { readonly up: string } | { readonly hole: number } | null {
  const up = /^(\d+) up$/.exec(method)?.[1];
  if (up !== undefined) return { up };
  const extra = /^(\d+)(?:st|nd|rd|th)$/.exec(method)?.[1];
  return extra === undefined ? null : { hole: Number(extra) };
}
