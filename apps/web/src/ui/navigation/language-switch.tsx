'use client';

import { useLocale, useTranslations } from 'next-intl';
import { locales } from '../../i18n/locales.ts';
import styles from './language-switch.module.css';
import { useAddressIn } from './use-address-in.ts';

export function LanguageSwitch() {
  const t = useTranslations('ui.language');
  const current = useLocale();
  const addressIn = useAddressIn();
  return (
    <nav className={styles.switch} aria-label={t('label')}>
      {locales.map((locale) => (
        // A full page load: the document's language and its style nonce change.
        <a
          key={locale}
          href={addressIn(locale)}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          className={locale === current ? styles.on : undefined}
        >
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <span className="visually-hidden">{t(locale)}</span>
        </a>
      ))}
    </nav>
  );
}
