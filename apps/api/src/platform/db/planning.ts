/**
 * What the planner takes for granted, on both databases. As it comes, it thinks of discs that turn: a row found by an
 * index is so dear to it that it would rather read whole tables, and does until they are very large. What is asked for
 * here is in memory, or on a disc that finds it at once. Compiling a plan never pays for what takes milliseconds.
 */
export const planning = 'set random_page_cost = 1.1; set jit = off';
