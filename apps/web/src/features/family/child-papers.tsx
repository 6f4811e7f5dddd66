'use client';

import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

const PapersDialog = dynamic(
  () => import('../consent-papers/index.ts').then((module) => module.PapersDialog),
  { ssr: false },
);

interface ChildPapersProps {
  readonly personId: string;
  readonly name: string;
}

/** Consents signed on paper for a child, for its guardians. */
export function ChildPapers({ personId, name }: ChildPapersProps) {
  const t = useTranslations('consentPapers');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<DescriptionOutlined />} onClick={() => setOpen(true)}>
        {t('ofChild')}
      </Button>
      {isOpen && <PapersDialog personId={personId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
