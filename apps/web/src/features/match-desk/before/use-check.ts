'use client';

import {
  type CheckFacts,
  judgeNumber,
  judgePerson,
  judgeToken,
  type LicenceVerdict,
  readLicenceToken,
} from '@traip/engine/registration';
import { useMemo, useState } from 'react';
import { inMadrid } from '../../../i18n/madrid.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { checkedPeople } from '../queue/checks.ts';
import { isGenuine } from './is-genuine.ts';

export type Verdict = LicenceVerdict | { readonly is: 'UNREADABLE' };

/** The last scan, and whose licence it was. */
interface Reading {
  readonly verdict: Verdict;
  /** Counts scans, so that a repeated result is announced again. */
  readonly turn: number;
}

/** Checks licences: by code, by number, or manually. Everything works offline. */
export function useCheck() {
  const { desk, checks, check, clockOffset } = useDeskContext();
  const [reading, setReading] = useState<Reading | null>(null);
  const checked = useMemo(() => checkedPeople(desk, checks), [desk, checks]);
  const facts = useFacts();
  const save = (personId: string, how: 'SCAN' | 'TICK' | null, token?: string) => {
    const at = new Date(Date.now() + clockOffset).toISOString();
    check({ personId, how, at, ...(token === undefined ? {} : { token }) });
  };
  const show = (verdict: Verdict) => {
    setReading((before) => ({ verdict, turn: (before?.turn ?? 0) + 1 }));
    return verdict;
  };
  return {
    checked,
    reading,
    toggle: (personId: string) => {
      setReading(null);
      save(personId, checked.has(personId) ? null : 'TICK');
    },
    readCode: async (text: string): Promise<Verdict> => {
      const read = readLicenceToken(text);
      if (read === null) return show({ is: 'UNREADABLE' });
      const verdict = judgeToken(read.claims, await isGenuine(read, desk.licensing.keys), facts);
      // A card that is shown twice is checked once.
      if (verdict.is === 'VALID' && checked.get(verdict.personId) !== 'SCAN')
        save(verdict.personId, 'SCAN', text);
      return show(verdict);
    },
    readNumber: (number: string): Verdict => {
      const verdict = judgeNumber(number, facts);
      if (verdict.is === 'VALID') save(verdict.personId, 'TICK');
      return show(verdict);
    },
    /** What the desk knows of a person's licence without a card. */
    standingOf: (personId: string) => judgePerson(personId, facts),
  };
}

export type Checker = ReturnType<typeof useCheck>;

function useFacts(): CheckFacts {
  const { desk, clockOffset } = useDeskContext();
  return useMemo(() => {
    const { players, licensing, competition } = desk;
    const lineup = [players.home, players.away].flatMap((team) => team?.players ?? []);
    return {
      competitionId: competition.id,
      licences: licensing.licences,
      lineup: lineup.map(({ playerId }) => playerId),
      on: inMadrid(new Date(Date.now() + clockOffset)).day,
    };
  }, [desk, clockOffset]);
}
