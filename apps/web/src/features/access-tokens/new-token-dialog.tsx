'use client';

import { useQueryClient } from '@tanstack/react-query';
import { NewOrganisationToken, tokenDays, tokenRoles, tokenScopes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { CheckList } from '../../ui/choice/check-list.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import type { TokenOwner } from './owner.ts';

interface NewTokenDialogProps {
  readonly owner: TokenOwner;
  readonly onClose: () => void;
  readonly onCreated: (secret: string) => void;
}

/** Its name, what it may do, and for how long. */
export function NewTokenDialog({ owner, onClose, onCreated }: NewTokenDialogProps) {
  const t = useTranslations();
  const client = useQueryClient();
  const { form, busy, failure, submit, problem } = useShapeForm(NewOrganisationToken, {
    failed: t('accessTokens.createFailed'),
    defaultValues: { name: '', scopes: ['read'], days: 90, role: 'member' },
    send: async (token) => {
      const { secret } = await owner.create(token);
      onClose();
      onCreated(secret);
      await client.invalidateQueries({ queryKey: owner.key });
    },
  });
  const chosen = form.watch('scopes');
  const scopeProblem = problem('scopes');
  return (
    <SubmitDialog
      title={t('accessTokens.newTitle')}
      onClose={onClose}
      onSubmit={submit}
      label={t('accessTokens.create')}
      busyLabel={t('accessTokens.creating')}
      busy={busy}
      failure={failure}
    >
      <TextField
        {...form.register('name')}
        label={t('accessTokens.name')}
        hint={t('accessTokens.nameHint')}
        error={problem('name')}
      />
      <CheckList
        legend={t('accessTokens.may')}
        options={tokenScopes.map((value) => ({
          value,
          label: t(`accessTokens.scopes.${value}`),
          hint: t(`accessTokens.scopeHints.${value}`),
        }))}
        value={chosen}
        onChange={(value) =>
          form.setValue(
            'scopes',
            tokenScopes.filter((scope) => value.includes(scope)),
            { shouldValidate: form.formState.isSubmitted },
          )
        }
      />
      {scopeProblem !== undefined && <FormError>{scopeProblem}</FormError>}
      {owner.isOrganisation && (
        <SelectField
          {...form.register('role')}
          label={t('accessTokens.role')}
          hint={t('accessTokens.roleHint')}
          placeholder={null}
          options={tokenRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
      )}
      <SelectField
        {...form.register('days', { valueAsNumber: true })}
        label={t('accessTokens.days')}
        placeholder={null}
        options={tokenDays.map((days) => ({
          value: String(days),
          label: t('accessTokens.inDays', { count: days }),
        }))}
      />
    </SubmitDialog>
  );
}
