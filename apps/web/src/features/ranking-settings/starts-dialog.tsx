'use client';

import { CallFailure, RankingStartsChange, type Write } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { rankingApi } from '../../lib/api/ranking.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { type ShapeForm, useShapeForm } from '../../ui/form/use-shape-form.ts';
import { fullName } from '../../ui/identity/full-name.ts';
import { type RankingSettingsData, useInvalidateRankings } from './use-ranking.ts';

interface StartsDialogProps {
  readonly traipId: string;
  readonly starts: RankingSettingsData['starts'];
  readonly onClose: () => void;
}

/** A list with a name and a number per line, as stored or pasted. */
export function StartsDialog({ traipId, starts, onClose }: StartsDialogProps) {
  const t = useTranslations();
  const tSettings = useTranslations('rankingSettings');
  const { form, busy, failure, submit, problem } = useStarts({ traipId, starts, onClose });
  return (
    <SubmitDialog
      title={tSettings('startsTitle')}
      onClose={onClose}
      onSubmit={submit}
      label={t('ui.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <SelectField
        {...form.register('kind')}
        label={tSettings('startsKind')}
        placeholder={null}
        options={(['PERSON', 'TEAM'] as const).map((value) => ({
          value,
          label: t(`ranking.kinds.${value}`),
        }))}
      />
      <TextArea
        {...form.register('text')}
        label={tSettings('startsText')}
        hint={tSettings('startsHint')}
        error={problem('text')}
        rows={10}
      />
    </SubmitDialog>
  );
}

/** Hidden names are left out: they would become different people. */
function textOf(starts: RankingSettingsData['starts'], kind: 'person' | 'team'): string {
  return starts
    .flatMap(({ person, team, value }) => {
      const name = kind === 'team' ? team?.name : person && fullName(person);
      return name ? [`${name}; ${value}`] : [];
    })
    .join('\n');
}

function useStarts({ traipId, starts, onClose }: StartsDialogProps) {
  const t = useTranslations('rankingSettings');
  const toast = useToast();
  const invalidate = useInvalidateRankings();
  const messageWithLine = useMessageWithLine();
  const isOfTeams = starts.length > 0 && starts.every(({ team }) => team !== null);
  const shaped: ShapeForm<Write<typeof RankingStartsChange>, unknown> = useShapeForm(RankingStartsChange, {
    failed: t('failed'),
    defaultValues: {
      kind: isOfTeams ? 'TEAM' : 'PERSON',
      text: textOf(starts, isOfTeams ? 'team' : 'person'),
    },
    send: async (body) => {
      try {
        await rankingApi.saveStarts({ params: { traipId }, body });
      } catch (failure) {
        const message = messageWithLine(failure);
        if (message === null) throw failure;
        return shaped.form.setError('text', { type: 'server', message }, { shouldFocus: true });
      }
      await invalidate();
      toast(t('saved'));
      onClose();
    },
  });
  return shaped;
}

/** Why a list was refused, with the line concerned. */
function useMessageWithLine(): (failure: unknown) => string | null {
  const t = useTranslations('rankingSettings');
  const locale = useLocale();
  return (failure) => {
    if (!(failure instanceof CallFailure)) return null;
    const { line } = (failure.error?.details ?? {}) as { readonly line?: unknown };
    return typeof line === 'number' ? `${t('line', { line })} ${failure.said?.[locale] ?? ''}`.trim() : null;
  };
}
