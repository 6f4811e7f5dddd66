'use client';

import ShareOutlined from '@mui/icons-material/ShareOutlined';
import { useToast } from '../feedback/toast.tsx';
import { ActionButton } from './action-button.tsx';
import { shareOrCopy } from './share-or-copy.ts';

interface ShareButtonProps {
  readonly title: string;
  readonly label: string;
  /** The confirmation, if the device can't share. */
  readonly copied: string;
  readonly failed: string;
}

export function ShareButton({ title, label, copied, failed }: ShareButtonProps) {
  const toast = useToast();
  const share = async () => {
    const outcome = await shareOrCopy(title);
    if (outcome === 'copied') toast(copied);
    if (outcome === 'failed') toast(failed, 'error');
  };
  return (
    <ActionButton icon={<ShareOutlined />} onClick={() => void share()}>
      {label}
    </ActionButton>
  );
}
