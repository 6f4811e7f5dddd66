/** A rating with its deviation (RD) and volatility. The only floats in the rankings: round for display. */
interface Rating {
  readonly r: number;
  readonly rd: number;
  readonly vol: number;
}

interface RatedGame {
  readonly r: number;
  readonly rd: number;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
}

export const unrated: Rating = { r: 1500, rd: 350, vol: 0.06 };

const scale = 173.7178;
const tolerance = 1e-6;
const maxSteps = 1000;

/**
 * The rating after a period, from those before it (M. Glickman, Glicko-2). RD never exceeds the unrated one.
 */
export function glicko2(player: Rating, games: readonly RatedGame[], tau: number): Rating {
  const phi = player.rd / scale;
  if (games.length === 0) return { ...player, rd: Math.min(unrated.rd, Math.hypot(phi, player.vol) * scale) };
  const mu = (player.r - unrated.r) / scale;
  const terms = games.map((game) => {
    const g = 1 / Math.sqrt(1 + (3 * (game.rd / scale) ** 2) / Math.PI ** 2);
    const lead = g * (mu - (game.r - unrated.r) / scale);
    const expected = 1 / (1 + Math.exp(-lead));
    // Computing 1 − expectation would round to 0 between players far apart.
    const feared = 1 / (1 + Math.exp(lead));
    return { precision: g * g * expected * feared, gain: g * (game.score - expected) };
  });
  const variance = 1 / terms.reduce((sum, { precision }) => sum + precision, 0);
  const gain = terms.reduce((sum, term) => sum + term.gain, 0);
  const vol = volatility({ phi, vol: player.vol, variance, delta: variance * gain, tau });
  const before = Math.hypot(phi, vol);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / variance);
  return { r: (mu + after ** 2 * gain) * scale + unrated.r, rd: Math.min(unrated.rd, after * scale), vol };
}

interface Period {
  readonly phi: number;
  readonly vol: number;
  readonly variance: number;
  readonly delta: number;
  readonly tau: number;
}

/** Step 5 of the paper: the Illinois algorithm. */
function volatility({ phi, vol, variance, delta, tau }: Period): number {
  const start = Math.log(vol ** 2);
  const f = (x: number) => {
    const e = Math.exp(x);
    const sum = phi ** 2 + variance + e;
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - start) / tau ** 2;
  };
  const surprise = delta ** 2 - phi ** 2 - variance;
  let low = start;
  let high = surprise > 0 ? Math.log(surprise) : start - tau;
  for (let step = 2; surprise <= 0 && f(high) < 0 && step < maxSteps; step += 1) high = start - step * tau;
  let [atLow, atHigh] = [f(low), f(high)];
  for (let step = 0; Math.abs(high - low) > tolerance && step < maxSteps; step += 1) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
