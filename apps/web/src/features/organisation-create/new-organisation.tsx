'use client';

import {
  codeFromName,
  NewOrganisation as NewOrganisationShape,
  organisationTypes,
  type Read,
} from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useRouter } from '../../i18n/navigation.ts';
import { organisationApi } from '../../lib/api/browser.ts';
import { useRefreshUser } from '../../lib/api/use-refresh-user.ts';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './new-organisation.module.css';

export function NewOrganisation() {
  const t = useTranslations('newOrganisation');
  return (
    <div className={styles.page}>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <Card>
        <Founding />
      </Card>
    </div>
  );
}

const noneIsUndefined = (value: string) => value || undefined;

function Founding() {
  const t = useTranslations();
  const found = useCreateOrganisation();
  const { form, failure, busy, submit, problem } = useShapeForm(NewOrganisationShape, {
    send: found,
    failed: t('newOrganisation.failed'),
    defaultValues: { name: '', type: 'SPORT_CLUB' },
  });
  const name = useWatch({ control: form.control, name: 'name' });
  const code = name.trim() === '' ? '' : codeFromName(name);
  return (
    <FormFrame failure={failure} onSubmit={submit} submit={<Actions busy={busy} />}>
      <TextField
        {...form.register('name')}
        label={t('organisationSettings.name')}
        error={problem('name')}
        autoComplete="organization"
        input={{ maxLength: 120 }}
      />
      <SelectField
        {...form.register('type')}
        label={t('organisationSettings.type')}
        error={problem('type')}
        placeholder={null}
        options={organisationTypes.map((value) => ({ value, label: t(`organisationTypes.${value}`) }))}
      />
      <TextField
        {...form.register('orgCode', { setValueAs: noneIsUndefined })}
        label={t('newOrganisation.code')}
        error={problem('orgCode')}
        placeholder={code}
        hint={code === '' ? t('newOrganisation.codeHint') : t('newOrganisation.codeSuggestion', { code })}
        autoComplete="off"
        input={{ autoCapitalize: 'none', spellCheck: false, maxLength: 24 }}
      />
    </FormFrame>
  );
}

function Actions({ busy }: { readonly busy: boolean }) {
  const t = useTranslations();
  return (
    <div className={styles.actions}>
      <ButtonLink href="/home" variant="outlined" size="large">
        {t('ui.cancel')}
      </ButtonLink>
      <SubmitButton label={t('newOrganisation.submit')} busyLabel={t('newOrganisation.busy')} busy={busy} />
    </div>
  );
}

/** Creates the organisation, selects it, and opens its settings. */
function useCreateOrganisation() {
  const t = useTranslations('newOrganisation');
  const toast = useToast();
  const router = useRouter();
  const renewUser = useRefreshUser();
  const { selectOrganisation } = useSession();
  return async (values: Read<typeof NewOrganisationShape>) => {
    const { id, orgCode, name } = await organisationApi.create({ body: values });
    await renewUser();
    selectOrganisation(id);
    toast(t('done', { name }));
    router.push(`/dashboard/${orgCode}/settings`);
  };
}
