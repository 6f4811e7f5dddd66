'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import type { UserOrganisation } from '../../lib/session/index.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { Menu, MenuDivider, menuLink } from '../../ui/menu/menu.tsx';
import { OrganisationLabel } from './organisation-label.tsx';

interface OrganisationListProps {
  readonly current: UserOrganisation;
  readonly organisations: readonly UserOrganisation[];
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly labelledBy: string;
}

export function OrganisationList(props: OrganisationListProps) {
  const { current, organisations, anchor, onClose, labelledBy } = props;
  const t = useTranslations('shell');
  return (
    <Menu anchor={anchor} labelledBy={labelledBy} onClose={onClose}>
      {organisations.map((organisation) => (
        <Link
          key={organisation.orgId}
          {...menuLink}
          href={`/dashboard/${organisation.fullOrg.orgCode}`}
          aria-current={organisation.orgId === current.orgId ? 'true' : undefined}
        >
          <Crest name={organisation.fullOrg.name} url={organisation.fullOrg.avatarUrl} width={28} />
          <OrganisationLabel organisation={organisation} />
          {organisation.orgId === current.orgId && <CheckRounded aria-hidden="true" sx={{ fontSize: 20 }} />}
        </Link>
      ))}
      <MenuDivider />
      <Link href="/organisations/new" {...menuLink}>
        <AddRounded aria-hidden="true" sx={{ fontSize: 20 }} />
        {t('newOrganisation')}
      </Link>
    </Menu>
  );
}
