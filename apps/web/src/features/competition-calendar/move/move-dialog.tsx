'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { calendarDay } from '../../../i18n/formats.ts';
import { inMadrid } from '../../../i18n/madrid.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlainDialog } from '../../../ui/dialog/plain-dialog.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { PostponeMatchDialog } from '../../postpone/index.ts';
import type { VenueData } from '../../venues/index.ts';
import type { MatchData } from '../data/use-calendar.ts';
import { useMatchSide } from '../views/use-items.ts';
import { defaultMatchSlot, type MatchSlot } from './match-slot.ts';
import { MatchSlotFields } from './match-slot-fields.tsx';
import styles from './move.module.css';
import { MoveWarnings } from './move-warnings.tsx';
import { useConflicts } from './use-conflicts.ts';
import { useScheduling } from './use-scheduling.ts';

export interface MoveTarget {
  readonly match: MatchData;
  /** Where it was dragged to; its current slot otherwise. */
  readonly to?: MatchSlot;
}

interface MoveDialogProps extends MoveTarget {
  readonly matches: readonly MatchData[];
  readonly venues: readonly VenueData[];
  /** Staff may schedule a match although a team is busy; referees may not. */
  readonly mayForce: boolean;
  /** The last day of a challenge, if the match is one. */
  readonly playBy?: string | null;
  readonly onClose: () => void;
}

/** Reschedules one match. Conflicts are shown while typing. */
export function MoveDialog({
  match,
  to,
  matches,
  venues,
  mayForce,
  playBy = null,
  onClose,
}: MoveDialogProps) {
  const t = useTranslations();
  const locale = useLocale();
  const side = useMatchSide();
  const [slot, setSlot] = useState(to ?? matchSlot(match));
  const [isLocked, setLocked] = useState(match.isLocked);
  const query = useConflicts(match.id, slot);
  const { save, busy, failure } = useScheduling(match, onClose);
  const [isPostponing, setPostponing] = useState(false);
  const hasConflicts = (query.data ?? []).length > 0;
  const names = [side(match.home, match.homeOrigin).name, side(match.away, match.awayOrigin).name];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasConflicts || mayForce) void save({ slot, isLocked, force: hasConflicts });
  };
  if (isPostponing) return <PostponeMatchDialog match={match} onClose={onClose} />;
  return (
    <PlainDialog
      open
      title={names.join(' – ')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          {(!hasConflicts || mayForce) && (
            <SubmitButton
              label={t(hasConflicts ? 'competitionCalendar.saveAnyway' : 'competitionCalendar.savePlace')}
              busyLabel={t('ui.saving')}
              busy={busy}
              isDanger={hasConflicts}
            />
          )}
        </>
      }
    >
      <Fields>
        {playBy !== null && (
          <Notice tone="info">{t('competitionCalendar.playBy', { day: calendarDay(locale, playBy) })}</Notice>
        )}
        <MatchSlotFields slot={slot} venues={venues} onChange={setSlot} />
        <SwitchRow
          label={t('competitionCalendar.lock')}
          hint={t('competitionCalendar.lockHint')}
          checked={isLocked}
          onChange={setLocked}
        />
        <MoveWarnings query={query} slot={slot} matches={matches} venues={venues} mayForce={mayForce} />
        {match.state === 'SCHEDULED' && (
          <Button className={styles.instead} onClick={() => setPostponing(true)}>
            {t('postpone.instead')}
          </Button>
        )}
        {failure !== null && <FormError>{failure}</FormError>}
      </Fields>
    </PlainDialog>
  );
}

function matchSlot({ kickOff, field }: MatchData): MatchSlot {
  const fieldId = field?.id ?? '';
  return kickOff === null
    ? { ...defaultMatchSlot(new Date()), fieldId }
    : { ...inMadrid(new Date(kickOff)), fieldId };
}
