import SearchRounded from '@mui/icons-material/SearchRounded';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import type { RaceInfo } from './load.ts';
import styles from './ranking.module.css';
import { addressOf, type Gender, type ResultsQuery } from './results-query.ts';

interface FiltersProps {
  readonly competitionId: string;
  readonly race: Pick<RaceInfo, 'kind' | 'groups'> & { readonly bands: readonly { readonly key: string }[] };
  readonly query: ResultsQuery;
  /** If every gender, or every age group, has its own winners, there's no overall list. */
  readonly needsGender?: boolean;
  readonly needsBand?: boolean;
}

/** Links and a form, which work without JavaScript. */
export function Filters({
  competitionId,
  race,
  query,
  needsGender = false,
  needsBand = false,
}: FiltersProps) {
  const t = useTranslations('races.public');
  const countOf = (ofGender: Gender | null, ofBand: string | null) =>
    race.groups.find(({ gender, band }) => gender === ofGender && band === ofBand)?.finishers ?? 0;
  const genders = (['FEMALE', 'MALE', 'OTHER'] as const).filter((gender) => countOf(gender, null) > 0);
  const bands = race.bands.filter(({ key }) => countOf(query.gender, key) > 0 || key === query.band);
  const to = (change: Partial<ResultsQuery>) => addressOf(competitionId, query, change);
  return (
    <div className={styles.filters}>
      {genders.length > 1 && (
        <nav className={styles.segments} aria-label={t('genders')}>
          {[...(needsGender ? [] : [null]), ...genders].map((gender) => (
            <Link
              key={gender}
              href={to({ gender })}
              scroll={false}
              className={styles.segment}
              aria-current={query.gender === gender ? 'true' : undefined}
            >
              {t(gender ?? 'all')}
            </Link>
          ))}
        </nav>
      )}
      <Search query={query} label={t('search', { kind: race.kind })} />
      {bands.length > 0 && (
        <nav className={styles.pills} aria-label={t('bands')}>
          {[...(needsBand ? [] : [null]), ...bands.map(({ key }) => key)].map((key) => (
            <Link
              key={key}
              href={to({ band: key ?? '' })}
              scroll={false}
              className={styles.pill}
              aria-current={query.band === (key ?? '') ? 'true' : undefined}
            >
              {key ?? t('allBands')} <span className={styles.count}>{countOf(query.gender, key)}</span>
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}

interface SearchProps {
  readonly query: ResultsQuery;
  readonly label: string;
}

export function Search({ query: { race, gender, band, search, isStart }, label }: SearchProps) {
  const t = useTranslations('races.public');
  const list = isStart ? 'start' : '';
  const hiddenParams = Object.entries({ race, gender: gender ?? '', band, list }).filter(
    ([, value]) => value !== '',
  );
  return (
    <search className={styles.search}>
      <form method="get">
        {hiddenParams.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchRounded aria-hidden="true" className={styles.icon} />
        <input
          type="search"
          name="q"
          maxLength={100}
          defaultValue={search}
          placeholder={label}
          aria-label={label}
          enterKeyHint="search"
          className={styles.input}
        />
        <button type="submit" className="visually-hidden">
          {t('find')}
        </button>
      </form>
    </search>
  );
}
