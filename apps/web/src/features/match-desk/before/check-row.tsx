'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import { useLocale, useTranslations } from 'next-intl';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import type { Player } from '../queue/types.ts';
import styles from './before.module.css';
import type { Checker } from './use-check.ts';
import { useProblemLabel } from './use-verdict-label.ts';

interface CheckRowProps {
  readonly player: Player;
  readonly checker: Checker;
}

/** A player with a circle to tick. */
export function CheckRow({ player, checker }: CheckRowProps) {
  const t = useTranslations('matchDesk');
  const { playerId, name, shirt, isCaptain, avatarUrl } = player;
  const { tone, text } = useNote(player, checker);
  const isChecked = checker.checked.has(playerId);
  const [firstName = '', ...surnames] = name.split(' ');
  return (
    <li className={styles.row} data-tone={tone} data-checked={isChecked}>
      <b className={styles.shirt}>{shirt}</b>
      <PersonAvatar firstName={firstName} surnames={surnames.join(' ')} url={avatarUrl} size={36} />
      <span className={styles.words}>
        <b>
          {name}
          {isCaptain && (
            <span className={styles.captain} title={t('captain')}>
              C
            </span>
          )}
        </b>
        <span>{text}</span>
      </span>
      <button
        type="button"
        className={styles.tick}
        aria-pressed={isChecked}
        aria-label={t('checks.tickOf', { name })}
        onClick={() => checker.toggle(playerId)}
      >
        <span className={styles.circle}>{isChecked && <CheckRounded aria-hidden="true" />}</span>
      </button>
    </li>
  );
}

type Tone = 'now' | 'problem' | 'plain';

/** The latest scan result; otherwise a licence problem; otherwise the player's position. */
function useNote(player: Player, checker: Checker): { readonly tone: Tone; readonly text: string } {
  const t = useTranslations('matchDesk');
  const locale = useLocale();
  const { desk, checks } = useDeskContext();
  const problemLabel = useProblemLabel();
  const { playerId, isGoalkeeper, position } = player;
  const read = checker.reading?.verdict;
  if (read !== undefined && 'personId' in read && read.personId === playerId) {
    if (read.is === 'VALID') return { tone: 'now', text: t('checks.scannedNow') };
    return { tone: 'problem', text: problemLabel(read) };
  }
  const refusal = checks.find(({ check }) => check.personId === playerId)?.refusal;
  if (refusal) return { tone: 'problem', text: t('checks.notSaved', { reason: refusal[locale] }) };
  if (player.isSuspended) return { tone: 'problem', text: t('isSuspended') };
  const standing = checker.standingOf(playerId);
  const hasData = desk.licensing.licences.length > 0;
  if (hasData && standing.is === 'UNKNOWN') return { tone: 'problem', text: t('checks.noLicence') };
  if (standing.is !== 'VALID' && standing.is !== 'NOT_IN_LINEUP' && standing.is !== 'UNKNOWN')
    return { tone: 'problem', text: problemLabel(standing) };
  return { tone: 'plain', text: position ?? (isGoalkeeper ? t('goalkeeper') : '') };
}
