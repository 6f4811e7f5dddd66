'use client';

import { useTranslations } from 'next-intl';
import { Sheet } from '../../ui/dialog/sheet.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DocumentCard } from './document-card.tsx';
import styles from './documents.module.css';
import { useDocuments } from './use-documents.ts';

interface DocumentsDialogProps {
  readonly personId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** One person's documents. The person or a guardian edits all of them; organisers see those they require. */
export function DocumentsDialog({ personId, name, onClose }: DocumentsDialogProps) {
  const t = useTranslations('licenceDocuments');
  return (
    <Sheet title={t('title', { name })} onClose={onClose} actions={undefined}>
      <p className={styles.quiet}>{t('text')}</p>
      <Documents personId={personId} />
    </Sheet>
  );
}

function Documents({ personId }: Pick<DocumentsDialogProps, 'personId'>) {
  const t = useTranslations('licenceDocuments');
  const { data, isPending, refetch } = useDocuments(personId);
  if (isPending)
    return (
      <Loading>
        <Skeleton shape="card" height={120} />
        <Skeleton shape="card" height={120} />
      </Loading>
    );
  if (!data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  return (
    <ul className={styles.list}>
      {data.kinds.map((kind) => (
        <DocumentCard
          key={kind}
          kind={kind}
          personId={personId}
          document={data.documents.find((one) => one.kind === kind)}
          mayChange={data.mayChange}
        />
      ))}
    </ul>
  );
}
