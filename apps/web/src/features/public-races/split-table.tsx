import { useLocale, useTranslations } from 'next-intl';
import { durationText, markText, paceText } from '../../ui/race/mark-text.ts';
import { kmText } from './km-text.ts';
import type { RaceInfo, ResultRow } from './load.ts';
import { barOf, fastestOf, type SplitPart, splitPartsOf } from './split-parts.ts';
import styles from './split-table.module.css';

interface SplitTableProps {
  readonly row: ResultRow;
  readonly race: RaceInfo;
  readonly name: string;
  readonly showsPace: boolean;
}

/** The parts between a person's splits: the speed, the time, and the place there. */
export function SplitTable({ row, race, name, showsPace }: SplitTableProps) {
  const t = useTranslations('races.public');
  const parts = splitPartsOf(row, race);
  const fastest = fastestOf(parts);
  return (
    <div className={styles.open}>
      <table className={styles.splits} aria-label={t('splitsOf', { name })}>
        <thead>
          <tr>
            <th scope="col">{t('segment')}</th>
            {fastest && <td className={styles.track} />}
            <th scope="col">{showsPace && fastest ? t('pace') : t('time')}</th>
            <th scope="col">{t('passed')}</th>
            <th scope="col">{t('rankHead')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, at) => (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by where they are in the course
              key={at}
              part={part}
              number={at + 1}
              race={race}
              fastest={fastest}
              showsPace={showsPace}
            />
          ))}
        </tbody>
      </table>
      <Story parts={parts} fastest={fastest} race={race} showsPace={showsPace} />
    </div>
  );
}

interface PartProps extends Pick<SplitTableProps, 'race' | 'showsPace'> {
  readonly part: SplitPart;
  readonly number: number;
  readonly fastest: SplitPart | undefined;
}

function Part({ part, number, race, fastest, showsPace }: PartProps) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  const { passed, place, speed } = part;
  const partName = usePartName(race);
  return (
    <tr>
      <th scope="row">{partName(part, number)}</th>
      {fastest && (
        <td className={styles.track}>
          {speed !== null && (
            <span className={styles.bar} data-best={part === fastest || undefined}>
              <i style={{ width: `${barOf(speed, fastest.speed ?? speed)}%` }} />
            </span>
          )}
        </td>
      )}
      <td>
        <b>{partPace(part, { race, locale, showsPace: showsPace && fastest !== undefined })}</b>
      </td>
      <td>{passed === null ? '–' : markText(passed, race, locale)}</td>
      <td>{place !== null && t('rank', { place })}</td>
    </tr>
  );
}

/** "2,5–5 km", "Split 2", "Finish". */
function usePartName({ distance }: Pick<RaceInfo, 'distance'>) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  return ({ from, to, isLast }: SplitPart, number: number): string => {
    if (from !== null && to !== null && distance !== null) return kmText([from, to], distance, locale);
    return isLast ? t('finish') : t('split', { number });
  };
}

function partPace(
  { time, from, to }: SplitPart,
  { race, locale, showsPace }: { race: RaceInfo; locale: string; showsPace: boolean },
): string {
  if (time === null) return '–';
  const metres = from === null || to === null ? null : to - from;
  const pace = showsPace && metres !== null ? paceText(time, metres) : null;
  return pace === null ? durationText(time, race, locale) : `${pace}/km`;
}

/** What the splits show: the fastest part, and how many places were gained on the way. */
function Story({
  parts,
  fastest,
  race,
  showsPace,
}: Pick<PartProps, 'race' | 'fastest' | 'showsPace'> & { readonly parts: readonly SplitPart[] }) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  const partName = usePartName(race);
  const [first, last] = [parts[0], parts.at(-1)];
  const won = first?.place && last?.isLast && last.place ? first.place - last.place : 0;
  const sentences = [
    fastest &&
      t('fastestPart', {
        part: partName(fastest, parts.indexOf(fastest) + 1),
        pace: partPace(fastest, { race, locale, showsPace }),
      }),
    won > 0 && t('placesWon', { count: won }),
    won < 0 && t('placesLost', { count: -won }),
  ].filter(Boolean);
  return sentences.length > 0 && <p className={styles.story}>{sentences.join(' ')}</p>;
}
