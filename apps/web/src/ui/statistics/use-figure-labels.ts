import { parentOf, sportByKey } from '@traip/engine';
import type { SideFigure } from '@traip/engine/statistics';
import { useTranslations } from 'next-intl';
import { unitOfSport } from '../sport/unit-of-sport.ts';

/** Variants with different words than their sport. */
const variantsWithOwnLabels = ['BASKETBALL_3X3', 'ICE_HOCKEY'];

/** The name of a statistic in a sport: a penalty is a seven-metre throw in handball, a kick in rugby. */
export function useFigureLabels(sportVariantKey: string) {
  const t = useTranslations('statistics.columns');
  // The score of a tie is its rubbers, not its sets.
  const isTie = (sportByKey(sportVariantKey)?.rubbers ?? null) !== null;
  const own = variantsWithOwnLabels.includes(sportVariantKey)
    ? sportVariantKey
    : (parentOf(sportVariantKey) ?? 'OTHER');
  const sport = isTie ? 'TIES' : own;
  const unit = unitOfSport(sportVariantKey);
  return (figure: SideFigure) => ({
    short: t(`${figure}.short`, { unit, sport }),
    long: t(`${figure}.long`, { unit, sport }),
  });
}
