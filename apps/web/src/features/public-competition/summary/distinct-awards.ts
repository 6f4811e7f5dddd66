/** In this order. The podium is shown above. */
const order = ['BEST_ATTACK', 'BEST_DEFENCE', 'FAIR_PLAY'];

/** What more than two teams share distinguishes nobody. */
const mostWinners = 2;

export function distinctAwards<Award extends { readonly kind: string }>(
  awards: readonly Award[],
): readonly Award[] {
  return order.flatMap((kind) => {
    const winners = awards.filter((award) => award.kind === kind);
    return winners.length > mostWinners ? [] : winners;
  });
}
