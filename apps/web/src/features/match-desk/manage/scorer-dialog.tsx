'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PlainDialog } from '../../../ui/dialog/plain-dialog.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { FreshLink } from './fresh-link.tsx';
import { type Link, LinkForm } from './link-form.tsx';
import { LinkRow } from './link-row.tsx';
import styles from './manage.module.css';

/** Links that open only this desk: existing ones, and a new one. */
export function ScorerDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('matchDesk');
  const { unit } = useDeskContext();
  const [fresh, setFresh] = useState<Link | null>(null);
  const [isNew, setNew] = useState(false);
  const links = useLinks();
  if (isNew)
    return (
      <LinkForm
        onClose={() => setNew(false)}
        onCreated={(link) => {
          setNew(false);
          setFresh(link);
          links.invalidate();
        }}
      />
    );
  if (fresh !== null) return <FreshLink link={fresh} onClose={() => setFresh(null)} />;
  return (
    <PlainDialog
      open
      title={t('menu.scorer')}
      onClose={onClose}
      actions={
        <Button variant="contained" size="large" onClick={() => setNew(true)}>
          {t('createLink')}
        </Button>
      }
    >
      <Fields>
        <p className={styles.quiet}>{t('scorerText', { unit })}</p>
        <QueryState
          query={links.query}
          errorTitle={t('loadFailed')}
          isEmpty={({ links: { length } }) => length === 0}
          empty={<p className={styles.quiet}>{t('noLinks')}</p>}
        >
          {({ links: all }) => (
            <ul>
              {all.map((link) => (
                <LinkRow key={link.id} link={link} onRevoked={links.invalidate} />
              ))}
            </ul>
          )}
        </QueryState>
      </Fields>
    </PlainDialog>
  );
}

function useLinks() {
  const { desk, client } = useDeskContext();
  const queries = useQueryClient();
  const params = { matchId: desk.id };
  const queryKey = ['match', 'scorerLinks', params];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.scorerLinks({ params }, { signal }),
  });
  return { query, invalidate: () => void queries.invalidateQueries({ queryKey }) };
}
