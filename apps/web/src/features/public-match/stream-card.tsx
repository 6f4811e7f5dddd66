import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import styles from './public-match.module.css';
import { streamOf } from './stream.ts';
import { StreamBox } from './stream-box.tsx';

export const streamId = 'stream';

export function StreamCard({ url, ownHost }: { readonly url: string; readonly ownHost: string }) {
  const t = useTranslations('publicMatch');
  const stream = streamOf(url, ownHost);
  const link = (
    <a href={url} rel="nofollow ugc noopener" className={styles.outside}>
      {t('watchOutside', { site: stream?.provider ?? URL.parse(url)?.hostname ?? url })}
    </a>
  );
  return (
    <section id={streamId} className={styles.stream}>
      <Card title={t('stream')} aside={link} flush>
        {stream !== null && (
          <StreamBox
            stream={stream}
            texts={{
              title: t('stream'),
              about: t('streamAbout', { provider: stream.provider }),
              accept: t('streamAccept'),
            }}
          />
        )}
      </Card>
    </section>
  );
}
