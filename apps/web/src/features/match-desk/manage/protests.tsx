'use client';

import { useMessages, useTranslations } from 'next-intl';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import type { DeskData } from '../queue/types.ts';
import styles from './manage.module.css';

type Protest = NonNullable<DeskData['records'][number]['protest']>;

/** Teams that play with somebody who may not: what follows is still to be decided. Only staff are told. */
export function Protests() {
  const { desk } = useDeskContext();
  const latest = new Map<string, Protest>();
  for (const { protest } of desk.records.toReversed()) if (protest) latest.set(protest.teamId, protest);
  return [...latest.values()].map((protest) => <ProtestLine key={protest.teamId} protest={protest} />);
}

function ProtestLine({ protest: { teamId, note, people } }: { readonly protest: Protest }) {
  const t = useTranslations('matchDesk');
  const brief = useTranslations('licences');
  const known = useMessages().licences.brief;
  const { desk } = useDeskContext();
  const team = [desk.home, desk.away].find((side) => side?.id === teamId)?.name ?? '';
  const inWords = (code: string) => brief(`brief.${code in known ? (code as keyof typeof known) : 'OTHER'}`);
  return (
    <Notice tone="warning">
      {t('protest', { team })}
      <ul>
        {people.map(({ playerId, name, reasons }) => (
          <li key={playerId}>{t('protestPerson', { name, reasons: reasons.map(inWords).join(', ') })}</li>
        ))}
      </ul>
      {note !== null && <p className={styles.quiet}>{t('protestNote', { note })}</p>}
    </Notice>
  );
}
