'use client';

import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../i18n/formats.ts';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './profile.module.css';
import { SignOut } from './sign-out.tsx';

/** My own data, as the platform knows it. */
export function Profile() {
  const t = useTranslations('profile');
  const { user } = useSession();
  const facts = useFacts(user);
  if (user === null) return null;
  return (
    <>
      <PageTitle title={t('title')} />
      <div className={styles.cards}>
        <Card title={t('data')}>
          <div className={styles.person}>
            <PersonAvatar firstName={user.firstName} surnames={user.surnames} size={64} />
            <p className={styles.name}>
              {user.firstName} {user.surnames}
            </p>
          </div>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.term}>{t(name)}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={t('session')}>
          <p className={styles.hint}>{t('sessionText')}</p>
          <SignOut />
        </Card>
      </div>
    </>
  );
}

function useFacts(user: ClubUser | null) {
  const t = useTranslations();
  const locale = useLocale();
  if (user === null) return [];
  const unknown = t('profile.unknown');
  return [
    { name: 'email', value: user.email },
    { name: 'code', value: user.userCode },
    { name: 'birthday', value: user.birthday === null ? unknown : calendarDay(locale, user.birthday) },
    { name: 'sport', value: user.favoriteSport === null ? unknown : sportNames[user.favoriteSport][locale] },
    { name: 'language', value: t(`ui.language.${user.locale}`) },
  ] as const;
}
