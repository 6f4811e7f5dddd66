'use client';

import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import styles from './news.module.css';
import { NewsIcon } from './news-icon.tsx';
import type { NotificationItem } from './use-inbox.ts';

interface NewsRowProps {
  readonly news: NotificationItem;
  readonly onMark: (id: string, isRead: boolean) => void;
}

/** Opening it marks it as read; it can be marked as unread again. */
export function NewsRow({ news, onMark }: NewsRowProps) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const { id, title, readAt } = news;
  const isUnread = readAt === null;
  const label = isUnread ? t('markRead') : t('markUnread');
  return (
    <li className={`${styles.row} ${isUnread ? styles.unread : ''}`}>
      <Content news={news} onOpen={() => isUnread && onMark(id, true)} />
      <time dateTime={news.at} className={styles.time}>
        {timeOfDay(locale, new Date(news.at))}
      </time>
      <Tooltip title={label}>
        <IconButton
          className={styles.mark}
          aria-label={t('markOne', { label, title: title[locale] })}
          onClick={() => onMark(id, isUnread)}
        >
          {isUnread ? <DraftsOutlined /> : <MarkEmailUnreadOutlined />}
        </IconButton>
      </Tooltip>
    </li>
  );
}

function Content({ news, onOpen }: { readonly news: NotificationItem; readonly onOpen: () => void }) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const { kind, title, text, path, readAt } = news;
  const words = (
    <>
      <NewsIcon kind={kind} />
      <span className={styles.words}>
        <span className={styles.title}>
          {readAt === null && <span className="visually-hidden">{t('unreadMark')} </span>}
          {title[locale]}
        </span>
        {text[locale] !== '' && <span className={styles.text}>{text[locale]}</span>}
      </span>
    </>
  );
  if (path === null) return <span className={styles.content}>{words}</span>;
  return (
    <Link href={path} className={styles.content} onClick={onOpen}>
      {words}
    </Link>
  );
}
