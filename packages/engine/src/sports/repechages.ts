/**
 * How a knock-out gives two bronze medals: to both who lose a semi-final (boxing), after a repechage of those who lost
 * a quarter-final (judo), or of those whom a finalist has beaten (wrestling). NONE gives none of its own accord.
 */
export const repechages = ['NONE', 'SEMIFINAL_LOSERS', 'QUARTERFINAL_LOSERS', 'LOST_TO_FINALIST'] as const;
export type Repechage = (typeof repechages)[number];
