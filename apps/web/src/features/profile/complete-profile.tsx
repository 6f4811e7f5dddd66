'use client';

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ProfileChange, type Read } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { legalApi, profileApi } from '../../lib/api/browser.ts';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Agreement } from '../../ui/form/agreement.tsx';
import { Foot, FormFrame } from '../../ui/form/form-frame.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { Logo } from '../../ui/identity/logo.tsx';
import { LegalLinks } from '../../ui/navigation/legal-links.tsx';
import { contentId } from '../../ui/navigation/skip-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Mui } from '../../ui/theme/mui.tsx';
import styles from './complete-profile.module.css';
import { ProfileFields } from './profile-fields.tsx';
import { formOf } from './profile-form-values.ts';

/** Asks for the data that a provider doesn't return, before anything else. */
export function CompleteProfile({ user }: { readonly user: ClubUser }) {
  return (
    <Mui>
      <Form user={user} />
    </Mui>
  );
}

function Form({ user }: { readonly user: ClubUser }) {
  const t = useTranslations('profile.complete');
  const { replaceUser, logout } = useSession();
  const termsVersion = useTermsVersion();
  const { form, failure, busy, submit, problem } = useShapeForm(ProfileChange, {
    failed: t('failed'),
    defaultValues: formOf(user),
    send: async (body: Read<typeof ProfileChange>) =>
      replaceUser(await profileApi.update({ params: { userCode: user.userCode }, body })),
  });
  return (
    <main id={contentId} tabIndex={-1} className={styles.page}>
      <Logo />
      <PageTitle title={t('title')} />
      <p className={styles.text}>{t('text')}</p>
      <FormFrame
        failure={failure}
        onSubmit={submit}
        submit={
          <>
            <Agreement termsVersion={termsVersion} />
            <SubmitButton label={t('submit')} busyLabel={t('busy')} busy={busy} fullWidth />
          </>
        }
      >
        <ProfileFields form={form} problem={problem} />
      </FormFrame>
      <Foot>
        {t('signedInAs', { email: user.email })}{' '}
        <Button variant="text" onClick={() => void logout()} sx={{ minHeight: 44 }}>
          {t('signOut')}
        </Button>
      </Foot>
      <LegalLinks />
    </main>
  );
}

function useTermsVersion(): string | null {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['legal', 'versions', locale],
    queryFn: () => legalApi.versions({ params: { locale } }),
  });
  return data?.terms ?? null;
}
