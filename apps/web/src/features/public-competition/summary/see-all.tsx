import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import styles from '../parts/public-competition.module.css';

export function SeeAll({ href }: { readonly href: string }) {
  const t = useTranslations('publicCompetition');
  return (
    <Link href={href} className={styles.all}>
      {t('seeAll')}
    </Link>
  );
}
