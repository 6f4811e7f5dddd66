'use client';

import { organisationRoles } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { UrlPager } from '../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../ui/list/use-url-state.ts';
import { ListDownload } from '../downloads/index.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { Count } from './count.tsx';
import { MemberTable } from './member-table.tsx';
import styles from './members.module.css';
import { type Member, type Organisation, useMemberPage } from './use-members.ts';

/** Ten per page. */
export function MemberList({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations('members');
  const [state, change] = useUrlState({ search: '', role: '', page: '1' });
  const [changing, setChanging] = useState<Member | null>(null);
  const roles = organisationRoles.filter((role) => role === state.role);
  const query = useMemberPage(organisation.id, { search: state.search, roles, page: parsePage(state.page) });
  const search = useCallback((text: string) => change({ search: text, page: '1' }), [change]);
  return (
    <Card flush>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t('title')} {query.data && <Count of={query.data.total} />}
        </h2>
        <div className={styles.search}>
          <SearchField
            label={t('search')}
            placeholder={organisation.abilities.includes('members.manage') ? t('searchHint') : t('search')}
            value={state.search}
            onSearch={search}
          />
        </div>
        <RoleFilter value={state.role} onChange={(role) => change({ role, page: '1' })} />
        <ListDownload list="members" orgCode={organisation.orgCode} />
      </div>
      <QueryState
        query={query}
        errorTitle={t('failed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>}
      >
        {({ items, page, totalPages, total }) => (
          <>
            <MemberTable members={items} organisation={organisation} onChangeRole={setChanging} />
            <UrlPager page={page} totalPages={totalPages} change={change}>
              {t('shown', { shown: items.length, total })}
            </UrlPager>
          </>
        )}
      </QueryState>
      {changing !== null && (
        <ChangeRoleDialog organisation={organisation} member={changing} onClose={() => setChanging(null)} />
      )}
    </Card>
  );
}

interface RoleFilterProps {
  readonly value: string;
  readonly onChange: (role: string) => void;
}

function RoleFilter({ value, onChange }: RoleFilterProps) {
  const t = useTranslations();
  return (
    <div className={styles.filter}>
      <SelectField
        label={t('members.role')}
        hideLabel
        placeholder={t('members.everyRole')}
        options={organisationRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
