'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Sheet } from '../../ui/dialog/sheet.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PaperList } from './paper-list.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { type PaperData, usePapers } from './use-papers.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface PapersDialogProps {
  readonly personId: string;
  readonly name: string;
  readonly onClose: () => void;
}

type Step = { readonly kind: 'record' } | { readonly kind: 'takeBack'; readonly paper: PaperData };

/** Consents signed on paper for a minor. The form for the first sheet opens at once. */
export function PapersDialog({ personId, name, onClose }: PapersDialogProps) {
  const t = useTranslations('consentPapers');
  const { data, isPending, refetch } = usePapers(personId);
  const [step, setStep] = useState<Step | null>(null);
  const isFirst = data?.mayRecord === true && data.papers.length === 0;
  const of = { personId, name };
  if (step?.kind === 'takeBack')
    return <WithdrawDialog {...of} paper={step.paper} onClose={() => setStep(null)} />;
  if (isFirst || step?.kind === 'record') return <RecordDialog {...of} onClose={onClose} />;
  return (
    <Sheet title={t('title', { name })} onClose={onClose} actions={undefined}>
      {isPending && (
        <Loading>
          <Skeleton shape="card" height={140} />
        </Loading>
      )}
      {!isPending && !data && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {data && (
        <PaperList
          {...data}
          personId={personId}
          onRecord={() => setStep({ kind: 'record' })}
          onWithdraw={(paper) => setStep({ kind: 'takeBack', paper })}
        />
      )}
    </Sheet>
  );
}
