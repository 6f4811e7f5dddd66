import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../../i18n/locales.ts';
import { Icon } from '../parts/icons.tsx';
import { referencePath } from '../paths.ts';
import styles from './crumbs.module.css';

/** The way back to the overview. */
export function Crumbs({ group }: { readonly group: string }) {
  const t = useTranslations('docs');
  const locale = useLocale();
  return (
    <p className={styles.crumbs}>
      <a href={localisedPath(locale, referencePath)}>{t('sections.reference')}</a>
      <Icon name="right" size={16} />
      {group}
    </p>
  );
}
