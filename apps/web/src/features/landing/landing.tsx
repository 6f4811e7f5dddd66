import { useTranslations } from 'next-intl';
import { Audiences } from './audiences.tsx';
import styles from './landing.module.css';
import { Published } from './published.tsx';
import { Sports } from './sports.tsx';
import { JoinCall, WelcomeActions } from './welcome.tsx';

/** The front page: what Traip is, whom it is for, what is published, and the way in. */
export function Landing({ query }: { query: string }) {
  const t = useTranslations();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.wrap}>
          <p className={styles.overline}>{t('landing.overline')}</p>
          <h1 className={styles.title}>{t('site.tagline')}</h1>
          <p className={styles.lead}>{t('landing.lead')}</p>
          <WelcomeActions />
        </div>
      </section>
      <div className={styles.wrap}>
        {query !== '' && <Published query={query} />}
        <Audiences />
        {query === '' && <Published query="" />}
        <Sports />
        <JoinCall />
      </div>
    </>
  );
}
