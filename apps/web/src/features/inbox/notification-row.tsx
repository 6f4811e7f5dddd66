'use client';

import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { NotificationIcon } from './notification-icon.tsx';
import styles from './notifications.module.css';
import type { NotificationItem } from './use-inbox.ts';

interface NotificationRowProps {
  readonly notification: NotificationItem;
  readonly onMark: (id: string, isRead: boolean) => void;
}

/** Opening it marks it as read; it can be marked as unread again. */
export function NotificationRow({ notification, onMark }: NotificationRowProps) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const { id, title, readAt } = notification;
  const isUnread = readAt === null;
  const label = isUnread ? t('markRead') : t('markUnread');
  return (
    <li className={`${styles.row} ${isUnread ? styles.unread : ''}`}>
      <Content notification={notification} onOpen={() => isUnread && onMark(id, true)} />
      <time dateTime={notification.at} className={styles.time}>
        {timeOfDay(locale, new Date(notification.at))}
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

function Content({
  notification,
  onOpen,
}: {
  readonly notification: NotificationItem;
  readonly onOpen: () => void;
}) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const { kind, title, text, path, readAt } = notification;
  const content = (
    <>
      <NotificationIcon kind={kind} />
      <span className={styles.words}>
        <span className={styles.title}>
          {readAt === null && <span className="visually-hidden">{t('unreadMark')} </span>}
          {title[locale]}
        </span>
        {text[locale] !== '' && <span className={styles.text}>{text[locale]}</span>}
      </span>
    </>
  );
  if (path === null) return <span className={styles.content}>{content}</span>;
  return (
    <Link href={path} className={styles.content} onClick={onOpen}>
      {content}
    </Link>
  );
}
