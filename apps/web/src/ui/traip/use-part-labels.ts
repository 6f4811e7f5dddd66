import type { Category, Season, Write } from '@traip/contract';
import { sportByKey } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../i18n/formats.ts';

type Dates = Pick<Write<typeof Season>, 'startsOn' | 'endsOn'>;
type Facts = Omit<Write<typeof Category>, 'id' | 'traipId' | 'name' | 'competitions' | 'version'>;

/** "Del 1 de septiembre de 2026 al 30 de junio de 2027", as far as known. */
export function useSeasonDates(): (season: Dates) => string {
  const t = useTranslations('traips.dates');
  const locale = useLocale();
  const day = (date: string) => calendarDay(locale, date);
  return ({ startsOn, endsOn }) => {
    if (startsOn && endsOn) return t('both', { from: day(startsOn), to: day(endsOn) });
    if (startsOn) return t('from', { from: day(startsOn) });
    return endsOn ? t('to', { to: day(endsOn) }) : t('none');
  };
}

/** "Fútbol 7 · Mixta · Amateur · hasta 12 años". */
export function useCategoryFacts(): (category: Facts) => string {
  const t = useTranslations('traips');
  const locale = useLocale();
  const ageRange = ({ minAge, maxAge }: Facts) => {
    if (minAge !== null && maxAge !== null) return [t('ages.both', { min: minAge, max: maxAge })];
    if (minAge !== null) return [t('ages.from', { min: minAge })];
    return maxAge === null ? [] : [t('ages.to', { max: maxAge })];
  };
  return (category) =>
    [
      sportByKey(category.sportVariantKey)?.name[locale] ?? category.sportVariantKey,
      t(`genders.${category.gender}`),
      t(`skillLevels.${category.skillLevel}`),
      ...ageRange(category),
    ].join(' · ');
}
