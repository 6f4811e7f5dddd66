'use client';

import { isSecureAddress } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { matchApi } from '../../../lib/api/browser.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { useFullMatch, useSaveMatch } from './use-full-match.ts';

export function StreamDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('matchDesk');
  const { desk } = useDeskContext();
  const query = useFullMatch(desk.id);
  const { save, busy, failure } = useSaveMatch(onClose);
  const [typed, setTyped] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const url = (typed ?? query.data?.streamUrl ?? '').trim();
  const body = { matchId: desk.id, url: url === '' ? null : url };
  const isValid = url === '' || isSecureAddress(url);
  const submit = () => {
    setSubmitted(true);
    if (isValid) void save(() => matchApi.setStream({ body }));
  };
  return (
    <ManageDialog title={t('menu.setStream')} busy={busy} failure={failure} onClose={onClose} onSave={submit}>
      <QueryState query={query} errorTitle={t('loadFailed')}>
        {({ streamUrl }) => (
          <TextField
            label={t('streamUrl')}
            hint={t('streamHint')}
            type="url"
            input={{ inputMode: 'url', maxLength: 500 }}
            value={typed ?? streamUrl ?? ''}
            onChange={({ target }) => setTyped(target.value)}
            error={isSubmitted && !isValid ? t('streamInvalid') : undefined}
          />
        )}
      </QueryState>
    </ManageDialog>
  );
}
