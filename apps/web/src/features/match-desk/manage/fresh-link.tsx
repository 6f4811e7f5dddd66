'use client';

import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlainDialog } from '../../../ui/dialog/plain-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { QrPicture } from '../../team-qr/index.ts';
import type { Link } from './link-form.tsx';
import styles from './manage.module.css';

interface FreshLinkProps {
  readonly link: Link;
  readonly onClose: () => void;
}

/** A new link, also as a QR code. The only time that its URL is shown. */
export function FreshLink({ link, onClose }: FreshLinkProps) {
  const t = useTranslations('matchDesk');
  const locale = useLocale();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      toast(t('linkCopied'));
    } catch {
      // Copying may be forbidden: the URL is visible.
      toast(t('linkNotCopied'), 'error');
    }
  };
  return (
    <PlainDialog
      open
      title={link.label ?? t('newLink')}
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          size="large"
          startIcon={<ContentCopyRounded />}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      }
    >
      <Fields>
        <QrPicture svg={link.svg} alt={t('codeAlt')} className={styles.code} />
        <TextField label={t('link')} value={link.url} input={{ readOnly: true }} />
        <Notice tone="info">{t('linkUntil', { when: dayAndTime(locale, new Date(link.expiresAt)) })}</Notice>
      </Fields>
    </PlainDialog>
  );
}
