'use client';

import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocale, useTranslations } from 'next-intl';
import { locales } from '../../i18n/locales.ts';
import { Link } from '../../i18n/navigation.ts';
import { QueryProvider } from '../../lib/api/query-provider.tsx';
import { useSession } from '../../lib/session/index.ts';
import { useAddressIn } from '../../ui/navigation/use-address-in.ts';
import { Mui } from '../../ui/theme/mui.tsx';
import { useThemeMenuItems } from '../../ui/theme/theme-menu-items.tsx';
import { WaitingCount } from './waiting-badge.tsx';

interface PersonMenuListProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly labelledBy: string;
}

export function PersonMenuList({ anchor, onClose, labelledBy }: PersonMenuListProps) {
  const t = useTranslations('shell');
  const { selectedOrganisation, logout } = useSession();
  const otherLanguage = useOtherLanguage();
  const themeItems = useThemeMenuItems();
  const organisation = selectedOrganisation?.fullOrg;
  return (
    <Mui>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        onClick={onClose}
        slotProps={{ list: { 'aria-labelledby': labelledBy }, paper: { sx: { minWidth: 240 } } }}
      >
        <MenuItem component={Link} href="/home">
          <Icon of={HomeOutlined} />
          {t('home')}
        </MenuItem>
        {organisation !== undefined && (
          <MenuItem component={Link} href={`/dashboard/${organisation.orgCode}`}>
            <Icon of={SpaceDashboardOutlined} />
            {t('dashboardOf', { name: organisation.name })}
          </MenuItem>
        )}
        <MenuItem component={Link} href="/invitations">
          <Icon of={MailOutlineRounded} />
          {t('invitations')}
          <QueryProvider>
            <WaitingCount />
          </QueryProvider>
        </MenuItem>
        <MenuItem component={Link} href="/following">
          <Icon of={StarBorderRounded} />
          {t('following')}
        </MenuItem>
        <MenuItem component={Link} href="/profile">
          <Icon of={PersonOutlineRounded} />
          {t('profile')}
        </MenuItem>
        <MenuItem
          component="a"
          href={otherLanguage.address}
          hrefLang={otherLanguage.locale}
          lang={otherLanguage.locale}
        >
          <Icon of={TranslateRounded} />
          {otherLanguage.name}
        </MenuItem>
        <Divider />
        {themeItems}
        <Divider />
        <MenuItem onClick={() => void logout()}>
          <Icon of={LogoutRounded} />
          {t('signOut')}
        </MenuItem>
      </Menu>
    </Mui>
  );
}

function Icon({ of: Shape }: { of: typeof HomeOutlined }) {
  return (
    <ListItemIcon>
      <Shape aria-hidden="true" sx={{ fontSize: 20 }} />
    </ListItemIcon>
  );
}

function useOtherLanguage() {
  const t = useTranslations('ui.language');
  const current = useLocale();
  const addressIn = useAddressIn();
  const locale = locales.find((candidate) => candidate !== current) ?? current;
  return { locale, name: t(locale), address: addressIn(locale) };
}
