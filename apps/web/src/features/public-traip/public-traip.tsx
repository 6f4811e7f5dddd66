import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { Branded } from '../../ui/look/branded.tsx';
import { Logo } from '../../ui/look/logo.tsx';
import { Sponsors } from '../../ui/look/sponsors.tsx';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import { HistoryCards } from '../../ui/traip/history/history-cards.tsx';
import { NextMatches } from '../public-matches/index.ts';
import { type RecordPage, RecordsCard } from '../public-races/index.ts';
import { RankingCard, type RankingData } from '../public-ranking/index.ts';
import { Competitions } from './competitions.tsx';
import type { PublicTraipData, TraipHistoryData } from './load-traip.ts';
import { Categories, Seasons } from './parts.tsx';
import styles from './public-traip.module.css';

interface PublicTraipProps {
  readonly traip: PublicTraipData;
  readonly history: TraipHistoryData;
  readonly ranking: RankingData;
  readonly records: RecordPage;
}

export function PublicTraip({ traip, history, ranking, records }: PublicTraipProps) {
  const t = useTranslations('publicTraip');
  const { name, look, description, organization, competitions, seasons, categories } = traip;
  return (
    <Branded look={look}>
      <Hero
        look={look}
        picture={look.logoUrl === null ? <Crest name={name} width={88} /> : <Logo url={look.logoUrl} />}
        above={<Link href={`/o/${organization.orgCode}`}>{organization.name}</Link>}
        title={name}
        facts={useFacts(traip)}
      />
      <Columns
        main={
          <>
            <NextMatches competitions={competitions} />
            <Competitions competitions={competitions} />
            <RankingCard code={traip.code} ranking={ranking} />
            <RecordsCard code={traip.code} events={records.events} />
            <HistoryCards {...history} />
          </>
        }
        side={
          <>
            {description !== null && (
              <Card title={t('about')}>
                <p className={styles.description}>{description}</p>
              </Card>
            )}
            {seasons.length > 0 && <Seasons seasons={seasons} />}
            {categories.length > 0 && <Categories categories={categories} />}
          </>
        }
      />
      <Sponsors sponsors={look.sponsors} />
    </Branded>
  );
}

function useFacts({ sportKey, competitions }: PublicTraipData) {
  const t = useTranslations('publicTraip');
  const locale = useLocale();
  return [
    { key: 'sport', icon: <SportIcon sport={sportKey} />, text: sportNames[sportKey][locale] },
    {
      key: 'competitions',
      icon: <EmojiEventsOutlined />,
      text: t('competitionCount', { count: competitions.length }),
    },
  ];
}
