type Comparison = { readonly is: 'more' | 'fewer' | 'same'; readonly by: number } | null;

/** Today compared with the same weekday a week ago; null without data. */
export function comparedTo(value: number, lastWeek: number | null): Comparison {
  if (lastWeek === null) return null;
  const by = Math.abs(value - lastWeek);
  if (by === 0) return { is: 'same', by };
  return { is: value > lastWeek ? 'more' : 'fewer', by };
}
