'use client';

import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { usePrintSheet } from '../../downloads/index.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { useFinish } from '../moves/use-finish.ts';
import styles from './desk-menu.module.css';
import { loadManageDialogs } from './load-manage-dialogs.ts';
import type { Opening } from './manage-dialogs.tsx';
import { useDeleteMatch } from './use-delete-match.ts';

const Opened = dynamic(() => loadManageDialogs().then((file) => file.Opened), { ssr: false });

const commonItems = ['addManualResult', 'schedule', 'postpone', 'addReferees', 'setStream'] as const;
const dangerItems = ['reopen', 'cancel', 'delete'] as const;
/** Some actions open a dialog; the others run at once. */
type Item = Opening | 'delete' | 'print' | 'finishEarly';

export function DeskMenu() {
  const t = useTranslations('matchDesk');
  const { desk, rules, unit } = useDeskContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<Opening | null>(null);
  const remove = useDeleteMatch();
  const print = usePrintSheet(desk.id);
  const { finish, isOver } = useFinish();
  const isOpenMatch = desk.actions.includes('addReferees');
  const items: readonly Item[] = [
    ...commonItems.filter((action) => desk.actions.includes(action)),
    // Anyone who may assign referees may also create scorer links.
    ...(isOpenMatch ? (['scorer'] as const) : []),
    'history',
    'print',
    // A bout always ends from the bar below, with its method.
    ...(isOver || rules.bout !== null || !desk.actions.includes('finish') ? [] : (['finishEarly'] as const)),
    ...dangerItems.filter((action) => desk.actions.includes(action)),
  ];
  const choose = (item: Item) => {
    if (item === 'delete') void remove();
    else if (item === 'print') void print();
    else if (item === 'finishEarly') void finish();
    else setOpen(item);
  };
  return (
    <>
      <IconButton
        aria-label={t('more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className={styles.opener}
      >
        <MoreVertRounded />
      </IconButton>
      {anchor !== null && (
        <Menu anchor={anchor} onClose={() => setAnchor(null)}>
          {items.map((item) => (
            <MenuItem
              key={item}
              className={item === 'cancel' || item === 'delete' ? styles.danger : ''}
              onClick={() => choose(item)}
            >
              {t(`menu.${item}`, { unit })}
            </MenuItem>
          ))}
        </Menu>
      )}
      {open !== null && <Opened item={open} onClose={() => setOpen(null)} />}
    </>
  );
}
