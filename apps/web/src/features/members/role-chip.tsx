'use client';

import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import type { OrganisationRole } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../../ui/identity/state-chip.tsx';

const appearances = {
  'super-admin': { tone: 'secondary', Icon: StarBorderRounded },
  admin: { tone: 'primary', Icon: SettingsOutlined },
  referee: { tone: 'info', Icon: SportsOutlined },
  member: { tone: 'neutral', Icon: GroupsOutlined },
} as const satisfies Record<OrganisationRole, { tone: ChipTone; Icon: typeof StarBorderRounded }>;

export function RoleChip({ role }: { readonly role: OrganisationRole }) {
  const t = useTranslations('roles');
  const { tone, Icon } = appearances[role];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(role)}
    </StateChip>
  );
}
