'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './family.module.css';
import { useFamily } from './use-family.ts';

/** In the profile: how many children the person is responsible for, with a link to them. */
export function FamilyCard() {
  const t = useTranslations('family');
  const { data } = useFamily();
  const names = data?.children.map(({ firstName }) => firstName).join(', ') ?? '';
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{names === '' ? t('cardText') : names}</p>
      <ButtonLink href="/profile/children" variant="outlined" fullWidth>
        {names === '' ? t('add') : t('manage')}
      </ButtonLink>
    </Card>
  );
}
