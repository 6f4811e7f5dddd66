'use client';

import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import styles from './organisation-switcher.module.css';
import { OrganisationWords } from './organisation-words.tsx';
import { useOnDemand } from './use-on-demand.ts';

const load = () => import('./organisation-list.tsx');
const OrganisationList = dynamic(() => load().then((module) => module.OrganisationList), { ssr: false });

interface OrganisationSwitcherProps {
  readonly current: UserOrganisation;
  readonly organisations: readonly UserOrganisation[];
  readonly collapsed: boolean;
}

export function OrganisationSwitcher({ current, organisations, collapsed }: OrganisationSwitcherProps) {
  const t = useTranslations('shell');
  const id = useId();
  const { anchor, close, isLoaded, opener } = useOnDemand(load);
  return (
    <>
      <button
        type="button"
        id={id}
        className={`${styles.button} ${collapsed ? styles.collapsed : ''}`}
        aria-haspopup="menu"
        {...opener}
      >
        <span className="visually-hidden">{t('changeOrganisation')}</span>
        <Crest name={current.fullOrg.name} url={current.fullOrg.avatarUrl} width={30} />
        <OrganisationWords organisation={current} hidden={collapsed} />
        {!collapsed && <ExpandMoreRounded aria-hidden="true" sx={{ fontSize: 20 }} />}
      </button>
      {isLoaded && (
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
