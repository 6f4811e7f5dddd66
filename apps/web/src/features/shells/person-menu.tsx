'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { ClubUser } from '../../lib/session/index.ts';
import { MergeDeviceFollows } from '../follow/index.ts';
import { useOnDemand } from './use-on-demand.ts';

interface PersonMenuProps {
  readonly user: ClubUser;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const load = () => import('./person-menu-list.tsx');
const PersonMenuList = dynamic(() => load().then((module) => module.PersonMenuList), { ssr: false });

export function PersonMenu({ user, className, children }: PersonMenuProps) {
  const t = useTranslations('shell');
  const id = useId();
  const { anchor, close, isLoaded, opener } = useOnDemand(load);
  return (
    <>
      <MergeDeviceFollows userId={user.id} />
      <button type="button" id={id} className={className} aria-haspopup="menu" {...opener}>
        <span className="visually-hidden">{t('menuOf', { name: `${user.firstName} ${user.surnames}` })}</span>
        {children}
      </button>
      {isLoaded && <PersonMenuList anchor={anchor} onClose={close} labelledBy={id} />}
    </>
  );
}
