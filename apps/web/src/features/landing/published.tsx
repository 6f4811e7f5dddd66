import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { SearchForm, searchSection } from '../../ui/navigation/search-form.tsx';
import styles from './published.module.css';

/** What is published, or what a search found in it. Nothing can be published yet, and this says so. */
export function Published({ query }: { query: string }) {
  const t = useTranslations('landing');
  const searched = query !== '';
  return (
    <div id={searchSection} className={searched ? styles.answer : styles.section}>
      <Card title={searched ? t('found', { query }) : t('published')}>
        <div className={styles.search}>
          <SearchForm query={query} />
        </div>
        {searched ? (
          <EmptyState
            title={t('notFound')}
            action={
              <ButtonLink href="/" variant="outlined">
                {t('clear')}
              </ButtonLink>
            }
          >
            {t('notFoundText')}
          </EmptyState>
        ) : (
          <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
        )}
      </Card>
    </div>
  );
}
