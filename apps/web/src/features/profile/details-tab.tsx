'use client';

import { useTranslations } from 'next-intl';
import type { ClubUser } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { FamilyCard } from '../family/index.ts';
import { LicencesCard } from '../licences/index.ts';
import { AvatarCard } from './avatar-card.tsx';
import styles from './profile.module.css';
import { ProfileColumns } from './profile-columns.tsx';
import { ProfileForm } from './profile-form.tsx';

/** A person's details, and what others see of them. */
export function DetailsTab({ user }: { readonly user: ClubUser }) {
  const t = useTranslations('profile');
  return (
    <ProfileColumns
      main={
        <Card title={t('data')}>
          <ProfileForm user={user} />
        </Card>
      }
      aside={
        <>
          <AvatarCard user={user} />
          <Card title={t('publicPage')}>
            <p className={styles.text}>
              {user.privacy === 'PUBLIC' ? t('publicPageText') : t('hiddenPageText')}
            </p>
            <ButtonLink href={`/u/${user.userCode}`} variant="outlined" fullWidth>
              {t('seePublicPage')}
            </ButtonLink>
          </Card>
          <LicencesCard />
          <FamilyCard />
        </>
      }
    />
  );
}
