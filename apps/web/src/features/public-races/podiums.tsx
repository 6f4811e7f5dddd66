import { useLocale, useTranslations } from 'next-intl';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { markText } from '../../ui/race/mark-text.ts';
import { loadResults, type RaceInfo, type ResultRow } from './load.ts';
import styles from './podiums.module.css';
import { useShownName } from './shown-name.ts';

interface PodiumsProps {
  readonly competitionId: string;
  readonly race: RaceInfo;
}

const genders = ['FEMALE', 'MALE'] as const;

/** Women and men, at the same size. */
export async function Podiums({ competitionId, race }: PodiumsProps) {
  const shown = genders.filter((gender) => finishersOf(race, gender) >= 3);
  const pages = await Promise.all(
    shown.map((gender) => loadResults(competitionId, race.id, { gender, limit: 3 })),
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.podiums}>
      {shown.map((gender, index) => (
        <Podium key={gender} race={race} gender={gender} rows={pages[index]?.items ?? []} />
      ))}
    </div>
  );
}

function finishersOf({ groups }: RaceInfo, ofGender: string): number {
  return groups.find(({ gender, band }) => gender === ofGender && band === null)?.finishers ?? 0;
}

interface PodiumProps {
  readonly race: RaceInfo;
  readonly gender: (typeof genders)[number];
  readonly rows: readonly ResultRow[];
}

function Podium({ race, gender, rows }: PodiumProps) {
  const t = useTranslations('races.public');
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{gender === 'FEMALE' ? t('womenPodium') : t('menPodium')}</h2>
        <span className={styles.quiet}>
          {t('finishers', { count: finishersOf(race, gender), kind: race.kind })}
        </span>
      </div>
      <ol className={styles.steps}>
        {rows.map((row, index) => (
          <Step key={row.entryId} row={row} race={race} step={index + 1} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly row: ResultRow;
  readonly race: RaceInfo;
  readonly step: number;
}

function Step({ row, race, step }: StepProps) {
  const locale = useLocale();
  const nameOf = useShownName();
  const { person, mark, club, groupPlace } = row;
  return (
    <li className={styles.step} data-step={step}>
      <PersonAvatar
        firstName={person?.firstName ?? ''}
        surnames={person?.surnames ?? ''}
        url={person?.avatarUrl ?? null}
        size={step === 1 ? 60 : 44}
      />
      <b className={styles.name}>{nameOf(row)}</b>
      <b className={styles.mark}>{mark !== null && markText(mark, race, locale)}</b>
      <span className={styles.quiet}>{club}</span>
      <span className={styles.block}>{groupPlace}</span>
    </li>
  );
}
