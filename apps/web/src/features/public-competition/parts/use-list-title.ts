import type { PlayerStatMetric } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { unitOfSport } from '../../../ui/sport/unit-of-sport.ts';
import { useFigureWords } from '../../../ui/statistics/use-figure-words.ts';
import type { PublicCompetitionData } from '../../public-matches/index.ts';

/** What a list of players is called: who scores has a name, whatever else is counted says what it is. */
export function useListTitle({ gender, sportVariantKey }: PublicCompetitionData['category']) {
  const t = useTranslations('publicCompetition.metrics');
  const words = useFigureWords(sportVariantKey);
  const unit = unitOfSport(sportVariantKey);
  return (metric: PlayerStatMetric) => {
    if (metric === 'goals') return t('goals', { unit, gender });
    return metric === 'mvps' ? t('mvps') : words(metric).long;
  };
}
