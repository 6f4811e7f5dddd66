'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { PictureField } from '../../ui/picture/picture-field.tsx';
import styles from './data/look.module.css';
import { type LookSettingsData, type LookSubject, useChangeLook, useLook } from './data/use-look.ts';
import { LookForm } from './look-form.tsx';

/** Logo, cover, colours and sponsors: anything not set here is inherited. */
export function LookEditor({ subject }: { readonly subject: LookSubject }) {
  const t = useTranslations('look');
  const query = useLook(subject);
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{t(`texts.${subject.kind}`)}</p>
      <QueryState query={query} errorTitle={t('failed')}>
        {(look) => (
          <div className={styles.stack}>
            <Pictures subject={subject} look={look} />
            <LookForm key={subject.id} subject={subject} look={look} />
          </div>
        )}
      </QueryState>
    </Card>
  );
}

interface PicturesProps {
  readonly subject: LookSubject;
  readonly look: LookSettingsData;
}

function Pictures({ subject, look: { own, inherited } }: PicturesProps) {
  const t = useTranslations('look');
  const { pictureOf } = useChangeLook(subject);
  const { kind, name } = subject;
  return (
    <>
      {kind !== 'organisation' && (
        <PictureField
          kind="logo"
          label={t('logo')}
          name={name}
          inheritedUrl={inherited.logoUrl}
          url={own.logoUrl}
          {...pictureOf('logo')}
        />
      )}
      <PictureField
        kind="cover"
        label={t('cover')}
        name={name}
        inheritedUrl={inherited.coverUrl}
        url={own.coverUrl}
        {...pictureOf('cover')}
      />
    </>
  );
}
