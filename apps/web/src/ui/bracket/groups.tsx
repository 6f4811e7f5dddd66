'use client';

import type { SlotView } from '@traip/contract/bracket';
import { useTranslations } from 'next-intl';
import { Crest, DashedShield } from '../identity/crest.tsx';
import styles from './groups.module.css';
import { useBracketLabels } from './use-bracket-labels.ts';

interface GroupsProps {
  readonly groups: readonly { readonly key: string; readonly members: readonly SlotView[] }[];
}

const noTies: ReadonlyMap<string, number> = new Map();

export function Groups({ groups }: GroupsProps) {
  const t = useTranslations('bracket');
  const labels = useBracketLabels(noTies);
  return (
    <ul className={styles.groups}>
      {groups.map(({ key, members }) => (
        <li key={key} className={styles.group}>
          <h3 className={styles.title}>{t('group', { group: key })}</h3>
          <ul>
            {members.map((slot) => (
              <li key={JSON.stringify(slot.source)} className={styles.member}>
                {slot.team === null ? (
                  <DashedShield width={20} />
                ) : (
                  <Crest
                    name={slot.team.name}
                    url={slot.team.avatarUrl}
                    kind={slot.team.competitorKind}
                    width={20}
                  />
                )}
                {labels.slot(slot)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
