/**
 * Both drivers must return a column as the same JavaScript value. The numbers are PostgreSQL's type ids.
 * A date is text (a birthday has no time zone), a count is a number, an interval is text.
 */
export const valueParsers: Record<number, (text: string) => unknown> = {
  20: Number, // bigint: our counts stay far below 2^53
  1082: (text) => text, // date
  1186: (text) => text, // interval
};
