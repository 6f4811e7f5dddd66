'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import type { ClubUser } from '../../lib/session/index.ts';
import { MergeDeviceFollows } from '../follow/index.ts';
import { PersonMenuList } from './person-menu-list.tsx';

interface PersonMenuProps {
  readonly user: ClubUser;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function PersonMenu({ user, className, children }: PersonMenuProps) {
  const t = useTranslations('shell');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <MergeDeviceFollows userId={user.id} />
      <button
        type="button"
        id={id}
        className={className}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="visually-hidden">{t('menuOf', { name: `${user.firstName} ${user.surnames}` })}</span>
        {children}
      </button>
      {anchor !== null && <PersonMenuList anchor={anchor} onClose={close} labelledBy={id} />}
    </>
  );
}
