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
import { type ReactNode, useId, useState } from 'react';
import { locales } from '../../i18n/locales.ts';
import { Link } from '../../i18n/navigation.ts';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { useAddressIn } from '../../ui/navigation/use-address-in.ts';
import { Mui } from '../../ui/theme/mui.tsx';
import { useThemeMenuItems } from '../../ui/theme/theme-menu-items.tsx';
import { MergeDeviceFollows } from '../follow/index.ts';
import { WaitingCount } from './waiting-badge.tsx';

interface PersonMenuProps {
  readonly user: ClubUser;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function PersonMenu({ user, className, children }: PersonMenuProps) {
  const t = useTranslations('shell');
  const { selectedOrganisation, logout } = useSession();
  const otherLanguage = useOtherLanguage();
  const themeItems = useThemeMenuItems();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const organisation = selectedOrganisation?.fullOrg;
  return (
    <>
      <MergeDeviceFollows userId={user.id} />
      <button
        type="button"
        id={id}
        className={className}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="visually-hidden">{t('menuOf', { name: `${user.firstName} ${user.surnames}` })}</span>
        {children}
      </button>
      <Mui>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          onClick={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { minWidth: 240 } } }}
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
            <WaitingCount />
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
    </>
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
