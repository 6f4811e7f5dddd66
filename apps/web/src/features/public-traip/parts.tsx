import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { useCategoryFacts, useSeasonDates } from '../../ui/traip/use-part-labels.ts';
import type { PublicTraipData } from './load-traip.ts';
import styles from './public-traip.module.css';

export function Seasons({ seasons }: Pick<PublicTraipData, 'seasons'>) {
  const t = useTranslations('publicTraip');
  const dates = useSeasonDates();
  return (
    <Card title={t('seasons')}>
      <ul className={styles.parts}>
        {seasons.map((season) => (
          <li key={season.id}>
            <b className={styles.name}>{season.name}</b>
            <span className={styles.quiet}>{dates(season)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Categories({ categories }: Pick<PublicTraipData, 'categories'>) {
  const t = useTranslations('publicTraip');
  const facts = useCategoryFacts();
  return (
    <Card title={t('categories')}>
      <ul className={styles.parts}>
        {categories.map((category) => (
          <li key={category.id}>
            <b className={styles.name}>{category.name}</b>
            <span className={styles.quiet}>{facts(category)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
