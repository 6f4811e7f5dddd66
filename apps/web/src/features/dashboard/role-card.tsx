'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import type { OrganisationAbility } from '@traip/contract';
import { useTranslations } from 'next-intl';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import styles from './role-card.module.css';

/** A new ability without a label does not compile. */
const labelKeys = {
  'organisation.see': 'organisationSee',
  'organisation.edit': 'organisationEdit',
  'organisation.delete': 'organisationDelete',
  'fiscalData.see': 'fiscalDataSee',
  'auditLog.see': 'auditLogSee',
  'members.manage': 'membersManage',
  'teams.manage': 'teamsManage',
  'traips.manage': 'traipsManage',
  'competitions.manage': 'competitionsManage',
  'matches.manage': 'matchesManage',
} as const satisfies Record<OrganisationAbility, string>;

/** The person's role in this organisation and its abilities, as the server reports them. */
export function RoleCard({ organisation }: { organisation: UserOrganisation }) {
  const t = useTranslations();
  const { role, abilities, fullOrg } = organisation;
  return (
    <Card
      title={t('dashboard.role')}
      aside={
        <StateChip tone="secondary" icon={<VerifiedUserOutlined />}>
          {t(`roles.${role}`)}
        </StateChip>
      }
    >
      <p>{t(`dashboard.roleTexts.${role}`)}</p>
      <h3 className={styles.title}>{t('dashboard.can')}</h3>
      <ul className={styles.list}>
        {abilities.map((ability) => (
          <li key={ability} className={styles.ability}>
            <CheckRounded aria-hidden="true" className={styles.icon} />
            {t(`dashboard.abilities.${labelKeys[ability]}`)}
          </li>
        ))}
      </ul>
      <p className={styles.code}>{t('dashboard.code', { code: fullOrg.orgCode })}</p>
    </Card>
  );
}
