'use client';

import { useTranslations } from 'next-intl';
import type { UserOrganisation } from '../../lib/session/index.ts';
import styles from './organisation-switcher.module.css';

interface OrganisationLabelProps {
  readonly organisation: UserOrganisation;
  readonly hidden?: boolean;
}

export function OrganisationLabel({ organisation, hidden = false }: OrganisationLabelProps) {
  const t = useTranslations('roles');
  return (
    <span className={hidden ? 'visually-hidden' : styles.words}>
      <b className={styles.name}>{organisation.fullOrg.name}</b>
      <span className={styles.role}>{t(organisation.role)}</span>
    </span>
  );
}
