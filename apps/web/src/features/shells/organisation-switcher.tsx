'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import styles from './organisation-switcher.module.css';

interface OrganisationSwitcherProps {
  readonly current: UserOrganisation;
  readonly organisations: readonly UserOrganisation[];
  readonly collapsed: boolean;
}

export function OrganisationSwitcher({ current, organisations, collapsed }: OrganisationSwitcherProps) {
  const t = useTranslations();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        id={id}
        className={`${styles.button} ${collapsed ? styles.collapsed : ''}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="visually-hidden">{t('shell.changeOrganisation')}</span>
        <Crest name={current.fullOrg.name} url={current.fullOrg.avatarUrl} width={30} />
        <Words organisation={current} hidden={collapsed} />
        {!collapsed && <ExpandMoreRounded aria-hidden="true" sx={{ fontSize: 20 }} />}
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { minWidth: 228 } } }}
      >
        {organisations.map((organisation) => (
          <MenuItem
            key={organisation.orgId}
            component={Link}
            href={`/dashboard/${organisation.fullOrg.orgCode}`}
            selected={organisation.orgId === current.orgId}
            aria-current={organisation.orgId === current.orgId ? 'true' : undefined}
            sx={{ gap: '12px' }}
          >
            <Crest name={organisation.fullOrg.name} url={organisation.fullOrg.avatarUrl} width={28} />
            <Words organisation={organisation} />
            {organisation.orgId === current.orgId && (
              <CheckRounded aria-hidden="true" sx={{ fontSize: 20 }} />
            )}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem component={Link} href="/organisations/new" sx={{ gap: '12px' }}>
          <AddRounded aria-hidden="true" sx={{ width: 28, fontSize: 20 }} />
          {t('shell.newOrganisation')}
        </MenuItem>
      </Menu>
    </>
  );
}

function Words({ organisation, hidden = false }: { organisation: UserOrganisation; hidden?: boolean }) {
  const t = useTranslations('roles');
  return (
    <span className={hidden ? 'visually-hidden' : styles.words}>
      <b className={styles.name}>{organisation.fullOrg.name}</b>
      <span className={styles.role}>{t(organisation.role)}</span>
    </span>
  );
}
