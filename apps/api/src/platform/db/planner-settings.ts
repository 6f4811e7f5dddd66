/**
 * Query planner settings for both databases. Its default cost of a random read assumes spinning disks and
 * makes it prefer full scans until tables are very large; our data is in memory or on SSDs. JIT compilation
 * never pays off for queries of a few milliseconds.
 */
export const plannerSettings = 'set random_page_cost = 1.1; set jit = off';
