'use client';

import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TeamData, TeamPlace } from '../team/use-team.ts';
import { useMemberActions } from './use-member-actions.ts';
import type { Teammate } from './use-members.ts';

interface MemberMenuProps {
  readonly member: Teammate;
  readonly team: TeamData;
  readonly place: TeamPlace;
}

/** What is done rarely: hand over, send away, leave. */
export function MemberMenu({ member, team, place }: MemberMenuProps) {
  const t = useTranslations('teamDetail');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { handOver, remove, leave } = useMemberActions({ member, team, place });
  const { abilities, firstName, surnames } = member;
  return (
    <>
      <IconButton
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
      >
        {abilities.includes('makeOwner') && (
          <MenuItem onClick={() => void handOver()}>{t('handOver')}</MenuItem>
        )}
        {abilities.includes('remove') && (
          <MenuItem onClick={() => void remove()} sx={{ color: 'var(--error)' }}>
            {t('remove')}
          </MenuItem>
        )}
        {abilities.includes('leave') && (
          <MenuItem onClick={() => void leave()} sx={{ color: 'var(--error)' }}>
            {t('leave')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
