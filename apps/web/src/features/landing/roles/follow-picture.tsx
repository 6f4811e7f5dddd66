import { useTranslations } from 'next-intl';
import { Crest } from '../../../ui/identity/crest.tsx';
import { DrawnMark } from '../../../ui/identity/drawn-mark.tsx';
import styles from './pictures.module.css';

const matches = [
  { when: '67′', sides: [['Sporting Alameda', '1'] as const, ['UD Las Lomas', '2'] as const] },
  { when: '18:00', sides: [['Deportivo', ''] as const, ['CF Montealto', ''] as const] },
  { when: '20:15', sides: [['Unión Ribera', ''] as const, ['CD Mirasierra', ''] as const] },
];

export function FollowPicture() {
  const t = useTranslations('landing.pictures');
  return (
    <>
      <p className={styles.added}>
        <DrawnMark size={32} />
        <span>
          <b>{t('added')}</b>
          <span className={styles.addedText}>{t('addedText')}</span>
        </span>
      </p>
      <div className={styles.rows}>
        {matches.map(({ when, sides }, index) => (
          <div key={when} className={index === 0 ? styles.liveRow : styles.row}>
            <b>{when}</b>
            <div>
              {sides.map(([name, score]) => (
                <p key={name} className={styles.side}>
                  <Crest name={name} width={16} />
                  <span className={styles.sideName}>{name}</span>
                  <b>{score}</b>
                </p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
