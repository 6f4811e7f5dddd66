'use client';

import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useConfirm } from '../../ui/dialog/confirm.tsx';

interface AbsentButtonProps {
  readonly name: string;
  readonly onLeaveOut: () => Promise<unknown>;
}

/** Leaves an absent person out of the draw. */
export function AbsentButton({ name, onLeaveOut }: AbsentButtonProps) {
  const t = useTranslations('weighIn');
  const confirm = useConfirm();
  const confirmAbsence = async () => {
    const question = {
      title: t('absentQuestion', { name }),
      text: t('absentText'),
      confirmLabel: t('leaveOut'),
      danger: true,
    };
    if (await confirm(question)) await onLeaveOut();
  };
  const label = t('absent', { name });
  return (
    <IconButton
      aria-label={label}
      title={label}
      sx={{ color: 'var(--text-3)' }}
      onClick={() => void confirmAbsence()}
    >
      <PersonOffOutlined />
    </IconButton>
  );
}
