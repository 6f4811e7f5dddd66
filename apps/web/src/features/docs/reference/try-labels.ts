import type { getTranslations } from 'next-intl/server';
import type { TryLabels } from '../try/try-form.tsx';

/** One object for all calls of a page, so it's sent only once. */
export function tryLabels(t: Awaited<ReturnType<typeof getTranslations<'docs'>>>): TryLabels {
  return {
    open: t('try.open'),
    token: t('try.token'),
    tokenHint: t('try.tokenHint'),
    body: t('try.body'),
    send: t('try.send'),
    sending: t('try.sending'),
    warning: t('try.warning'),
    confirm: t('try.confirm'),
    cancel: t('try.cancel'),
    noAnswer: t('try.noAnswer'),
    badBody: t('try.badBody'),
    required: t('required'),
    missing: t('try.missing'),
  };
}
