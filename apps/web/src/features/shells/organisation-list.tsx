'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { Mui } from '../../ui/theme/mui.tsx';
import { OrganisationWords } from './organisation-words.tsx';

interface OrganisationListProps {
  readonly current: UserOrganisation;
  readonly organisations: readonly UserOrganisation[];
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly labelledBy: string;
}

export function OrganisationList(props: OrganisationListProps) {
  const { current, organisations, anchor, onClose, labelledBy } = props;
  const t = useTranslations('shell');
  return (
    <Mui>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        onClick={onClose}
        slotProps={{ list: { 'aria-labelledby': labelledBy }, paper: { sx: { minWidth: 228 } } }}
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
            <OrganisationWords organisation={organisation} />
            {organisation.orgId === current.orgId && (
              <CheckRounded aria-hidden="true" sx={{ fontSize: 20 }} />
            )}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem component={Link} href="/organisations/new" sx={{ gap: '12px' }}>
          <AddRounded aria-hidden="true" sx={{ width: 28, fontSize: 20 }} />
          {t('newOrganisation')}
        </MenuItem>
      </Menu>
    </Mui>
  );
}
