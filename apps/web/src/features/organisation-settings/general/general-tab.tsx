'use client';

import { useTranslations } from 'next-intl';
import { organisationApi } from '../../../lib/api/browser.ts';
import { useRefreshUser } from '../../../lib/api/use-refresh-user.ts';
import { Card } from '../../../ui/card.tsx';
import { PictureField } from '../../../ui/picture/picture-field.tsx';
import { Facts } from '../frame/facts.tsx';
import styles from '../frame/settings.module.css';
import { type Organisation, useOrganisationCache } from '../frame/use-organisation.ts';
import { DangerZone } from './danger-zone.tsx';
import { GeneralForm } from './general-form.tsx';

export function GeneralTab({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations('organisationSettings');
  const { abilities } = organisation;
  return (
    <div className={styles.page}>
      <Card title={t('generalTitle')}>
        {abilities.includes('organisation.edit') ? (
          <>
            <Picture organisation={organisation} />
            <GeneralForm organisation={organisation} />
          </>
        ) : (
          <GeneralFacts organisation={organisation} />
        )}
      </Card>
      {abilities.includes('organisation.delete') && <DangerZone organisation={organisation} />}
    </div>
  );
}

function Picture({ organisation: { id, name, avatarUrl } }: { readonly organisation: Organisation }) {
  const updateCache = useOrganisationCache();
  const renewUser = useRefreshUser();
  const upload = async (file: File) => {
    const stored = await organisationApi.setAvatar({ params: { id }, file });
    updateCache.picture(id, stored.avatarUrl);
    await renewUser();
  };
  const remove = async () => {
    await organisationApi.removeAvatar({ params: { id } });
    updateCache.picture(id, null);
    await renewUser();
  };
  return (
    <div className={styles.picture}>
      <PictureField kind="crest" name={name} url={avatarUrl} onUpload={upload} onRemove={remove} />
    </div>
  );
}

function GeneralFacts({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations();
  const { name, type, bio, description, website } = organisation;
  return (
    <Facts
      facts={[
        { name: t('organisationSettings.name'), value: name },
        { name: t('organisationSettings.type'), value: t(`organisationTypes.${type}`) },
        { name: t('organisationSettings.bio'), value: bio },
        { name: t('organisationSettings.description'), value: description },
        { name: t('organisationSettings.website'), value: website },
      ]}
    />
  );
}
