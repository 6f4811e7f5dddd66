/**
 * How a knockout awards two bronze medals: to both semi-final losers (boxing), after a repechage of the
 * quarter-final losers (judo), or of those beaten by a finalist (wrestling). NONE awards none automatically.
 */
export const repechages = ['NONE', 'SEMIFINAL_LOSERS', 'QUARTERFINAL_LOSERS', 'LOST_TO_FINALIST'] as const;
export type Repechage = (typeof repechages)[number];
