'use client';

import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import Button from '@mui/material/Button';
import type { TeamRole } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import { MemberMenu } from './member-menu.tsx';
import styles from './members.module.css';
import type { Teammate } from './use-members.ts';

const appearances: Record<TeamRole, { tone: ChipTone; Icon: typeof StarBorderRounded }> = {
  OWNER: { tone: 'secondary', Icon: StarBorderRounded },
  CAPTAIN: { tone: 'primary', Icon: ShieldOutlined },
  COACH: { tone: 'info', Icon: SportsOutlined },
  ASSISTANT_CAPTAIN: { tone: 'primary', Icon: ShieldOutlined },
  STUFF: { tone: 'info', Icon: SportsOutlined },
  MEMBER: { tone: 'neutral', Icon: GroupsOutlined },
};

interface MemberRowProps {
  readonly member: Teammate;
  readonly team: TeamData;
  readonly context: TeamContext;
  readonly onChangeRole: () => void;
}

export function MemberRow({ member, team, context, onChangeRole }: MemberRowProps) {
  const t = useTranslations();
  const { firstName, surnames, userCode, avatarUrl, email, role, abilities } = member;
  const { tone, Icon } = appearances[role];
  const name = `${firstName} ${surnames}`;
  return (
    <li className={styles.row}>
      <PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} />
      <span className={styles.words}>
        <Link href={`/u/${userCode}`} className={styles.name}>
          {name}
        </Link>
        <span className={styles.quiet}>{email ?? userCode}</span>
      </span>
      <span className={styles.actions}>
        <StateChip tone={tone} icon={<Icon />}>
          {t(`teamRoles.${role}`)}
        </StateChip>
        {abilities.includes('changeRole') && (
          <Button
            variant="outlined"
            size="small"
            className={styles.change}
            aria-label={t('teamDetail.changeRoleOf', { name })}
            onClick={onChangeRole}
          >
            {t('teamDetail.changeRole')}
          </Button>
        )}
        {abilities.some((ability) => ability !== 'changeRole') && (
          <span className={styles.menu}>
            <MemberMenu member={member} team={team} context={context} />
          </span>
        )}
      </span>
    </li>
  );
}
