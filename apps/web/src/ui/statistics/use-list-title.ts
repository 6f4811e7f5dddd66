import type { PlayerStatMetric } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { unitOfSport } from '../sport/unit-of-sport.ts';
import { useFigureLabels } from './use-figure-labels.ts';

/** The category of the list. */
export interface ListedCategory {
  readonly gender: string;
  readonly sportVariantKey: string;
}

/** The title of a list of players: scorers have a name, other lists are named after their statistic. */
export function useListTitle({ gender, sportVariantKey }: ListedCategory) {
  const t = useTranslations('publicCompetition.metrics');
  const figureLabels = useFigureLabels(sportVariantKey);
  const unit = unitOfSport(sportVariantKey);
  return (metric: PlayerStatMetric) => {
    if (metric === 'goals') return t('goals', { unit, gender });
    return metric === 'mvps' ? t('mvps') : figureLabels(metric).long;
  };
}
