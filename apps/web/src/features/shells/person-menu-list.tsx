'use client';

import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import { useLocale, useTranslations } from 'next-intl';
import { locales } from '../../i18n/locales.ts';
import { Link } from '../../i18n/navigation.ts';
import { QueryProvider } from '../../lib/api/query-provider.tsx';
import { useSession } from '../../lib/session/index.ts';
import { Menu, MenuDivider, MenuItem, menuLink } from '../../ui/menu/menu.tsx';
import { useAddressIn } from '../../ui/navigation/use-address-in.ts';
import { ThemeMenuItems } from './theme-menu-items.tsx';
import { WaitingCount } from './waiting-badge.tsx';

interface PersonMenuListProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly labelledBy: string;
}

export function PersonMenuList({ anchor, onClose, labelledBy }: PersonMenuListProps) {
  const t = useTranslations('shell');
  const { selectedOrganisation, logout } = useSession();
  const otherLanguage = useOtherLanguage();
  const organisation = selectedOrganisation?.fullOrg;
  return (
    <Menu anchor={anchor} labelledBy={labelledBy} onClose={onClose}>
      <Link href="/home" {...menuLink}>
        <Icon of={HomeOutlined} />
        {t('home')}
      </Link>
      {organisation !== undefined && (
        <Link href={`/dashboard/${organisation.orgCode}`} {...menuLink}>
          <Icon of={SpaceDashboardOutlined} />
          {t('dashboardOf', { name: organisation.name })}
        </Link>
      )}
      <Link href="/invitations" {...menuLink}>
        <Icon of={MailOutlineRounded} />
        {t('invitations')}
        <QueryProvider>
          <WaitingCount />
        </QueryProvider>
      </Link>
      <Link href="/following" {...menuLink}>
        <Icon of={StarBorderRounded} />
        {t('following')}
      </Link>
      <Link href="/profile" {...menuLink}>
        <Icon of={PersonOutlineRounded} />
        {t('profile')}
      </Link>
      <a
        href={otherLanguage.address}
        hrefLang={otherLanguage.locale}
        lang={otherLanguage.locale}
        {...menuLink}
      >
        <Icon of={TranslateRounded} />
        {otherLanguage.name}
      </a>
      <MenuDivider />
      <ThemeMenuItems />
      <MenuDivider />
      <MenuItem onClick={() => void logout()}>
        <Icon of={LogoutRounded} />
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}

function Icon({ of: Shape }: { of: typeof HomeOutlined }) {
  return <Shape aria-hidden="true" sx={{ fontSize: 20 }} />;
}

function useOtherLanguage() {
  const t = useTranslations('ui.language');
  const current = useLocale();
  const addressIn = useAddressIn();
  const locale = locales.find((candidate) => candidate !== current) ?? current;
  return { locale, name: t(locale), address: addressIn(locale) };
}
