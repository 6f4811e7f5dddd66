'use client';

import ShareOutlined from '@mui/icons-material/ShareOutlined';
import { useToast } from '../feedback/toast.tsx';
import styles from './share.module.css';

interface ShareButtonProps {
  readonly title: string;
  readonly label: string;
  /** Said when the address was copied, where the device cannot share. */
  readonly copied: string;
  readonly failed: string;
}

/** Hands the address of the page on, with the device's own sheet or by copying it. */
export function ShareButton({ title, label, copied, failed }: ShareButtonProps) {
  const toast = useToast();
  const share = async () => {
    const url = location.href;
    try {
      if (navigator.share !== undefined) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast(copied);
    } catch (failure) {
      // Who closes the sheet has changed their mind.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) toast(failed, 'error');
    }
  };
  return (
    <button type="button" className={styles.action} onClick={() => void share()}>
      <ShareOutlined aria-hidden="true" className={styles.icon} />
      {label}
    </button>
  );
}
