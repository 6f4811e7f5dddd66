'use client';

import { guardianRelations } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useFamily } from '../family/index.ts';
import type { AnswerAs, PendingInvitation } from './use-my-invitations.ts';

interface AnswerForProps {
  readonly invitation: PendingInvitation;
  readonly as: AnswerAs;
  readonly onChange: (as: AnswerAs) => void;
}

/** For a child that the team entered, the adult states their relation; parents choose who joins. */
export default function AnswerFor({ invitation: { child }, as, onChange }: AnswerForProps) {
  const t = useTranslations();
  if (child === null) return <JoiningPerson as={as} onChange={onChange} />;
  return (
    <SelectField
      label={t('invitations.relationTo', { name: child })}
      value={as.relation ?? ''}
      onChange={({ target }) => onChange({ relation: guardianRelations.find((one) => one === target.value) })}
      options={guardianRelations.map((value) => ({ value, label: t(`family.relations.${value}`) }))}
    />
  );
}

function JoiningPerson({ as, onChange }: Omit<AnswerForProps, 'invitation'>) {
  const t = useTranslations('join');
  const { data } = useFamily();
  const children = data?.children ?? [];
  if (children.length === 0) return null;
  return (
    <SelectField
      label={t('who')}
      value={as.childId ?? ''}
      onChange={({ target }) => onChange({ childId: target.value || undefined })}
      placeholder={t('myself')}
      options={children.map(({ personId, firstName }) => ({ value: personId, label: firstName }))}
    />
  );
}
