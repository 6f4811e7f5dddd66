import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import type { TeamRole } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';

const appearances: Record<TeamRole, { tone: ChipTone; Icon: typeof StarBorderRounded }> = {
  OWNER: { tone: 'secondary', Icon: StarBorderRounded },
  CAPTAIN: { tone: 'primary', Icon: ShieldOutlined },
  COACH: { tone: 'info', Icon: SportsOutlined },
  ASSISTANT_CAPTAIN: { tone: 'primary', Icon: ShieldOutlined },
  STUFF: { tone: 'info', Icon: SportsOutlined },
  MEMBER: { tone: 'neutral', Icon: GroupsOutlined },
};

export function RoleChip({ role }: { readonly role: TeamRole }) {
  const t = useTranslations('teamRoles');
  const { tone, Icon } = appearances[role];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(role)}
    </StateChip>
  );
}
