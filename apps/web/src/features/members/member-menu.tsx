'use client';

import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import { useTranslations } from 'next-intl';
import { ItemMenu } from '../../ui/list/item-menu.tsx';
import { useMemberActions } from './use-member-actions.ts';
import type { Member, Organisation } from './use-members.ts';

interface MemberMenuProps {
  readonly member: Member;
  readonly organisation: Organisation;
}

export function MemberMenu({ member, organisation }: MemberMenuProps) {
  const t = useTranslations('members');
  const { remove, leave } = useMemberActions(member, organisation);
  const { firstName, surnames, userCode, abilities } = member;
  const items = [
    { label: t('seeProfile'), icon: PersonOutlineRounded, href: `/u/${userCode}` },
    { label: t('remove'), icon: PersonRemoveOutlined, onSelect: remove, isDanger: true, needs: 'remove' },
    { label: t('leave'), icon: LogoutRounded, onSelect: leave, isDanger: true, needs: 'leave' },
  ] as const;
  return (
    <ItemMenu
      label={t('moreOf', { name: `${firstName} ${surnames}` })}
      items={items.filter((item) => !('needs' in item) || abilities.includes(item.needs))}
    />
  );
}
