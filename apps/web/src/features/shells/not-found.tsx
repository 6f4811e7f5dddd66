import { useTranslations } from 'next-intl';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './not-found.module.css';
import { PublicShell } from './public-shell.tsx';

export function NotFound() {
  const t = useTranslations('notFound');
  return (
    <PublicShell>
      <div className={styles.page}>
        <EmptyState heading="h1" title={t('title')} action={<ButtonLink href="/">{t('home')}</ButtonLink>}>
          {t('text')}
        </EmptyState>
      </div>
    </PublicShell>
  );
}
