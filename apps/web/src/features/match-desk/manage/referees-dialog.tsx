'use client';

import { refereeRoles } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { matchApi } from '../../../lib/api/browser.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import { RowsSkeleton } from '../../../ui/list/query-state.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { Candidates } from './candidates.tsx';
import styles from './manage.module.css';
import { ManageDialog } from './manage-dialog.tsx';
import { type FullMatchData, useFullMatch, useSaveMatch } from './use-full-match.ts';

type AssignedReferee = FullMatchData['referees'][number];

export function RefereesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('matchDesk');
  const { desk, orgCode } = useDeskContext();
  const { data } = useFullMatch(desk.id);
  const { save, busy, failure } = useSaveMatch(onClose);
  const [selected, setSelected] = useState<readonly AssignedReferee[] | null>(null);
  const referees = selected ?? data?.referees ?? [];
  const submit = () =>
    void save(() =>
      matchApi.addReferees({
        body: {
          matchId: desk.id,
          referees: referees.map(({ id, role }) => ({ userId: id, role: roleOf(role) })),
        },
      }),
    );
  return (
    <ManageDialog
      title={t('menu.addReferees')}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSave={submit}
    >
      {data === undefined && (
        <Loading>
          <RowsSkeleton rows={2} />
        </Loading>
      )}
      {data !== undefined && referees.length === 0 && <p className={styles.quiet}>{t('noReferees')}</p>}
      <ul>
        {referees.map((referee) => (
          <SelectedReferee
            key={referee.id}
            referee={referee}
            onRole={(role) =>
              setSelected(referees.map((item) => (item.id === referee.id ? { ...item, role } : item)))
            }
            onRemove={() => setSelected(referees.filter(({ id }) => id !== referee.id))}
          />
        ))}
      </ul>
      <Candidates
        orgCode={orgCode ?? ''}
        matchId={desk.id}
        assigned={referees.map(({ id }) => id)}
        onChoose={(person) =>
          setSelected([...referees, { ...person, role: referees.length === 0 ? 'MAIN' : 'ASSISTANT' }])
        }
      />
    </ManageDialog>
  );
}

const roleOf = (role: string) => refereeRoles.find((refereeRole) => refereeRole === role) ?? 'MAIN';

interface SelectedRefereeProps {
  readonly referee: AssignedReferee;
  readonly onRole: (role: string) => void;
  readonly onRemove: () => void;
}

function SelectedReferee({ referee, onRole, onRemove }: SelectedRefereeProps) {
  const t = useTranslations('matchDesk');
  const name = `${referee.firstName} ${referee.surnames}`;
  return (
    <li className={styles.person}>
      <PersonAvatar firstName={referee.firstName} surnames={referee.surnames} url={referee.avatarUrl} />
      <b className={styles.name}>{name}</b>
      <SelectField
        label={t('roleOf', { name })}
        hideLabel
        placeholder={null}
        value={roleOf(referee.role)}
        onChange={({ target }) => onRole(target.value)}
        options={refereeRoles.map((value) => ({ value, label: t(`refereeRoles.${value}`) }))}
      />
      <ItemMenu
        label={t('moreOf', { what: name })}
        items={[{ label: t('removeReferee'), onSelect: onRemove }]}
      />
    </li>
  );
}
