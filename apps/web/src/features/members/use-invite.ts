'use client';

import { NewInvitation, NewMember, type Read } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { memberApi } from '../../lib/api/browser.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { type Organisation, useInvalidateMembers } from './use-members.ts';

/** The form is then ready for the next invitation. */
export function useInviteByEmail({ id: organizationId }: Organisation) {
  const t = useTranslations('members');
  const locale = useLocale();
  const toast = useToast();
  const invalidate = useInvalidateMembers();
  const send = async (body: Read<typeof NewInvitation>) => {
    const { invitee } = await memberApi.invite({ body: { ...body, locale } });
    shapeForm.form.reset({ organizationId, email: '', role: body.role });
    toast(t('invited', { invitee }));
    await invalidate();
  };
  const shapeForm = useShapeForm(NewInvitation, {
    send,
    failed: t('inviteFailed'),
    defaultValues: { organizationId, email: '', role: 'member' },
  });
  return shapeForm;
}

export function useInviteByCode({ id: organizationId }: Organisation, onDone: () => void) {
  const t = useTranslations('members');
  const toast = useToast();
  const invalidate = useInvalidateMembers();
  const send = async (body: Read<typeof NewMember>) => {
    const { invitee } = await memberApi.add({ body });
    toast(t('invited', { invitee }));
    onDone();
    await invalidate();
  };
  return useShapeForm(NewMember, {
    send,
    failed: t('inviteFailed'),
    defaultValues: { organizationId, userCode: '', role: 'member' },
  });
}
