'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { dayOf } from '../../i18n/formats.ts';
import { profileApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import styles from './profile.module.css';

/** Which versions of the terms and the privacy policy the account agreed to. */
export function Agreements() {
  const t = useTranslations('profile.agreements');
  const locale = useLocale();
  const { data } = useQuery({ queryKey: ['profile', 'agreements'], queryFn: () => profileApi.agreements() });
  if (data === undefined) return null;
  return (
    <Card title={t('title')}>
      {data.agreements.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.agreements}>
        {data.agreements.map(({ document, version, agreedAt }) => (
          <li key={`${document} ${version}`}>
            <TextLink href={`/${document}`}>{t(`documents.${document}`)}</TextLink>
            <p className={styles.agreed}>
              {t('agreed', { document, version, when: dayOf(locale, new Date(agreedAt)) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
