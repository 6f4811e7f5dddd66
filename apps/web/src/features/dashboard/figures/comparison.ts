type Comparison = { readonly is: 'more' | 'fewer' | 'same'; readonly by: number } | null;

/** Today beside the same day of the week before; null where there is nothing to set it beside. */
export function comparedTo(value: number, lastWeek: number | null): Comparison {
  if (lastWeek === null) return null;
  const by = Math.abs(value - lastWeek);
  if (by === 0) return { is: 'same', by };
  return { is: value > lastWeek ? 'more' : 'fewer', by };
}
