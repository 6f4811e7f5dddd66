import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../i18n/locales.ts';
import styles from './own-server.module.css';

const facts = ['process', 'api', 'data'] as const;

/** Free software: what it takes to host it. */
export function OwnServer() {
  const t = useTranslations('landing.own');
  const locale = useLocale();
  return (
    <section className={styles.own} aria-labelledby="own">
      <div>
        <h2 id="own" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.text}>{t('text')}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              <Tick />
              {t(fact)}
            </li>
          ))}
        </ul>
        <a href={localisedPath(locale, '/docs')} className={styles.docs}>
          {t('docs')}
        </a>
      </div>
      <figure className={styles.terminal}>
        <figcaption className={styles.bar}>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          {t('terminal')}
        </figcaption>
        <pre className={styles.lines}>
          <span className={styles.prompt}>$</span> git clone … && cd traip{'\n'}
          <span className={styles.prompt}>$</span> npm start{'\n'}
          <span className={styles.done}>✓</span> {t('planted')}
          {'\n'}
          <span className={styles.quiet}>→</span> http://localhost:3000
        </pre>
      </figure>
    </section>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.tick}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}
