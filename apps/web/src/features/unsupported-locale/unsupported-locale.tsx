import { getTranslations } from 'next-intl/server';
import { type Locale, locales, localisedPath } from '../../i18n/locales.ts';
import { Logo } from '../../ui/identity/logo.tsx';
import { contentId } from '../../ui/navigation/skip-link.tsx';
import styles from './unsupported-locale.module.css';

/** Unsupported languages get this page in both of ours. */
export function UnsupportedLocale() {
  return (
    <div className={styles.page}>
      <header>
        <Logo />
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {locales.map((locale) => (
          <Message key={locale} locale={locale} />
        ))}
      </main>
    </div>
  );
}

async function Message({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'unsupportedLocale' });
  const Heading = locale === locales[0] ? 'h1' : 'h2';
  return (
    <section lang={locale} className={styles.card}>
      <Heading className={styles.title}>{t('title')}</Heading>
      <p>{t('text')}</p>
      <a href={localisedPath(locale, '/')} hrefLang={locale} className={styles.link}>
        {t('go')}
      </a>
    </section>
  );
}
