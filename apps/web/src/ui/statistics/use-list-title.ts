import type { PlayerStatMetric } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { unitOfSport } from '../sport/unit-of-sport.ts';
import { useFigureWords } from './use-figure-words.ts';

/** Whose list it is. */
export interface ListedCategory {
  readonly gender: string;
  readonly sportVariantKey: string;
}

/** What a list of players is called: who scores has a name, whatever else is counted says what it is. */
export function useListTitle({ gender, sportVariantKey }: ListedCategory) {
  const t = useTranslations('publicCompetition.metrics');
  const words = useFigureWords(sportVariantKey);
  const unit = unitOfSport(sportVariantKey);
  return (metric: PlayerStatMetric) => {
    if (metric === 'goals') return t('goals', { unit, gender });
    return metric === 'mvps' ? t('mvps') : words(metric).long;
  };
}
