import { useTranslations } from 'next-intl';

interface Placed {
  readonly heat: number | null;
  readonly lane: number | null;
}

/** "Heat 2, lane 4"; empty without either. */
export function useHeatText(): (placed: Placed) => string | null {
  const t = useTranslations('races.heats');
  return ({ heat, lane }) => {
    if (heat !== null && lane !== null) return t('heatAndLane', { heat, lane });
    if (lane !== null) return t('laneOf', { lane });
    return heat === null ? null : t('heatOf', { heat });
  };
}
