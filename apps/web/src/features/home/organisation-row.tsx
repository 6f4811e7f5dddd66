'use client';

import { useTranslations } from 'next-intl';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './home.module.css';

/** One organisation, what I am there, and the way into it. */
export function OrganisationRow({ organisation }: { organisation: UserOrganisation }) {
  const t = useTranslations();
  const { name, orgCode, avatarUrl } = organisation.fullOrg;
  return (
    <li className={styles.row}>
      <Crest name={name} url={avatarUrl} width={36} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.role}>{t(`roles.${organisation.role}`)}</span>
      </span>
      <ButtonLink href={`/dashboard/${orgCode}`} variant="outlined" aria-label={t('home.openOf', { name })}>
        {t('home.open')}
      </ButtonLink>
    </li>
  );
}
