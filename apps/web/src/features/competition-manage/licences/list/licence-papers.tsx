'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { AnswersDialog } from '../../../questions/index.ts';
import type { LicenceData } from './use-licences.ts';

const DocumentsDialog = dynamic(
  () => import('../../../licence-documents/index.ts').then((file) => file.DocumentsDialog),
  { ssr: false },
);

const PapersDialog = dynamic(
  () => import('../../../consent-papers/index.ts').then((file) => file.PapersDialog),
  { ssr: false },
);

/** The part of a licence that is open in a dialog. */
export interface OpenPapers {
  readonly kind: 'documents' | 'answers' | 'consents';
  readonly licence: LicenceData;
}

/** What a competition requires. */
export type RequiredPapers = Readonly<Record<'documents' | 'answers', boolean>>;

interface LicencePapersProps extends OpenPapers {
  readonly competitionId: string;
  readonly onClose: () => void;
}

/** The documents submitted with a licence. */
export function LicencePapers({ kind, licence, competitionId, onClose }: LicencePapersProps) {
  const t = useTranslations('questions');
  const { person, team } = licence;
  const name = fullName(person);
  if (kind === 'documents') return <DocumentsDialog personId={person.id} name={name} onClose={onClose} />;
  if (kind === 'consents') return <PapersDialog personId={person.id} name={name} onClose={onClose} />;
  return (
    <AnswersDialog
      competitionId={competitionId}
      onClose={onClose}
      teamId={team.id}
      personId={person.id}
      title={t('ofPerson', { name })}
    />
  );
}
