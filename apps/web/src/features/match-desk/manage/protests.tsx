'use client';

import { useMessages, useTranslations } from 'next-intl';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import type { DeskData } from '../queue/types.ts';
import styles from './manage.module.css';

type Protest = NonNullable<DeskData['records'][number]['protest']>;

/** Teams that field ineligible players, and the decisions about them. Visible only to staff. */
export function Protests() {
  const { desk } = useDeskContext();
  const protests = desk.records.flatMap(({ protest }) => protest ?? []);
  return protests.map((protest) => <ProtestLine key={protest.teamId} protest={protest} />);
}

function ProtestLine({ protest: { teamId, note, people, settlement } }: { readonly protest: Protest }) {
  const t = useTranslations('matchDesk');
  const tLicences = useTranslations('licences');
  const known = useMessages().licences.brief;
  const { desk } = useDeskContext();
  const team = [desk.home, desk.away].find((side) => side?.id === teamId)?.name ?? '';
  const briefly = (code: string) =>
    tLicences(`brief.${code in known ? (code as keyof typeof known) : 'OTHER'}`);
  const outcome = settlement?.outcome ?? 'OPEN';
  return (
    <Notice tone={outcome === 'REJECTED' ? 'info' : 'warning'}>
      {t(`protest.${outcome}`, { team })}
      <ul>
        {people.map(({ playerId, name, reasons }) => (
          <li key={playerId}>{t('protestPerson', { name, reasons: reasons.map(briefly).join(', ') })}</li>
        ))}
      </ul>
      {note !== null && <p className={styles.quiet}>{t('protestNote', { note })}</p>}
      {settlement && <p className={styles.quiet}>{t('protestReason', { reason: settlement.reason })}</p>}
    </Notice>
  );
}
