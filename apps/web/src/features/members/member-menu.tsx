'use client';

import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { useMemberActions } from './use-member-actions.ts';
import type { Member, Organisation } from './use-members.ts';

interface MemberMenuProps {
  readonly member: Member;
  readonly organisation: Organisation;
}

/** What else can be done about a member. */
export function MemberMenu({ member, organisation }: MemberMenuProps) {
  const t = useTranslations('members');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { remove, leave } = useMemberActions(member, organisation);
  const { firstName, surnames, userCode, abilities } = member;
  return (
    <>
      <IconButton
        id={id}
        aria-label={t('moreOf', { name: `${firstName} ${surnames}` })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'var(--primary)' }}
      >
        <MoreHorizRounded />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem component={Link} href={`/u/${userCode}`}>
          <Icon of={PersonOutlineRounded} />
          {t('seeProfile')}
        </MenuItem>
        {abilities.includes('remove') && (
          <MenuItem onClick={remove} sx={{ color: 'var(--error)' }}>
            <Icon of={PersonRemoveOutlined} />
            {t('remove')}
          </MenuItem>
        )}
        {abilities.includes('leave') && (
          <MenuItem onClick={leave} sx={{ color: 'var(--error)' }}>
            <Icon of={LogoutRounded} />
            {t('leave')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

function Icon({ of: Shape }: { readonly of: typeof LogoutRounded }) {
  return (
    <ListItemIcon sx={{ color: 'inherit' }}>
      <Shape aria-hidden="true" sx={{ fontSize: 20 }} />
    </ListItemIcon>
  );
}
