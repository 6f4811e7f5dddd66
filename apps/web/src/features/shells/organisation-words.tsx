'use client';

import { useTranslations } from 'next-intl';
import type { UserOrganisation } from '../../lib/session/index.ts';
import styles from './organisation-switcher.module.css';

interface OrganisationWordsProps {
  readonly organisation: UserOrganisation;
  readonly hidden?: boolean;
}

export function OrganisationWords({ organisation, hidden = false }: OrganisationWordsProps) {
  const t = useTranslations('roles');
  return (
    <span className={hidden ? 'visually-hidden' : styles.words}>
      <b className={styles.name}>{organisation.fullOrg.name}</b>
      <span className={styles.role}>{t(organisation.role)}</span>
    </span>
  );
}
