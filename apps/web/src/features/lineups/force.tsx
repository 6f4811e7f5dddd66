'use client';

import { useTranslations } from 'next-intl';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

interface ForceProps {
  readonly force: boolean;
  readonly setForce: (force: boolean) => void;
  readonly protest: string;
  readonly setProtest: (protest: string) => void;
  /** A suspended player was refused. */
  readonly isSuspended: boolean;
  /** Staff can field players that the rules keep out. */
  readonly mayProtest: boolean;
}

/** For staff: field an ineligible player anyway, with a reason. */
export function Force({ force, setForce, protest, setProtest, isSuspended, mayProtest }: ForceProps) {
  const t = useTranslations('lineups');
  if (!isSuspended && !mayProtest) return null;
  const kind = mayProtest ? 'protest' : 'force';
  return (
    <>
      <SwitchRow label={t(kind)} hint={t(`${kind}Hint`)} checked={force} onChange={setForce} />
      {force && (
        <TextArea
          label={t('protestNote')}
          value={protest}
          onChange={({ target }) => setProtest(target.value)}
          rows={2}
          maxLength={300}
        />
      )}
    </>
  );
}
