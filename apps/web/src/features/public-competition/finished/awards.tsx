import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import type { ClassificationView } from '../../../ui/standings/index.ts';
import styles from '../parts/public-competition.module.css';
import { distinctAwards } from './distinct-awards.ts';

/** Beside the podium. */
export function Awards({ awards }: Pick<ClassificationView, 'awards'>) {
  const t = useTranslations('publicCompetition');
  const shown = distinctAwards(awards);
  if (shown.length === 0) return null;
  return (
    <Card title={t('awards')} flush>
      <ul>
        {shown.map(({ kind, team }) => (
          <li key={`${kind} ${team.id}`} className={styles.player}>
            <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={28} />
            <span className={styles.name}>
              <Link href={`/team/${team.id}`} className={styles.link}>
                <b>{team.name}</b>
              </Link>
            </span>
            <StateChip tone="secondary" icon={<EmojiEventsOutlined />}>
              {t(`awardKinds.${kind}`)}
            </StateChip>
          </li>
        ))}
      </ul>
    </Card>
  );
}
