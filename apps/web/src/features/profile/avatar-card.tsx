'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { profileApi } from '../../lib/api/browser.ts';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { PictureField } from '../../ui/picture/picture-field.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import styles from './profile.module.css';

export function AvatarCard({ user }: { user: ClubUser }) {
  const t = useTranslations('profile');
  const { replaceUser } = useSession();
  const [isChanging, setIsChanging] = useState(false);
  const upload = async (file: File) => {
    const { avatarUrl } = await profileApi.setAvatar({ file });
    replaceUser({ ...user, avatarUrl });
  };
  const remove = async () => {
    await profileApi.removeAvatar();
    replaceUser({ ...user, avatarUrl: null });
  };
  const facts = [
    { name: 'email', value: user.email },
    { name: 'code', value: user.userCode },
  ] as const;
  return (
    <Card title={`${user.firstName} ${user.surnames}`}>
      <PictureField
        kind="person"
        name={user.firstName}
        surnames={user.surnames}
        url={user.avatarUrl}
        onUpload={upload}
        onRemove={remove}
      />
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.term}>{t(name)}</dt>
            <dd className={styles.value}>
              {value}
              {name === 'email' && (
                <Button size="small" aria-label={t('changeEmail.open')} onClick={() => setIsChanging(true)}>
                  {t('changeEmail.short')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isChanging && <ChangeEmailDialog onClose={() => setIsChanging(false)} />}
    </Card>
  );
}
