import { type CompetitorKind, type MatchUnit, matchUnit } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { dayOf } from '../../../i18n/formats.ts';
import { Card } from '../../../ui/card.tsx';
import type { AnnouncementData, PublicCompetitionData } from '../../public-matches/index.ts';
import styles from './announced.module.css';

/** Players and pairs have no squad. */
const steps = {
  TEAM: ['team', 'place', 'squad'],
  PAIR: ['partner', 'place'],
  INDIVIDUAL: ['account', 'place'],
} as const satisfies Record<CompetitorKind, readonly string[]>;

interface HowToEnterProps {
  readonly competition: PublicCompetitionData;
  readonly announced: AnnouncementData;
}

export function HowToEnter({ competition, announced }: HowToEnterProps) {
  const t = useTranslations('publicCompetition.announced');
  const squad = useSquadText(matchUnit(competition.category.sportVariantKey), announced.squads);
  return (
    <Card title={t('how')}>
      <ol className={styles.steps}>
        {steps[competition.competitors].map((step, index) => (
          <li key={step} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <b>{t(`steps.${step}`)}</b>
            <span className={styles.quiet}>{step === 'squad' ? squad : t(`stepTexts.${step}`)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** "De 9 a 14 personas, hasta el 10 de mayo de 2027." */
function useSquadText(unit: MatchUnit, squads: AnnouncementData['squads']): string {
  const t = useTranslations('publicCompetition.announced');
  const locale = useLocale();
  if (squads === null) return t('stepTexts.squad', { unit });
  const { minPlayers: min, maxPlayers: max, closesAt } = squads;
  const size =
    min !== undefined && max !== undefined
      ? t('squad.between', { min, max })
      : min !== undefined
        ? t('squad.least', { min })
        : max !== undefined
          ? t('squad.most', { max })
          : t('squad.any');
  return closesAt === undefined
    ? t('squad.open', { size })
    : t('squad.until', { size, day: dayOf(locale, new Date(closesAt)) });
}
