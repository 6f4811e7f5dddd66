'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { DeleteTraip } from './delete-traip.tsx';
import { EditTraipDialog } from './edit-traip-dialog.tsx';
import styles from './traip-detail.module.css';
import type { TraipData } from './use-traip.ts';

interface AboutProps {
  readonly traip: TraipData;
  readonly orgCode: string;
}

export function About({ traip, orgCode }: AboutProps) {
  const t = useTranslations('traips');
  const [editing, setEditing] = useState(false);
  const mayEdit = traip.abilities.includes('traips.manage');
  return (
    <div className={styles.column}>
      <Card
        title={t('data')}
        aside={
          mayEdit && (
            <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )
        }
      >
        <TraipFacts traip={traip} />
        <div className={styles.ways}>
          {traip.abilities.includes('competitions.manage') && (
            <ButtonLink
              href={`/dashboard/${orgCode}/competitions/new?traip=${traip.id}`}
              startIcon={<AddRounded />}
            >
              {t('newCompetition')}
            </ButtonLink>
          )}
          {traip.privacy === 'PUBLIC' && (
            <ButtonLink href={`/t/${traip.code}`} variant="outlined">
              {t('seePublicPage')}
            </ButtonLink>
          )}
        </div>
      </Card>
      {mayEdit && <DeleteTraip traip={traip} orgCode={orgCode} />}
      {editing && <EditTraipDialog traip={traip} onClose={() => setEditing(false)} />}
    </div>
  );
}

function TraipFacts({ traip }: { readonly traip: TraipData }) {
  const t = useTranslations('traips');
  const locale = useLocale();
  const { sportKey, competitions, privacy, description } = traip;
  return (
    <Facts
      stacked
      facts={[
        { term: t('sport'), value: sportNames[sportKey][locale] },
        { term: t('competitions'), value: competitions },
        { term: t('privacy'), value: t(`privacyTexts.${privacy}`) },
        ...(description === null ? [] : [{ term: t('descriptionShort'), value: description }]),
      ]}
    />
  );
}
