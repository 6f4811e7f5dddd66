'use client';

import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { useCopy } from './use-copy.ts';
import { webcal } from './webcal.ts';

/** A calendar subscription: dates there follow changes here. */
export function Subscribe({ address }: { readonly address: string }) {
  const t = useTranslations('sharing');
  const copy = useCopy();
  return (
    <ButtonRow>
      <a className={buttonClass({ variant: 'contained' })} href={webcal(address)}>
        <EventAvailableOutlined />
        {t('subscribe')}
      </a>
      <Button
        variant="outlined"
        startIcon={<ContentCopyRounded />}
        onClick={() => void copy(address, t('addressCopied'))}
      >
        {t('copyAddress')}
      </Button>
    </ButtonRow>
  );
}
