'use client';

import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { OrganisationLabel } from './organisation-label.tsx';
import { OrganisationList } from './organisation-list.tsx';
import styles from './organisation-switcher.module.css';

interface OrganisationSwitcherProps {
  readonly current: UserOrganisation;
  readonly organisations: readonly UserOrganisation[];
  readonly collapsed: boolean;
}

export function OrganisationSwitcher({ current, organisations, collapsed }: OrganisationSwitcherProps) {
  const t = useTranslations('shell');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        id={id}
        className={`${styles.button} ${collapsed ? styles.collapsed : ''}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="visually-hidden">{t('changeOrganisation')}</span>
        <Crest name={current.fullOrg.name} url={current.fullOrg.avatarUrl} width={30} />
        <OrganisationLabel organisation={current} hidden={collapsed} />
        {!collapsed && <ExpandMoreRounded aria-hidden="true" sx={{ fontSize: 20 }} />}
      </button>
      {anchor !== null && (
        <OrganisationList
          current={current}
          organisations={organisations}
          anchor={anchor}
          onClose={close}
          labelledBy={id}
        />
      )}
    </>
  );
}
